-- Orbits go to Monitor Space Hazards too.
-- Runs from: 0042-messages-as-figures.sql
-- Outlived because: all that was allowed is; programs of before cannot read a recipient of the new kind, and only those of now add one.
alter table recipient drop constraint recipient_kind_check;
alter table recipient add constraint recipient_kind_check
  check (kind in ('SPACE_TRACK', 'TRACSS', 'STARLINK', 'MONITOR_SPACE_HAZARDS', 'FOLDER'));
