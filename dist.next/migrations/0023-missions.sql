-- Years of orbits that are planned: the question, how far it is flown, and what it came to.
create table mission (
  id text primary key,
  operator_id text not null references operator(id) on delete cascade,
  question jsonb not null,
  catalogue_id text not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED')),
  parts_done integer not null default 0,
  parts integer not null default 0,
  result jsonb,
  ordered_at timestamptz not null default now(),
  ordered_by text not null,
  finished_at timestamptz
);
create index mission_of_operator on mission (operator_id, ordered_at desc, id desc);
