-- Reads of lists that do not grow with what is not asked for.
-- The list of events; a name is looked for in the index, so that no event is read that is not shown.
create index conjunction_listed on conjunction (operator_id, tca_tai_s, id) include (secondary_norad_id, secondary_name, secondary_cospar_id)
  where not is_candidate;
create index conjunction_by_miss on conjunction (operator_id, miss_distance_m) where not is_candidate;
create index conjunction_by_probability on conjunction (operator_id, probability) where not is_candidate;
create index conjunction_by_secondary on conjunction (operator_id, secondary_norad_id, tca_tai_s) where not is_candidate;
-- By satellite first: whoever deletes a satellite asks without its operator.
create index conjunction_of_satellite on conjunction (satellite_id, operator_id, tca_tai_s, id) include (is_candidate);
create index cdm_of_satellite on cdm (satellite_id, operator_id, creation_tai_s, stored_at, id);
create index ephemeris_of_satellite on ephemeris (satellite_id, designation, stop_tai_s);
-- How many messages an event has and what the last but one said.
drop index cdm_of_conjunction;
create index cdm_of_conjunction on cdm (conjunction_id, creation_tai_s desc, stored_at desc, id desc) include (probability);
-- When messages about events of a span came.
create index cdm_times on cdm (operator_id, tca_tai_s) include (conjunction_id, originator, creation_tai_s) where observed is null;
create index audit_in_order on audit (operator_id, id);
create index audit_of_record on audit (operator_id, record_id, id);
create index screening_of_satellites on screening using gin (satellite_ids);
create index alert_in_need on alert (operator_id, raised_at, id) where needs_person and acknowledged_at is null;
create index alert_watch_by_tca on alert_watch (tca_tai_s);
-- Those in force, of all operators: what has ended is history.
create index ephemeris_in_force on ephemeris (stop_tai_s) where designation = 'OPERATIONAL';
