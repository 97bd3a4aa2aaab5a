-- What an installation is fed by, its turns, what each call cost, and what came last.
create table feed (
  id text primary key,
  -- whose messages it brings; null: it is of the installation
  operator_id text references operator(id) on delete cascade,
  name text not null,
  kind text not null,
  address text not null,
  sets jsonb not null default '[]',
  every_minutes integer not null,
  least_share double precision not null,
  -- how far it was read, in the publisher's own words
  cursor text,
  sign_in_address text,
  identity text,
  -- sealed
  password text,
  is_on boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  -- SHA-256 of what was taken last, by what it was asked for as
  taken jsonb not null default '{}',
  -- when the clock asks next
  due_at timestamptz not null default now(),
  failures integer not null default 0,
  last_good_at timestamptz,
  constraint feed_is_finite check (is_finite(least_share))
);

create unique index feed_by_name on feed (coalesce(operator_id, ''), name);

create table feed_turn (
  id text primary key,
  feed_id text not null references feed(id) on delete cascade,
  is_trial boolean not null,
  state text not null check (state in ('QUEUED', 'RUNNING', 'TAKEN', 'UNCHANGED', 'REFUSED', 'FAILED', 'CANCELLED')),
  is_by_clock boolean not null,
  asked_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  calls integer not null default 0,
  files jsonb not null default '[]',
  change jsonb,
  message jsonb not null default '[]'
);
create index feed_turn_of_feed on feed_turn (feed_id, asked_at desc, id desc);
create unique index feed_turn_once on feed_turn (feed_id) where state in ('QUEUED', 'RUNNING');

-- Calls of an account at a host, by what was asked for; counted before they are made.
create table feed_call (
  id bigint generated always as identity primary key,
  account text not null,
  query text not null,
  called_at timestamptz not null default now()
);
create index feed_call_of_account on feed_call (account, called_at desc);

-- The last good answer to a question: what was tried can be taken, and a worker that dies has not asked in vain.
create table feed_answer (
  feed_id text not null references feed(id) on delete cascade,
  query text not null,
  file_id text not null references stored_file(id),
  came_at timestamptz not null default now(),
  primary key (feed_id, query)
);
create trigger feed_answer_takes_its_file after delete on feed_answer for each row execute function file_goes_with_its_record();

-- What feeds brought of the catalogue, each part as it came last.
create table catalogue_part (
  source text not null,
  part text not null,
  -- in the order in which sources of equal sets are believed
  place integer not null,
  file_id text not null references stored_file(id),
  object_count integer not null,
  rejected_count integer not null,
  norad_ids integer[] not null,
  taken_at timestamptz not null default now(),
  primary key (source, part)
);
create trigger catalogue_part_takes_its_file after delete on catalogue_part for each row execute function file_goes_with_its_record();

-- Who objects are, beside their element sets.
create table object_fact (
  norad_id integer primary key,
  name text not null,
  cospar_id text not null,
  object_type text,
  owner text,
  ops_status text,
  rcs_m2 double precision,
  decayed_on text,
  source text not null,
  constraint object_fact_is_finite check (is_finite(rcs_m2))
);

-- Which sources a catalogue is put together from; null: it came as one file.
alter table catalogue add column sources jsonb;
