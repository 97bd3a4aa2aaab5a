-- The blocks of a screening are jobs of their own. What they work on is keyed by its content: catalogue, plan and
-- ephemerides; screenings of the same content share one work and its results.
create table screening_work (
  -- SHA-256 of catalogue content, plan and contents of the ephemerides
  key text primary key,
  catalogue_id text not null references catalogue(id) on delete cascade,
  plan jsonb not null,
  -- the objects after those of the catalogue, in order: {sha256, noradId}
  ephemerides jsonb not null default '[]',
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  -- a block of it failed for good
  lost_at timestamptz
);
create index screening_work_by_use on screening_work (used_at);

-- Others than screenings that wait for a work: each says again and again until when.
create table screening_waiter (
  id uuid primary key,
  work_key text not null references screening_work(key) on delete cascade,
  waits_until timestamptz not null
);
create index screening_waiter_by_work on screening_waiter (work_key);

alter table screening
  add column work_key text references screening_work(key) on delete set null,
  -- its satellites as objects of the plan, frozen at its first start: {satelliteId, ephemerisId, object}
  add column subjects jsonb not null default '[]',
  add column job_ids uuid[] not null default '{}';
create index screening_by_work on screening (work_key) where work_key is not null;

-- A block done twice is one row, and both would be the same bytes.
drop table screening_block;
create table screening_block (
  work_key text not null references screening_work(key) on delete cascade,
  block_index integer not null,
  -- rows of float64, little-endian; packages/conjunction/src/screening/encounter-table.ts
  encounters bytea not null,
  -- what left the screen and what the ephemerides cover
  report jsonb not null,
  -- host and process that did it
  worker text not null,
  done_at timestamptz not null default now(),
  primary key (work_key, block_index)
);

-- Who runs which job: a process that dies loses its advisory lock at once, and its jobs go to others.
create table job_claim (
  job_id uuid primary key,
  queue text not null,
  attempt integer not null,
  holder integer not null
);
