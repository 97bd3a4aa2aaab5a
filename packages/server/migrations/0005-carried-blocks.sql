-- A work may take encounters over from an earlier one: those of objects that have not changed, in blocks of the same span.
alter table screening_work
  -- what is left to screen: {changed, anew, lost} as packages/conjunction/src/screening/carry-over.ts; null: everything
  add column carry jsonb,
  -- how much of it had to be screened, as the API tells it
  add column extent jsonb;

create table screening_carried (
  work_key text not null references screening_work(key) on delete cascade,
  block_index integer not null,
  -- rows of float64, as in screening_block
  encounters bytea not null,
  primary key (work_key, block_index)
);

alter table screening
  add column extent jsonb;
