-- A figure is a finite number or absent. Until now a message with impossible states could be stored with figures that are
-- none, and every list that had it failed.

create function is_finite(value double precision) returns boolean language sql immutable parallel safe as $$
  select value > '-Infinity' and value < 'Infinity'
$$;

-- False for an array with an infinite value, a NaN or a gap in it.
create function are_finite(value double precision[]) returns boolean language sql immutable parallel safe as $$
  select value is null or array_position(value, null) is null
    and not ('NaN' = any(value) or 'Infinity' = any(value) or '-Infinity' = any(value))
$$;

-- A list of numbers in JSON has no word for what is none but null.
create function lists_are_whole(value jsonb) returns boolean language sql immutable parallel safe as $$
  select not jsonb_path_exists(value, 'strict $[*].* ? (@.type() == "array")[*] ? (@ == null)')
$$;

-- What the event says is kept with each message, so that it can be said again when a newer message is taken back.
alter table cdm
  add column verdict text check (verdict in ('act', 'watch', 'safe', 'no-conclusion')),
  add column verdict_reasons jsonb,
  add column decide_by_tai_s double precision;
update cdm set verdict = conjunction.verdict, verdict_reasons = conjunction.verdict_reasons,
  decide_by_tai_s = conjunction.decide_by_tai_s
from conjunction where last_cdm_id = cdm.id;

-- Messages that no list could show.
create temporary table broken_message on commit drop as
  select id, conjunction_id from cdm
  where not coalesce(is_finite(creation_tai_s) and is_finite(tca_tai_s) and is_finite(miss_distance_m)
      and is_finite(relative_speed_mps), false)
    or not are_finite(relative_position_rtn_m) or not are_finite(relative_velocity_rtn_mps)
    or not are_finite(array_remove(array[approach_angle_deg, probability, originator_probability, max_probability,
      scale_at_max, mahalanobis, sigma_along_miss_m, decide_by_tai_s], null))
    or not lists_are_whole(objects);
delete from cdm where id in (select id from broken_message);
-- An event of such messages alone goes with them; another says what its newest message says, and that nobody judged it so.
delete from conjunction where not exists (select 1 from cdm where conjunction_id = conjunction.id);
update conjunction set last_cdm_id = newest.id, tca_tai_s = newest.tca_tai_s, risk_level = newest.risk_level,
  probability = newest.probability, miss_distance_m = newest.miss_distance_m, verdict = 'no-conclusion',
  decide_by_tai_s = newest.tca_tai_s - 43200,
  verdict_reasons = '[{"code": "message-removed", "text": "The newest message had impossible figures and was removed; screen again."}]'
from (select distinct on (conjunction_id) * from cdm order by conjunction_id, creation_tai_s desc, id desc) newest
where newest.conjunction_id = conjunction.id and conjunction.last_cdm_id in (select id from broken_message);

alter table cdm add constraint cdm_is_finite check (
  is_finite(creation_tai_s) and is_finite(tca_tai_s) and is_finite(miss_distance_m) and is_finite(relative_speed_mps)
  and are_finite(relative_position_rtn_m) and are_finite(relative_velocity_rtn_mps)
  and is_finite(approach_angle_deg) and is_finite(probability) and is_finite(originator_probability)
  and is_finite(max_probability) and is_finite(scale_at_max) and is_finite(mahalanobis) and is_finite(sigma_along_miss_m)
  and is_finite(decide_by_tai_s) and lists_are_whole(objects));
alter table conjunction add constraint conjunction_is_finite check (
  is_finite(tca_tai_s) and is_finite(probability) and is_finite(miss_distance_m) and is_finite(decide_by_tai_s));
alter table ephemeris add constraint ephemeris_is_finite check (is_finite(start_tai_s) and is_finite(stop_tai_s));
alter table screening add constraint screening_is_finite check (
  is_finite(start_tai_s) and is_finite(stop_tai_s) and is_finite(as_of_tai_s) and is_finite(worst_probability));
alter table element_set add constraint element_set_is_finite check (is_finite(epoch_tai_s));
alter table operator add constraint operator_is_finite check (is_finite(decision_lead_hours));
