-- Time from the decision to the earliest command of a manoeuvre.
-- Runs from: 0054-programs-that-confirm.sql

alter table operator
  add column preparation_time_s double precision not null default 1800 check (is_finite(preparation_time_s));
