-- How far the making of the demo world has come; a killed start goes on where it stopped.
create table demo_step (
  name text primary key,
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);
