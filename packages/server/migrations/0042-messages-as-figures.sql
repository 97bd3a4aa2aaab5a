-- Of messages of our own screenings figures may be kept in the place of the text and of what is said of both objects (ca/conjunctions/kept-figures.ts).
-- Runs from: 0037-ordered-once.sql
-- Outlived because: programs of before fill these columns of every message, and are stopped before 0043 has others leave them out.
alter table cdm alter column objects drop not null, alter column usage drop not null,
  alter column relative_position_rtn_m drop not null, alter column relative_velocity_rtn_mps drop not null;
-- Errors that such a message states, and what they are compared with.
alter table cdm add column stated1 text, add column deviation1_m double precision, add column stated2 text, add column deviation2_m double precision;
create index cdm_of_error1 on cdm (operator_id, stated1, creation_tai_s desc) where stated1 is not null;
create index cdm_of_error2 on cdm (operator_id, stated2, creation_tai_s desc) where stated2 is not null;
-- Without the messages that have no `objects`.
create index cdm_of_designator1 on cdm (operator_id, (objects -> 0 ->> 'designator'), creation_tai_s desc) where observed is null and objects is not null;
create index cdm_of_designator2 on cdm (operator_id, (objects -> 1 ->> 'designator'), creation_tai_s desc) where observed is null and objects is not null;
drop index cdm_of_object1;
drop index cdm_of_object2;
-- Messages of one moment, those of a screening, are put in order when they are read.
create index cdm_by_creation on cdm (operator_id, creation_tai_s, stored_at);
drop index cdm_in_order;
