-- Computing is shared among operators, and what follows a screening's blocks is done in parts.

-- Where the next work of an operator stands in the order of all, in CPU seconds that it was given or has booked.
create table job_share (
  operator_id text primary key,
  booked_s double precision not null,
  -- where the work in hand stood when the operator's jobs were last put in order
  seen_s double precision not null
);

alter table screening
  -- it has its place among the operator's screenings that run at once; the others wait for one
  add column admitted boolean not null default false,
  -- what was found is judged in so many parts; null: not known yet
  add column parts_total integer,
  add column parts_done integer not null default 0,
  add column judging_since timestamptz;
update screening set admitted = true;
create index screening_waiting on screening (operator_id, created_at, id) where state in ('QUEUED', 'RUNNING');
create index screening_of_operator on screening (operator_id);

-- What the judging of a screening goes by, from its beginning to its end, and what its end will say.
create table screening_judging (
  screening_id text primary key references screening(id) on delete cascade,
  -- the operator's rules when it began
  rules jsonb not null,
  coverage text not null,
  dropouts jsonb not null
);

-- A part done twice is one row.
create table screening_part (
  screening_id text not null references screening_judging(screening_id) on delete cascade,
  part_index integer not null,
  -- the place of the satellite among those of the screening
  subject_index integer not null,
  -- rows of float64, as in screening_block
  encounters bytea not null,
  -- messages with their judgement, as the structured clone of Node writes them; null: not done yet
  judged bytea,
  -- host and process that did it
  worker text,
  done_at timestamptz,
  primary key (screening_id, part_index)
);

-- What an operator keeps is counted.
create index stored_file_of_operator on stored_file (operator_id) include (size_bytes);
