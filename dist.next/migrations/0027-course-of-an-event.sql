-- An event tells what its newest message says and when each of its messages was made: lists read no message for it. Reads every message once.
alter table conjunction
  add column relative_speed_mps double precision,
  add column relative_position_rtn_m double precision[],
  add column relative_velocity_rtn_mps double precision[],
  add column probability_method text,
  add column max_probability double precision,
  add column dilution text,
  add column mahalanobis double precision,
  add column covariance_source text,
  -- of the messages that are kept, oldest first; those that rest on ordered observations have no originator, for they keep no turn
  add column message_creation_tai_s double precision[] not null default '{}',
  add column message_probability double precision[] not null default '{}',
  add column message_originator text[] not null default '{}';
update conjunction set
  relative_speed_mps = newest.relative_speed_mps,
  relative_position_rtn_m = newest.relative_position_rtn_m,
  relative_velocity_rtn_mps = newest.relative_velocity_rtn_mps,
  probability_method = newest.probability_method,
  max_probability = newest.max_probability,
  dilution = newest.dilution,
  mahalanobis = newest.mahalanobis,
  covariance_source = newest.covariance_source,
  message_creation_tai_s = course.created,
  message_probability = course.said,
  message_originator = course.originator
from cdm as newest, (
  select conjunction_id, array_agg(creation_tai_s order by creation_tai_s, stored_at, id) as created,
    array_agg(probability order by creation_tai_s, stored_at, id) as said,
    array_agg(case when observed is null then originator end order by creation_tai_s, stored_at, id) as originator
  from cdm group by conjunction_id
) as course
where newest.id = conjunction.last_cdm_id and course.conjunction_id = conjunction.id;
set constraints all immediate;
alter table conjunction
  alter column relative_speed_mps set not null,
  alter column relative_position_rtn_m set not null,
  alter column relative_velocity_rtn_mps set not null,
  alter column probability_method set not null,
  alter column covariance_source set not null,
  add constraint conjunction_course_whole check (cardinality(message_probability) = cardinality(message_creation_tai_s)
    and cardinality(message_originator) = cardinality(message_creation_tai_s));

-- A part of a name is looked for in all events of an operator: letter by letter, and written small once.
alter table conjunction
  add column secondary_sought_name text collate "C" generated always as (lower(secondary_name collate "C")) stored,
  add column secondary_sought_cospar_id text collate "C" generated always as (lower(secondary_cospar_id collate "C")) stored;
drop index conjunction_listed;
create index conjunction_listed on conjunction (operator_id, tca_tai_s, id) include (secondary_norad_id, secondary_sought_name, secondary_sought_cospar_id)
  where not is_candidate;

-- What was read of messages is read of their events.
drop index cdm_times;
drop index cdm_of_conjunction;
create index cdm_of_conjunction on cdm (conjunction_id, creation_tai_s desc, stored_at desc, id desc);
-- The list has the same order and more.
drop index conjunction_in_order;
-- What is asked for by a figure is put in order before it is read.
drop index conjunction_by_miss;
drop index conjunction_by_probability;
create index conjunction_by_miss on conjunction (operator_id, miss_distance_m) include (tca_tai_s, id) where not is_candidate;
create index conjunction_by_probability on conjunction (operator_id, probability) include (tca_tai_s, id) where not is_candidate;
