-- Time of the last measurement that an observed orbit rests on: a flight rule asks when the other object was last observed.
-- Null: observed orbits stored before, and simulated measurements.
-- Runs from: 0058-coordination-in-order.sql
alter table observed_orbit add column observed_until_tai_s double precision check (is_finite(observed_until_tai_s));
