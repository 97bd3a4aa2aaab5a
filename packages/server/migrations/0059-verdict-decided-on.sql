-- The verdict and the probability that a decision was made on: a graver one asks for a decision again. Lists show the work on a conjunction.
-- Runs from: 0054-programs-that-confirm.sql
-- Outlived because: the triggers only count revisions of the operator's lists; older programs write as before.
alter table decision add column decided_pc double precision
  generated always as ((frozen::jsonb -> 'told' ->> 'pc')::double precision) stored;
alter table decision add column decided_on text 
  generated always as (lower(replace(frozen::jsonb -> 'told' ->> 'verdict', '_', '-'))) stored;

create constraint trigger decision_revises after insert or delete or update on decision
  deferrable initially deferred
  for each row execute function revise_lists();
create constraint trigger manoeuvre_plan_revises after insert or delete or update on manoeuvre_plan
  deferrable initially deferred
  for each row execute function revise_lists();
