-- When the newest backup was made: its age is a metric, and an alert. One row at most.
-- Runs from: 0038-outlived-updates.sql
create table last_backup (
  is_only boolean default true primary key check (is_only),
  made_at timestamptz not null
);
