-- Indexes of messages without what they say again. Programs of before read by them as well.
-- Runs from: 0037-ordered-once.sql
-- A message's id is asked for as it is: a short digest of it does.
create index cdm_of_message_id on cdm using hash (message_id);
drop index cdm_versions;
-- Messages of one moment are put in order when they are read: an event has hardly two, a satellite those of one screening.
create index cdm_of_event on cdm (conjunction_id, creation_tai_s desc);
drop index cdm_of_conjunction;
create index cdm_by_satellite on cdm (satellite_id, creation_tai_s);
drop index cdm_of_satellite;
