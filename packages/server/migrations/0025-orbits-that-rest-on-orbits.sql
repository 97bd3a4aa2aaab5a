-- Orbit updates that begin with an earlier one, and drag in the simulated world.

alter table orbit_update drop constraint orbit_update_prior_source_check;
alter table orbit_update add constraint orbit_update_prior_source_check
  check (prior_source in ('CDM', 'OEM', 'ELEMENT_SET', 'ORBIT_UPDATE'));
-- Updates that what was known before rests on: without them it does not hold.
alter table orbit_update add column basis text[] not null default '{}';
create index orbit_update_by_basis on orbit_update using gin (basis);
create index orbit_update_of_object on orbit_update (operator_id, norad_id, created_at desc) where norad_id is not null;

-- Cd A / m, m^2/kg; null: the air does not brake the object.
alter table simulator_truth add column drag_m2_per_kg double precision check (drag_m2_per_kg > 0);
