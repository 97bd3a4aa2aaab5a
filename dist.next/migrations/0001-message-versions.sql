-- What a message says belongs to its identity: another content under an id of the same originator is a version of its own.
alter table cdm drop constraint cdm_operator_id_originator_message_id_key;
create index cdm_versions on cdm (operator_id, message_id);

-- Of messages with one creation date the one that came last counts, also of those that one upload brings.
alter table cdm alter column stored_at set default clock_timestamp();
drop index cdm_in_order;
create index cdm_in_order on cdm (operator_id, creation_tai_s, stored_at, id);
