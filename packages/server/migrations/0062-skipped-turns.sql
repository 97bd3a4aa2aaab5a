-- A turn of a feed that asked nothing is neither good nor failed.
-- Runs from: 0030-feeds.sql
alter table feed_turn drop constraint feed_turn_state_check;
alter table feed_turn add constraint feed_turn_state_check
  check (state in ('QUEUED', 'RUNNING', 'TAKEN', 'UNCHANGED', 'SKIPPED', 'REFUSED', 'FAILED', 'CANCELLED'));
