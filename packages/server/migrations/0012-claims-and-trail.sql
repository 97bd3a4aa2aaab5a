-- Whose a catalogue number is, a trail that those who write it cannot change, and which world a database is for.

-- A number is a claim until somebody who runs the installation has looked; two operators cannot both be confirmed.
alter table satellite
  add column claim text not null default 'UNVERIFIED' check (claim in ('UNVERIFIED', 'CONFIRMED')),
  add column claim_settled_at timestamptz,
  add column claim_settled_by text;
create unique index satellite_confirmed_once on satellite (norad_id) where claim = 'CONFIRMED';

-- Nobody changes a line or empties the table. Old lines are deleted by the owner of the table alone, and only where the
-- session has said that this is what it does.
create or replace function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('keepout.audit_retention', true) = 'on'
    and pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'USAGE')
  then
    return old;
  end if;
  raise exception 'audit is append-only' using errcode = '23514';
end $$;
create trigger audit_never_emptied before truncate on audit
  for each statement execute function audit_is_append_only();

-- Written at the first start in production mode: a demonstration then keeps away.
create table installation (
  is_only boolean primary key default true check (is_only),
  mode text not null check (mode = 'production'),
  since timestamptz not null default now()
);
