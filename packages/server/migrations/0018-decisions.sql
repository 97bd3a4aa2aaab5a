-- Decisions about events: who decided what, from which inputs, by which rules, and who signed.

-- A record outlives its event and its satellite: what was decided stays known.
create table decision (
  id text primary key,
  operator_id text not null references operator(id),
  conjunction_id text not null,
  satellite_id text not null,
  satellite_name text not null,
  secondary_name text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'ACKNOWLEDGED', 'DECIDED', 'SIGNED', 'WITHDRAWN')),
  version integer not null default 1,
  owner text,
  note text not null default '',
  waivers jsonb not null default '[]',
  plan_id text,
  decision text check (decision in ('BURN', 'NO_BURN', 'OBSERVE', 'COORDINATE', 'ACCEPT')),
  opened_at timestamptz not null default now(),
  opened_by text not null,
  acknowledged_at timestamptz,
  acknowledged_by text,
  decided_at timestamptz,
  decided_by text,
  signed_at timestamptz,
  signed_by text,
  withdrawn_at timestamptz,
  withdrawn_by text,
  withdrawn_reason text,
  -- inputs and results as they were when it was decided: text, so that every digit stays as it was written
  frozen text,
  frozen_cdm_id text,
  frozen_count integer,
  -- the signed record and its hash
  record text,
  record_hash text,
  updated_at timestamptz not null default now(),
  check ((state = 'SIGNED') = (record is not null)),
  check ((state in ('DECIDED', 'SIGNED')) <= (decision is not null and frozen is not null))
);
create unique index decision_open_once on decision (operator_id, conjunction_id)
  where state in ('OPEN', 'ACKNOWLEDGED', 'DECIDED');
create index decision_of_event on decision (operator_id, conjunction_id, opened_at, id);
create index decision_in_order on decision (operator_id, opened_at, id);

-- What is signed neither changes nor goes, whoever asks.
create function signed_decision_stays() returns trigger language plpgsql as $$
begin
  if old.state = 'SIGNED' then
    raise exception 'a signed decision does not change' using errcode = '23514';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger decision_stays_signed before update or delete on decision
  for each row execute function signed_decision_stays();
