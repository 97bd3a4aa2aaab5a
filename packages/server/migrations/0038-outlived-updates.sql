-- A migration says from which one on programs run on what it leaves: null, only those that have it.
-- Runs from: 0037-ordered-once.sql
alter table keepout_migration add column runs_from text;
