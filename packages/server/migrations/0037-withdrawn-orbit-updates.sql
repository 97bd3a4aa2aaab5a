-- Orbit updates that do not hold. What is told of one may come after its withdrawal, and is not kept then.
create table withdrawn_orbit_update (
  operator_id text not null references operator(id),
  id text not null,
  withdrawn_at timestamptz not null default now(),
  primary key (operator_id, id)
);
