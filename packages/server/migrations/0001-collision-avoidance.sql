-- The records of the collision-avoidance line. Every record that belongs to an operator carries operator_id;
-- another operator's record does not exist for you.

create table operator (
  id text primary key,
  name text not null,
  contact text,
  thresholds jsonb not null default '{"medium":1e-7,"high":1e-5,"critical":1e-4}',
  thresholds_version integer not null default 1,
  decision_lead_hours double precision not null default 12,
  created_at timestamptz not null default now()
);

create table stored_file (
  id text primary key,
  operator_id text references operator(id),
  kind text not null,
  size_bytes bigint not null,
  sha256 text not null,
  created_at timestamptz not null default now()
);

create table satellite (
  id text primary key,
  operator_id text not null references operator(id),
  norad_id integer not null,
  cospar_id text not null default '',
  name text not null,
  configuration jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (operator_id, norad_id)
);
create index satellite_norad on satellite (norad_id);

create table catalogue (
  id text primary key,
  source text not null,
  format text not null,
  content_hash text not null unique,
  object_count integer not null,
  rejected_count integer not null default 0,
  faults jsonb not null default '[]',
  newest_epoch text,
  file_id text not null references stored_file(id),
  loaded_at timestamptz not null default now()
);

create table element_set (
  catalogue_id text not null references catalogue(id) on delete cascade,
  norad_id integer not null,
  epoch_tai_s double precision not null,
  elements jsonb not null,
  primary key (norad_id, epoch_tai_s, catalogue_id)
);

create table ephemeris (
  id text primary key,
  operator_id text not null references operator(id),
  satellite_id text not null references satellite(id) on delete cascade,
  file_id text not null references stored_file(id),
  file_name text not null,
  designation text not null check (designation in ('OPERATIONAL', 'CANDIDATE')),
  start_tai_s double precision not null,
  stop_tai_s double precision not null,
  facts jsonb not null,
  uploaded_at timestamptz not null default now(),
  uploaded_by text not null
);
create index ephemeris_satellite on ephemeris (operator_id, satellite_id, uploaded_at desc);

create table screening (
  id text primary key,
  operator_id text not null references operator(id),
  screening_type text not null,
  state text not null check (state in ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED')),
  trigger text not null,
  satellite_ids text[] not null,
  ephemeris_id text references ephemeris(id) on delete set null,
  catalogue_id text references catalogue(id),
  -- of the engine that made the blocks: another version starts anew
  algorithm_version text,
  start_tai_s double precision not null,
  stop_tai_s double precision not null,
  as_of_tai_s double precision not null,
  volume jsonb,
  blocks_done integer not null default 0,
  blocks_total integer not null default 0,
  coverage text,
  conjunction_count integer not null default 0,
  risks jsonb not null default '{}',
  worst_probability double precision,
  dropouts jsonb not null default '[]',
  failure text,
  created_at timestamptz not null default now(),
  created_by text not null,
  started_at timestamptz,
  finished_at timestamptz
);
create index screening_recent on screening (operator_id, created_at desc);
create index screening_ephemeris on screening (ephemeris_id);

-- Results of single blocks: a killed worker's screening goes on where it stopped, and a block done twice is one row.
create table screening_block (
  screening_id text not null references screening(id) on delete cascade,
  block_index integer not null,
  result jsonb not null,
  primary key (screening_id, block_index)
);

create table conjunction (
  id text primary key,
  operator_id text not null references operator(id),
  satellite_id text not null references satellite(id) on delete cascade,
  secondary_norad_id integer,
  secondary_name text not null,
  tca_tai_s double precision not null,
  risk_level text not null,
  probability double precision,
  miss_distance_m double precision not null,
  verdict text not null,
  summary jsonb not null,
  last_cdm_id text not null,
  still_reported boolean not null default true,
  -- found by screening a CANDIDATE ephemeris: shown with that screening only
  is_candidate boolean not null default false,
  last_reported_at timestamptz not null,
  updated_at timestamptz not null
);
create index conjunction_by_tca on conjunction (operator_id, tca_tai_s);
create index conjunction_of_pair on conjunction (operator_id, satellite_id, secondary_norad_id, tca_tai_s);

create table cdm (
  id text primary key,
  operator_id text not null references operator(id),
  conjunction_id text not null references conjunction(id) on delete cascade deferrable initially deferred,
  satellite_id text not null references satellite(id) on delete cascade,
  screening_id text references screening(id) on delete set null,
  message_id text not null,
  originator text not null,
  creation_tai_s double precision not null,
  tca_tai_s double precision not null,
  probability double precision,
  record jsonb not null,
  message text not null,
  stored_at timestamptz not null default now(),
  unique (operator_id, originator, message_id)
);
create index cdm_of_conjunction on cdm (conjunction_id, creation_tai_s desc);
create index cdm_of_screening on cdm (screening_id);
create index cdm_recent on cdm (operator_id, creation_tai_s desc);

-- Who did what to which record when. Append-only.
create table audit (
  id bigint generated always as identity primary key,
  operator_id text not null,
  actor text not null,
  action text not null,
  record_type text not null,
  record_id text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);
create index audit_recent on audit (operator_id, at desc);
create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'audit is append-only' using errcode = '23514';
end $$;
create trigger audit_append_only before update or delete on audit
  for each row execute function audit_is_append_only();
