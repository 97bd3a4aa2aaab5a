-- A turn of a feed that asked nothing is neither good nor failed.
-- Runs from: 0030-feeds.sql
-- Outlived because: the constraint allows one state more than before; older programs write none of it and show it as it is
alter table feed_turn drop constraint feed_turn_state_check;
alter table feed_turn add constraint feed_turn_state_check
  check (state in ('QUEUED', 'RUNNING', 'TAKEN', 'UNCHANGED', 'SKIPPED', 'REFUSED', 'FAILED', 'CANCELLED'));
