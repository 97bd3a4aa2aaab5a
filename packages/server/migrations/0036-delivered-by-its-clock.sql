-- When a file was handed over by the clock of its provider, TAI s: ahead of ours where a simulator's time runs faster.
-- Null: when it was received, or nobody wrote it down yet.
alter table observation_file add column delivered_tai_s double precision;
-- Somebody has a file of the object where it is: it stays there, whatever others think of its orbit.
alter table simulator_truth add column is_measured boolean not null default false;
