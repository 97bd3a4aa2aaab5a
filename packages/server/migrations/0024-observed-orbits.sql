-- Orbits that ordered observations made better, and the messages that rest on them.

create table observed_orbit (
  -- of the orbit update
  id text primary key,
  operator_id text not null references operator(id),
  conjunction_id text not null,
  object text not null check (object in ('PRIMARY', 'SECONDARY')),
  epoch_tai_s double precision not null check (is_finite(epoch_tai_s)),
  position_m double precision[] not null check (cardinality(position_m) = 3),
  velocity_mps double precision[] not null check (cardinality(velocity_mps) = 3),
  covariance_rtn double precision[] not null check (cardinality(covariance_rtn) = 36),
  source text not null,
  is_simulated boolean not null,
  is_withdrawn boolean not null default false,
  created_at timestamptz not null default now()
);
create index observed_orbit_of_event on observed_orbit (conjunction_id, created_at);

-- Null: the message rests on no observation that was ordered here.
alter table cdm add column observed jsonb;
