-- A burn of an ephemeris that was ahead when it was uploaded: conjunctions of it say so.
-- Runs from: 0054-programs-that-confirm.sql
alter table ephemeris add column burn jsonb;
create index ephemeris_with_burn on ephemeris (operator_id) where (burn is not null);
