-- An approach that a screening finds just as a message told it is no new message.
alter table conjunction add column seen_again integer not null default 0;
alter table screening add column seen_again_count integer not null default 0;
-- The messages that told before what a screening found again.
create table screening_sighting (
  screening_id text primary key references screening(id) on delete cascade,
  operator_id text not null references operator(id) on delete cascade,
  cdm_ids text[] not null
);
create constraint trigger screening_sighting_revises after insert or delete or update on screening_sighting
  deferrable initially deferred
  for each row execute function revise_lists();
