-- Of messages of our own screenings more figures, and their ids, may be kept in the packed column (ca/conjunctions/kept-figures.ts).
-- Runs from: 0037-ordered-once.sql
-- Outlived because: programs of before fill these columns of every message, and are stopped before 0047 has others leave them out.
alter table cdm alter column message_id drop not null, alter column relative_speed_mps drop not null, alter column probability_method drop not null,
  alter column covariance_source drop not null;
-- A key that many messages have stands once in an index, but not beside a number that is not whole. Messages of an event are put in order when they are read, as
-- those of one second are.
create index cdm_of_conjunction on cdm (conjunction_id);
drop index cdm_of_event;
create index cdm_of_satellite on cdm (satellite_id, (creation_tai_s::bigint));
drop index cdm_by_satellite;
