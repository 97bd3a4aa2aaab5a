-- The tables of the first release, and the rates and rules that it begins with.
-- Sums up: 8a363f5278c1ec76859d33232953cfad3bbade83eb2f1af78ec7f30866f21ad2

create function is_finite(value double precision) returns boolean language sql immutable parallel safe as $function$
  select value > '-Infinity' and value < 'Infinity'
$function$;

-- False for an array with an infinite value, a NaN or a gap in it.
create function are_finite(value double precision[]) returns boolean language sql immutable parallel safe as $function$
  select value is null or array_position(value, null) is null
    and not ('NaN' = any(value) or 'Infinity' = any(value) or '-Infinity' = any(value))
$function$;

-- A list of numbers in JSON has no word for what is none but null.
create function lists_are_whole(value jsonb) returns boolean language sql immutable parallel safe as $function$
  select not jsonb_path_exists(value, 'strict $[*].* ? (@.type() == "array")[*] ? (@ == null)')
$function$;

-- PLATFORM

create table domain_event (
  id bigint generated always as identity constraint event_pkey primary key,
  operator_id text not null,
  type text not null,
  data jsonb not null,
  occurred_at timestamptz not null default now(),
  -- null: kept for good
  forget_at timestamptz
);
create index domain_event_by_operator on domain_event (operator_id, id);
create index domain_event_by_end on domain_event (forget_at) where (forget_at is not null);
create index domain_event_by_type on domain_event (type, id);

create table idempotent_answer (
  subject text not null,
  key text not null,
  request_sha256 text not null,
  -- null while the first request is still at work
  status integer not null,
  headers jsonb not null,
  body text,
  created_at timestamptz not null default now(),
  primary key (subject, key)
);
create index idempotent_answer_by_age on idempotent_answer (created_at);

-- The columns are those that rate-limiter-flexible expects.
create table rate_limit (
  key character varying(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table identity_user (
  subject uuid primary key,
  user_name text not null unique check (user_name = lower(user_name)),
  name text not null,
  email text not null,
  operator_id text not null,
  password_hash text not null,
  -- resource name to role names, as in the token
  roles jsonb not null,
  created_at timestamptz not null default now()
);

create table identity_client (
  client_id text primary key,
  secret_hash text not null,
  name text not null,
  operator_id text not null,
  roles jsonb not null,
  created_at timestamptz not null default now(),
  -- null: made by the command line
  created_by text,
  secret_at timestamptz not null default now(),
  last_used_at timestamptz
);
-- Two people who add a program of one name at once: one of them is told so. The command line tells its own by their ids.
create unique index identity_client_by_name on identity_client (operator_id, lower(name)) where (created_by is not null);
create index identity_client_of_operator on identity_client (operator_id, client_id);

create table identity_key (
  kid text primary key,
  jwk jsonb not null,
  created_at timestamptz not null default now()
);

create table identity_record (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index identity_record_by_grant on identity_record (grant_id) where (grant_id is not null);
create index identity_record_by_uid on identity_record (model, uid) where (uid is not null);
create index identity_record_by_expiry on identity_record (expires_at);

-- OPERATORS, SATELLITES AND COLLISION AVOIDANCE

create table operator (
  id text primary key,
  name text not null,
  contact text,
  thresholds jsonb not null default '{"high": 0.00001, "medium": 0.0000001, "critical": 0.0001}',
  thresholds_version integer not null default 1,
  decision_lead_hours double precision not null default 12 constraint operator_is_finite check (is_finite(decision_lead_hours)),
  created_at timestamptz not null default now(),
  -- The rules are columns of the operator, so that whoever judges reads them with its thresholds in one row.
  target_pc double precision not null default 0.000003 check (target_pc > 0 and target_pc <= 1),
  target_reduction_orders double precision not null default 1.5 check (is_finite(target_reduction_orders)),
  four_eyes boolean not null default false,
  uplink_lead_time_s double precision not null default 1800 check (is_finite(uplink_lead_time_s)),
  density_uncertainty double precision not null default 0.3 check (density_uncertainty >= 0 and density_uncertainty <= 1),
  -- empty for no limit
  max_sma_change_m double precision check (is_finite(max_sma_change_m)),
  -- [{start, end, reason}], UTC
  no_burn_windows jsonb not null default '[]',
  notes text not null default '',
  -- of all rules; thresholds_version counts the changes of the thresholds alone, which verdicts carry
  rules_version integer not null default 1,
  rules_updated_at timestamptz,
  -- other operators are screened against its operational ephemerides
  shares_ephemerides boolean not null default false
);

create function revise_lists() returns trigger language plpgsql as $function$
declare
  whose text;
  done text := coalesce(nullif(current_setting('keepout.revised', true), ''), ',');
begin
  if tg_table_name = 'operator' then
    whose := case when tg_op = 'DELETE' then old.id else new.id end;
  else
    whose := case when tg_op = 'DELETE' then old.operator_id else new.operator_id end;
  end if;
  if position(',' || whose || ',' in done) > 0 then
    return null;
  end if;
  insert into list_revision (operator_id, revision) values (whose, 1)
    on conflict (operator_id) do update set revision = list_revision.revision + 1;
  perform set_config('keepout.revised', done || whose || ',', true);
  return null;
end $function$;
create constraint trigger operator_revises after insert or delete or update on operator
  deferrable initially deferred
  for each row execute function revise_lists();

create table stored_file (
  id text primary key,
  operator_id text references operator(id),
  kind text not null,
  size_bytes bigint not null,
  sha256 text not null,
  created_at timestamptz not null default now()
);
create index stored_file_by_content on stored_file (sha256);
-- What an operator keeps is counted.
create index stored_file_of_operator on stored_file (operator_id) include (size_bytes);

-- The lock comes first: whoever keeps the same content at this moment is waited for, and then it is not the last.
create function content_goes_with_its_last_file() returns trigger language plpgsql as $function$
begin
  perform 1 from file_content where sha256 = old.sha256 for update;
  delete from file_content
    where sha256 = old.sha256 and not exists (select 1 from stored_file where sha256 = old.sha256);
  return null;
end $function$;
create trigger stored_file_takes_its_content after delete on stored_file for each row execute function content_goes_with_its_last_file();

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
  -- A number is a claim until somebody who runs the installation has looked; two operators cannot both be confirmed.
  claim text not null default 'UNVERIFIED' check (claim in ('UNVERIFIED', 'CONFIRMED')),
  claim_settled_at timestamptz,
  claim_settled_by text,
  unique (operator_id, norad_id)
);
create index satellite_norad on satellite (norad_id);
create unique index satellite_confirmed_once on satellite (norad_id) where (claim = 'CONFIRMED');
create constraint trigger satellite_revises after insert or delete or update on satellite
  deferrable initially deferred
  for each row execute function revise_lists();

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
  loaded_at timestamptz not null default now(),
  median_epoch_tai_s double precision
);
create index catalogue_recent on catalogue (loaded_at desc);

create function file_goes_with_its_record() returns trigger language plpgsql as $function$
begin
  delete from stored_file where id = old.file_id;
  return null;
end $function$;
create trigger catalogue_takes_its_file after delete on catalogue for each row execute function file_goes_with_its_record();

create table element_set (
  catalogue_id text not null references catalogue(id) on delete cascade,
  norad_id integer not null,
  epoch_tai_s double precision not null constraint element_set_is_finite check (is_finite(epoch_tai_s)),
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
  uploaded_by text not null,
  constraint ephemeris_is_finite check (is_finite(start_tai_s) and is_finite(stop_tai_s))
);
create index ephemeris_satellite on ephemeris (operator_id, satellite_id, uploaded_at desc);
create index ephemeris_in_order on ephemeris (operator_id, uploaded_at, id);
create trigger ephemeris_takes_its_file after delete on ephemeris for each row execute function file_goes_with_its_record();

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
  failure jsonb,
  created_at timestamptz not null default now(),
  created_by text not null,
  started_at timestamptz,
  finished_at timestamptz,
  work_key text,
  -- its satellites as objects of the plan, frozen at its first start: {satelliteId, ephemerisId, object}
  subjects jsonb not null default '[]',
  job_ids uuid[] not null default '{}'::uuid[],
  extent jsonb,
  -- it has its place among the operator's screenings that run at once; the others wait for one
  admitted boolean not null default false,
  -- what was found is judged in so many parts; null: not known yet
  parts_total integer,
  parts_done integer not null default 0,
  judging_since timestamptz,
  -- null: for nothing but a worker
  waiting_for text check (waiting_for = 'CATALOGUE'),
  -- ephemerides beside those of the screened satellites; written down at the first start
  bystander_ids text[] not null default '{}',
  constraint screening_is_finite check (is_finite(start_tai_s) and is_finite(stop_tai_s) and is_finite(as_of_tai_s)
    and is_finite(worst_probability))
);
create index screening_ephemeris on screening (ephemeris_id);
create index screening_by_work on screening (work_key) where (work_key is not null);
create index screening_waiting on screening (operator_id, created_at, id) where (state in ('QUEUED', 'RUNNING'));
create index screening_of_operator on screening (operator_id);
create index screening_waiting_for on screening (waiting_for) where (waiting_for is not null and state = 'QUEUED');
create index screening_in_order on screening (operator_id, created_at, id);

-- Results of single blocks: a killed worker's screening goes on where it stopped, and a block done twice is one row.
create table screening_block (
  work_key text not null,
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
  verdict text not null constraint conjunction_verdict check (verdict in ('act', 'watch', 'safe', 'no-conclusion')),
  last_cdm_id text not null,
  still_reported boolean not null default true,
  -- found by screening a CANDIDATE ephemeris: shown with that screening only
  is_candidate boolean not null default false,
  last_reported_at timestamptz not null,
  updated_at timestamptz not null,
  secondary_cospar_id text not null,
  secondary_object_type text not null,
  screening_type text not null,
  verdict_reasons jsonb not null,
  -- The time that is shown, to the second; TAI and UTC are whole seconds apart, and the same ones within a day's half.
  decide_by_tai_s double precision not null,
  constraint conjunction_is_finite check (is_finite(tca_tai_s) and is_finite(probability) and is_finite(miss_distance_m)
    and is_finite(decide_by_tai_s))
);
create index conjunction_of_pair on conjunction (operator_id, satellite_id, secondary_norad_id, tca_tai_s);
-- The order of each list, with its id: a page begins where the one before has ended.
create index conjunction_in_order on conjunction (operator_id, tca_tai_s, id);
create constraint trigger conjunction_revises after insert or delete or update on conjunction
  deferrable initially deferred
  for each row execute function revise_lists();

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
  message text not null,
  stored_at timestamptz not null default now(),
  risk_level text not null,
  miss_distance_m double precision not null,
  relative_speed_mps double precision not null,
  relative_position_rtn_m double precision[] not null,
  relative_velocity_rtn_mps double precision[] not null,
  approach_angle_deg double precision,
  probability_method text not null,
  -- code of why there is no probability
  probability_reason text,
  originator_probability double precision,
  originator_method text,
  max_probability double precision,
  scale_at_max double precision,
  dilution text check (dilution in ('robust', 'diluted')),
  mahalanobis double precision,
  sigma_along_miss_m double precision,
  usage text[] not null,
  covariance_source text not null,
  -- both objects, see ObjectFigures in packages/assessment
  objects jsonb not null,
  -- What the event says is kept with each message, so that it can be said again when a newer message is taken back.
  verdict text check (verdict in ('act', 'watch', 'safe', 'no-conclusion')),
  verdict_reasons jsonb,
  decide_by_tai_s double precision,
  -- Why a message has no largest probability, and how large the probability can become when the data of one object alone get
  -- better. Of messages that were judged before this nobody knows either: their columns stay empty.
  -- code of why there is no largest probability
  max_probability_reason text,
  -- largest probability over smaller deviations of this object alone, and the share of the present ones that reaches it
  max_probability_object1 double precision check (max_probability_object1 >= 0 and max_probability_object1 <= 1),
  scale_at_max_object1 double precision check (scale_at_max_object1 >= 0 and scale_at_max_object1 <= 1),
  max_probability_object2 double precision check (max_probability_object2 >= 0 and max_probability_object2 <= 1),
  scale_at_max_object2 double precision check (scale_at_max_object2 >= 0 and scale_at_max_object2 <= 1),
  -- Null: the message rests on no observation that was ordered here.
  observed jsonb,
  unique (operator_id, originator, message_id),
  check (max_probability_reason is null or max_probability is null),
  constraint cdm_is_finite check (is_finite(creation_tai_s) and is_finite(tca_tai_s) and is_finite(miss_distance_m)
    and is_finite(relative_speed_mps) and are_finite(relative_position_rtn_m) and are_finite(relative_velocity_rtn_mps)
    and is_finite(approach_angle_deg) and is_finite(probability) and is_finite(originator_probability) and is_finite(max_probability)
    and is_finite(scale_at_max) and is_finite(mahalanobis) and is_finite(sigma_along_miss_m) and is_finite(decide_by_tai_s)
    and lists_are_whole(objects))
);
create index cdm_of_conjunction on cdm (conjunction_id, creation_tai_s desc);
create index cdm_of_screening on cdm (screening_id);
create index cdm_in_order on cdm (operator_id, creation_tai_s, id);
create constraint trigger cdm_revises after insert or delete or update on cdm
  deferrable initially deferred
  for each row execute function revise_lists();

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

-- Nobody changes a line or empties the table. Old lines are deleted by the owner of the table alone, and only where the
-- session has said that this is what it does.
create function audit_is_append_only() returns trigger language plpgsql as $function$
begin
  if tg_op = 'DELETE' and current_setting('keepout.audit_retention', true) = 'on'
    and pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'USAGE')
  then
    return old;
  end if;
  raise exception 'audit is append-only' using errcode = '23514';
end $function$;
create trigger audit_append_only before delete or update on audit for each row execute function audit_is_append_only();
create trigger audit_never_emptied before truncate on audit for each statement execute function audit_is_append_only();

-- How far the making of the demo world has come; a killed start goes on where it stopped.
create table demo_step (
  name text primary key,
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);

create table file_content (
  sha256 text primary key,
  size_bytes bigint not null,
  created_at timestamptz not null default now()
);

create table file_chunk (
  sha256 text not null references file_content(sha256) on delete cascade,
  chunk_index integer not null,
  bytes bytea not null,
  primary key (sha256, chunk_index)
);

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
  lost_at timestamptz,
  -- A work may take encounters over from an earlier one: those of objects that have not changed, in blocks of the same span.
  -- what is left to screen: {changed, anew, lost} as packages/conjunction/src/screening/carry-over.ts; null: everything
  carry jsonb,
  -- how much of it had to be screened, as the API tells it
  extent jsonb
);
create index screening_work_by_use on screening_work (used_at);

-- Others than screenings that wait for a work: each says again and again until when.
create table screening_waiter (
  id uuid primary key,
  work_key text not null references screening_work(key) on delete cascade,
  waits_until timestamptz not null
);
create index screening_waiter_by_work on screening_waiter (work_key);

-- Who runs which job: a process that dies loses its advisory lock at once, and its jobs go to others.
create table job_claim (
  job_id uuid primary key,
  queue text not null,
  attempt integer not null,
  holder integer not null
);

create table screening_carried (
  work_key text not null references screening_work(key) on delete cascade,
  block_index integer not null,
  -- rows of float64, as in screening_block
  encounters bytea not null,
  primary key (work_key, block_index)
);

-- Which consumer has acted on which event: written in the transaction of what it did, so that it does it once.
create table domain_event_receipt (
  event_id bigint not null references domain_event(id) on delete cascade,
  consumer text not null,
  at timestamptz not null default now(),
  primary key (event_id, consumer)
);

-- Where the next work of an operator stands in the order of all, in CPU seconds that it was given or has booked.
create table job_share (
  operator_id text primary key,
  booked_s double precision not null,
  -- where the work in hand stood when the operator's jobs were last put in order
  seen_s double precision not null
);

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

-- Written at the first start in production mode: a demonstration then keeps away.
create table installation (
  is_only boolean default true primary key check (is_only),
  mode text not null check (mode = 'production'),
  since timestamptz not null default now()
);

create table catalogue_refusal (
  -- the place of the file, as the setting names it
  source text primary key,
  reason jsonb not null,
  refused_at timestamptz not null default now()
);

-- Whether a list of conjunctions or messages is what it was: a number for each operator that grows with every transaction that
-- changes what such a list shows. A process keeps an answer under the number that it read before it asked for the records.
-- 
-- The number is taken at the end of a transaction (deferred), so that its row is locked for no longer than a commit lasts, and
-- once a transaction.
create table list_revision (
  operator_id text primary key,
  revision bigint not null
);

create table manoeuvre_plan (
  id text primary key,
  operator_id text not null references operator(id),
  satellite_id text not null,
  conjunction_id text not null,
  state text not null check (state in ('DRAFT', 'PROPOSED', 'APPROVED', 'COMMITTED', 'EXECUTED', 'VERIFIED', 'ABANDONED')),
  ignition_tai_s double precision not null check (is_finite(ignition_tai_s)),
  cutoff_tai_s double precision not null check (is_finite(cutoff_tai_s)),
  -- as given
  manoeuvre jsonb not null,
  constraints jsonb not null,
  note text not null,
  -- as computed, whole, and from what
  result jsonb not null,
  inputs jsonb not null,
  proposed_by text,
  approved_by text,
  screening_id text,
  verification jsonb,
  -- [{at, by, state, note}]
  history jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz not null default now(),
  -- The second manoeuvre of a plan, which comes back to the orbit that the first one left; as given.
  return_manoeuvre jsonb
);
create index manoeuvre_plan_of_operator on manoeuvre_plan (operator_id, created_at desc, id desc);
create index manoeuvre_plan_of_conjunction on manoeuvre_plan (conjunction_id);
create index manoeuvre_plan_of_satellite on manoeuvre_plan (satellite_id);

create table post_manoeuvre_screening (
  id text primary key,
  operator_id text not null references operator(id),
  satellite_id text not null,
  conjunction_id text,
  manoeuvre_id text references manoeuvre_plan(id) on delete cascade,
  -- of the plan that was screened
  manoeuvre_version integer,
  ephemeris_id text not null,
  screening_id text not null,
  ordered_at timestamptz not null default now(),
  ordered_by text not null
);
create index post_manoeuvre_screening_of_operator on post_manoeuvre_screening (operator_id, ordered_at desc, id desc);
create index post_manoeuvre_screening_of_conjunction on post_manoeuvre_screening (conjunction_id);
create index post_manoeuvre_screening_of_screening on post_manoeuvre_screening (screening_id);

create table ground_station (
  id text primary key,
  operator_id text not null references operator(id),
  name text not null,
  latitude_deg double precision not null check (latitude_deg >= -90 and latitude_deg <= 90),
  longitude_deg double precision not null check (longitude_deg >= -180 and longitude_deg <= 180),
  -- above the ellipsoid
  altitude_m double precision not null check (is_finite(altitude_m)),
  min_elevation_deg double precision not null check (min_elevation_deg >= 0 and min_elevation_deg <= 90),
  can_command boolean not null,
  can_confirm boolean not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (operator_id, name)
);

-- One for each user and service; the user is the subject of his tokens.
create table user_configuration (
  service text not null,
  subject text not null,
  operator_id text not null references operator(id),
  configuration jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (service, subject)
);
create index user_configuration_of_operator on user_configuration (operator_id);

-- A record outlives its event and its satellite: what was decided stays known.
create table decision (
  id text primary key,
  operator_id text not null references operator(id),
  conjunction_id text not null,
  satellite_id text not null,
  satellite_name text not null,
  secondary_name text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'ACKNOWLEDGED', 'DECIDED', 'SIGNED', 'WITHDRAWN')),
  version integer not null default 1,
  owner text,
  note text not null default '',
  waivers jsonb not null default '[]',
  plan_id text,
  decision text check (decision in ('BURN', 'NO_BURN', 'OBSERVE', 'COORDINATE', 'ACCEPT')),
  opened_at timestamptz not null default now(),
  opened_by text not null,
  acknowledged_at timestamptz,
  acknowledged_by text,
  decided_at timestamptz,
  decided_by text,
  signed_at timestamptz,
  signed_by text,
  withdrawn_at timestamptz,
  withdrawn_by text,
  withdrawn_reason text,
  -- inputs and results as they were when it was decided: text, so that every digit stays as it was written
  frozen text,
  frozen_cdm_id text,
  frozen_count integer,
  -- the signed record and its hash
  record text,
  record_hash text,
  updated_at timestamptz not null default now(),
  check ((state = 'SIGNED') = (record is not null)),
  constraint decision_check1 check ((state in ('DECIDED', 'SIGNED')) <= (decision is not null and frozen is not null))
);
create unique index decision_open_once on decision (operator_id, conjunction_id) where (state in ('OPEN', 'ACKNOWLEDGED', 'DECIDED'));
create index decision_of_event on decision (operator_id, conjunction_id, opened_at, id);
create index decision_in_order on decision (operator_id, opened_at, id);

-- What is signed neither changes nor goes, whoever asks.
create function signed_decision_stays() returns trigger language plpgsql as $function$
begin
  if old.state = 'SIGNED' then
    raise exception 'a signed decision does not change' using errcode = '23514';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $function$;
create trigger decision_stays_signed before delete or update on decision for each row execute function signed_decision_stays();

-- ON-DEMAND TRACKING

create table sensor (
  id text primary key,
  -- empty for a sensor of the network, which everybody may order
  operator_id text references operator(id),
  code text not null,
  name text not null,
  sensor_type text not null check (sensor_type in ('OPTICAL_PASSIVE', 'RADAR_ACTIVE', 'FUTURE', 'RETIRED', 'TEST_OPTICAL')),
  provider text not null check (provider in ('SIMULATOR', 'HTTPS', 'OWN')),
  data_mode text not null check (data_mode in ('REAL', 'SIMULATED', 'TEST')),
  -- site, mask, limits, accuracy, price: as given
  content jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index sensor_code_once on sensor (coalesce(operator_id, ''), code);

-- What a sensor's own residuals say of it, each time that somebody looked.
create table sensor_calibration (
  sensor_id text not null references sensor(id) on delete cascade,
  at timestamptz not null,
  measured_from timestamptz not null,
  tracks integer not null check (tracks >= 0),
  points integer not null check (points >= 0),
  angle_sigma_arcsec double precision check (is_finite(angle_sigma_arcsec)),
  range_sigma_m double precision check (is_finite(range_sigma_m)),
  time_bias_s double precision check (is_finite(time_bias_s)),
  primary key (sensor_id, at)
);

create table observation_request (
  id text primary key,
  operator_id text not null references operator(id),
  status text not null check (status in (
      'PENDING', 'APPROVED', 'IN_PROGRESS', 'COMPLETE', 'PARTIAL', 'INFEASIBLE', 'UNSUCCESSFUL', 'CANCELLED'
  )),
  target_kind text not null check (target_kind in (
      'CATALOGUE', 'ORBIT_MESSAGE', 'SATELLITE', 'CONJUNCTION_PRIMARY', 'CONJUNCTION_SECONDARY'
  )),
  norad_id integer,
  target_name text not null,
  satellite_id text,
  conjunction_id text,
  -- the orbit that it was ordered with: where it is from, its epoch, and how to find it again
  orbit jsonb not null,
  orbit_message text,
  orbit_message_type text,
  measurement_type text not null,
  file_type text not null,
  compression text not null,
  priority text not null check (priority in ('ROUTINE', 'ELEVATED', 'URGENT', 'EMERGENCY')),
  passes_wanted integer not null check (passes_wanted > 0),
  minimum_points integer not null check (minimum_points > 0),
  sensor_codes text[] not null,
  -- passes that were named: [{sensorId, startTaiS}]
  chosen jsonb not null default '[]',
  start_tai_s double precision not null check (is_finite(start_tai_s)),
  deadline_tai_s double precision not null check (is_finite(deadline_tai_s)),
  -- minor units; empty for no limit
  maximum_price bigint check (maximum_price >= 0),
  currency text not null,
  note text not null,
  -- of the sensors that were promised
  provider text not null,
  data_mode text not null check (data_mode in ('REAL', 'SIMULATED', 'TEST')),
  promised jsonb not null,
  infeasible_reason text,
  reason jsonb not null default '[]',
  -- [{status, at, reason}]
  history jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz not null default now(),
  -- what became of the pass that was lost last: {state, message}
  replacement jsonb,
  -- What became of the price of a whole request, beside that of its passes.
  charge text not null default 'NOT_CHARGED' check (charge in ('NOT_CHARGED', 'RESERVED', 'CAPTURED', 'RELEASED'))
);
create index observation_request_of_operator on observation_request (operator_id, created_at desc, id desc);
create index observation_request_of_conjunction on observation_request (conjunction_id) where (conjunction_id is not null);
create index observation_request_open on observation_request (deadline_tai_s) where (status in ('PENDING', 'APPROVED', 'IN_PROGRESS'));

create table observation_pass (
  id text primary key,
  request_id text not null references observation_request(id) on delete cascade,
  operator_id text not null references operator(id),
  -- outlives its sensor
  sensor_id text not null,
  sensor_code text not null,
  sensor_name text not null,
  provider text not null check (provider in ('SIMULATOR', 'HTTPS', 'OWN')),
  data_mode text not null check (data_mode in ('REAL', 'SIMULATED', 'TEST')),
  status text not null check (status in (
      'PENDING', 'APPROVED', 'EXECUTING', 'EXECUTED', 'PUBLISHING', 'PUBLISHED', 'SUCCESSFUL', 'UNSUCCESSFUL', 'INFEASIBLE', 'CANCELLED'
  )),
  start_tai_s double precision not null check (is_finite(start_tai_s)),
  end_tai_s double precision not null,
  -- when its file is expected
  available_tai_s double precision not null check (is_finite(available_tai_s)),
  -- the span as it was predicted
  visibility jsonb not null,
  expected_points integer not null,
  price bigint not null check (price >= 0),
  currency text not null,
  charge text not null default 'NOT_CHARGED' check (charge in ('NOT_CHARGED', 'RESERVED', 'CAPTURED', 'RELEASED')),
  clouds double precision check (clouds >= 0 and clouds <= 1),
  points integer not null default 0 check (points >= 0),
  observation_file_id text,
  reason jsonb not null default '[]',
  -- when its provider took the order, and when he carries it out by our clock
  ordered_at timestamptz,
  runs_from_tai_s double precision check (is_finite(runs_from_tai_s)),
  runs_until_tai_s double precision check (is_finite(runs_until_tai_s)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- the lost pass whose place it takes; the weather that its clouds are by
  replaces text references observation_pass(id) on delete set null,
  weather_source text check (weather_source in ('NONE', 'SIMULATED', 'CLEAR_SHARE', 'FORECAST')),
  -- [{status, at, reason}]
  history jsonb not null default '[]',
  unique (request_id, sensor_id, start_tai_s),
  check (end_tai_s > start_tai_s)
);
create index observation_pass_of_sensor on observation_pass (sensor_id, start_tai_s);
create index observation_pass_open on observation_pass (end_tai_s)
  where (status in ('PENDING', 'APPROVED', 'EXECUTING', 'EXECUTED', 'PUBLISHING', 'PUBLISHED'));

create table pass_prediction (
  id text primary key,
  operator_id text not null references operator(id),
  answer jsonb not null,
  made_at timestamptz not null default now(),
  forget_at timestamptz not null
);
create index pass_prediction_forget on pass_prediction (forget_at);

-- One row for each thing that was done about a price, so that none is done twice.
create table charge (
  operator_id text not null references operator(id),
  key text not null,
  step text not null check (step in ('RESERVE', 'CAPTURE', 'RELEASE')),
  -- minor units
  amount bigint not null check (amount >= 0),
  currency text not null,
  state text not null check (state in ('NOT_CHARGED', 'RESERVED', 'CAPTURED', 'RELEASED')),
  reason text not null,
  at timestamptz not null default now(),
  primary key (operator_id, key, step)
);

create table observation_file (
  id text primary key,
  operator_id text not null references operator(id),
  -- empty for a track of the operator's own
  request_id text references observation_request(id) on delete set null,
  pass_id text references observation_pass(id) on delete set null,
  sensor_id text references sensor(id) on delete set null,
  sensor_code text not null,
  file_id text not null references stored_file(id),
  file_name text not null,
  message_type text not null check (message_type in ('TDM_XML', 'TDM_KVN')),
  compression text not null check (compression in ('NONE', 'GZIP', 'ZIP')),
  size_bytes bigint not null,
  sha256 text not null,
  data_mode text not null check (data_mode in ('REAL', 'SIMULATED', 'TEST')),
  -- the object that it was ordered for, or said to be of
  norad_id integer,
  object_name text not null,
  -- came when nobody waited for it any more: it is kept and read, and counts for nothing
  is_late boolean not null default false,
  -- RECEIVED: not read yet
  state text not null default 'RECEIVED' check (state in ('RECEIVED', 'READ', 'UNREADABLE')),
  -- why it cannot be read, or does not count, a sentence
  reason jsonb not null default '[]',
  norad_id_best integer,
  is_associated boolean not null default false,
  is_disowned boolean not null default false,
  points integer not null default 0 check (points >= 0),
  magnitude_points integer not null default 0 check (magnitude_points >= 0),
  start_tai_s double precision check (is_finite(start_tai_s)),
  end_tai_s double precision check (is_finite(end_tai_s)),
  report jsonb,
  received_at timestamptz not null default now(),
  -- When a file was handed over by the clock of its provider, TAI s: ahead of ours where a simulator's time runs faster.
  -- Null: when it was received, or nobody wrote it down yet.
  delivered_tai_s double precision,
  -- Why the orbit of the object of a file could not be updated, a sentence; empty where it was, or nobody has tried yet.
  no_update jsonb not null default '[]'
);
-- The same bytes are one file, however often and from whomever they come.
create unique index observation_file_once on observation_file (operator_id, sha256);
create index observation_file_of_operator on observation_file (operator_id, received_at desc, id desc);
create index observation_file_of_request on observation_file (request_id) where (request_id is not null);
create trigger observation_file_takes_its_file after delete on observation_file for each row execute function file_goes_with_its_record();
create constraint trigger observation_file_revises after insert or delete or update on observation_file
  deferrable initially deferred
  for each row execute function revise_lists();

-- What was taken in of a provider: a delivery that comes again is known.
create table provider_delivery (
  provider text not null,
  delivery_id text not null,
  order_id text not null,
  outcome text not null check (outcome in ('FILE', 'FAILED', 'STRAY')),
  received_at timestamptz not null default now(),
  primary key (provider, delivery_id)
);

create table orbit_update (
  id text primary key,
  operator_id text not null references operator(id),
  request_id text references observation_request(id) on delete set null,
  conjunction_id text,
  conjunction_object text check (conjunction_object in ('PRIMARY', 'SECONDARY')),
  norad_id integer,
  name text not null,
  file_ids text[] not null,
  state text not null check (state in ('UPDATED', 'NOT_CONVERGED', 'UNOBSERVABLE', 'INCONSISTENT', 'WITHDRAWN')),
  message jsonb not null,
  prior_source text not null check (prior_source in ('CDM', 'OEM', 'ELEMENT_SET', 'ORBIT_UPDATE')),
  -- {epochTaiS, positionM, velocityMps, covarianceRtn}, EME2000 and RTN, m and m/s
  before jsonb not null,
  after jsonb,
  wrms double precision check (is_finite(wrms)),
  accepted integer not null check (accepted >= 0),
  rejected integer not null check (rejected >= 0),
  observability jsonb not null,
  -- measurements that were used, [file, ordinal from 0, used]
  residuals jsonb not null,
  is_simulated boolean not null,
  created_at timestamptz not null default now(),
  -- Updates that what was known before rests on: without them it does not hold.
  basis text[] not null default '{}',
  -- {model, spaceWeather}; null: no air brakes the object, or nobody wrote it down yet
  atmosphere jsonb,
  -- An orbit that was updated where it was measured is wanted at closest approach: what it is there.
  carried jsonb
);
create index orbit_update_of_operator on orbit_update (operator_id, created_at desc, id desc);
create index orbit_update_of_request on orbit_update (request_id) where (request_id is not null);
create index orbit_update_by_file on orbit_update using gin (file_ids);
create index orbit_update_by_basis on orbit_update using gin (basis);
create index orbit_update_of_object on orbit_update (operator_id, norad_id, created_at desc) where (norad_id is not null);
create constraint trigger orbit_update_revises after insert or delete or update on orbit_update
  deferrable initially deferred
  for each row execute function revise_lists();

-- Residuals of tracks of objects that are known much better than the sensor measures.
create table calibration_track (
  sensor_id text not null references sensor(id) on delete cascade,
  observation_file_id text not null references observation_file(id) on delete cascade,
  start_tai_s double precision not null check (is_finite(start_tai_s)),
  end_tai_s double precision not null check (is_finite(end_tai_s)),
  points integer not null check (points > 0),
  -- of each axis, about the mean of the track
  angle_square_sum double precision check (is_finite(angle_square_sum)),
  angle_freedom integer not null,
  range_square_sum double precision check (is_finite(range_square_sum)),
  range_freedom integer not null,
  time_bias_s double precision check (is_finite(time_bias_s)),
  primary key (sensor_id, observation_file_id)
);

-- The simulated world. It is nobody's: two operators who observe one object see the same one.
create table simulator_truth (
  object_key text primary key,
  epoch_tai_s double precision not null check (is_finite(epoch_tai_s)),
  -- EME2000, m and m/s
  state jsonb not null,
  drawn_at timestamptz not null default now(),
  -- Cd A / m, m^2/kg; null: the air does not brake the object.
  drag_m2_per_kg double precision check (drag_m2_per_kg > 0),
  -- the density that the drag of a truth belongs to; null: the exponential one
  air_model text check (air_model in ('EXPONENTIAL', 'NRLMSISE_00')),
  -- Somebody has a file of the object where it is: it stays there, whatever others think of its orbit.
  is_measured boolean not null default false
);

create table simulator_order (
  order_id text primary key,
  content jsonb not null,
  ordered_tai_s double precision not null check (is_finite(ordered_tai_s)),
  speed double precision not null check (speed >= 1),
  due_tai_s double precision not null check (is_finite(due_tai_s)),
  is_cancelled boolean not null default false,
  is_delivered boolean not null default false
);
create index simulator_order_due on simulator_order (due_tai_s) where ((not is_cancelled) and (not is_delivered));

create table observed_orbit (
  -- of the orbit update
  id text primary key,
  operator_id text not null references operator(id),
  conjunction_id text not null,
  object text not null check (object in ('PRIMARY', 'SECONDARY')),
  epoch_tai_s double precision not null check (is_finite(epoch_tai_s)),
  position_m double precision[] not null check (cardinality(position_m) = 3),
  velocity_mps double precision[] not null check (cardinality(velocity_mps) = 3),
  covariance_rtn double precision[] not null check (cardinality(covariance_rtn) = 36),
  source jsonb not null,
  is_simulated boolean not null,
  is_withdrawn boolean not null default false,
  created_at timestamptz not null default now()
);
create index observed_orbit_of_event on observed_orbit (conjunction_id, created_at);

-- The newest forecast of a sensor: [[begin of the hour TAI s, share of cloud], ...] in order of time.
create table weather_forecast (
  sensor_id text primary key references sensor(id) on delete cascade,
  source text not null,
  issued_at timestamptz not null,
  hours jsonb not null,
  received_at timestamptz not null default now(),
  received_by text not null
);

-- PAYMENTS

-- How many decimals a currency has (ISO 4217). An installation adds a row for a currency that it takes.
create table currency (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  decimals integer not null check (decimals >= 0 and decimals <= 4)
);

-- Standard rates of value-added tax, basis points (2100 is 21 %), from a day on. A country without a row is not taxed.
create table vat_rate (
  country text not null check (country ~ '^[A-Z]{2}$'),
  valid_from date not null,
  basis_points integer not null check (basis_points >= 0 and basis_points <= 5000),
  -- customers with a number for it in another such country are taxed there (reverse charge)
  in_union boolean not null,
  -- Where a rate is from, and of when that is. An installation writes its own word with a row of its own.
  source text not null default '',
  source_date date,
  primary key (country, valid_from)
);

-- Numbers without a gap: the row is locked until whoever took one commits.
create table number_series (
  kind text not null check (kind in ('ORDER', 'INVOICE')),
  year integer not null,
  prefix text not null,
  digits integer not null default 6 check (digits >= 1 and digits <= 12),
  last bigint not null default 0 check (last >= 0),
  primary key (kind, year)
);

create table customer (
  id text primary key,
  operator_id text not null references operator(id),
  -- subject of the identity token
  user_id text not null unique,
  name text not null,
  currency text not null references currency(code),
  -- the one that pays for what its operator orders
  pays boolean not null,
  country text check (country ~ '^[A-Z]{2}$'),
  vat_id text,
  address text not null default '',
  created_at timestamptz not null default now(),
  created_by text not null
);
create unique index customer_that_pays on customer (operator_id) where pays;
create index customer_in_order on customer (name, id);

-- CUSTOMER  what we owe a customer; below zero, what he owes us    HELD        held for orders of his
-- REVENUE   earned    VAT  owed to the tax office    BANK  what came in    ADJUSTMENT  the other side of a correction
create table payment_account (
  id text primary key,
  kind text not null check (kind in ('CUSTOMER', 'HELD', 'REVENUE', 'VAT', 'BANK', 'ADJUSTMENT')),
  customer_id text references customer(id),
  currency text not null references currency(code),
  balance bigint not null default 0,
  -- empty: no limit
  min_balance bigint check (min_balance <= 0),
  version integer not null default 1,
  check (balance >= min_balance),
  constraint payment_account_check1 check ((kind in ('CUSTOMER', 'HELD')) = (customer_id is not null)),
  constraint payment_account_check2 check ((kind in ('CUSTOMER', 'HELD')) <= (min_balance is not null))
);
create unique index payment_account_of_customer on payment_account (customer_id, kind) where (customer_id is not null);
create unique index payment_account_of_us on payment_account (kind, currency) where (customer_id is null);

create function balance_moves_by_posting() returns trigger language plpgsql as $function$
begin
  if new.balance <> old.balance and pg_trigger_depth() < 2 then
    raise exception 'a balance changes by postings alone' using errcode = '23514';
  end if;
  if tg_op = 'UPDATE' and (new.kind, new.currency) is distinct from (old.kind, old.currency) then
    raise exception 'an account stays what it is' using errcode = '23514';
  end if;
  return new;
end $function$;
create trigger balance_moves_by_posting before update on payment_account for each row execute function balance_moves_by_posting();

create function account_begins_empty() returns trigger language plpgsql as $function$
begin
  if new.balance <> 0 then
    raise exception 'an account begins empty' using errcode = '23514';
  end if;
  return new;
end $function$;
create trigger account_begins_empty before insert on payment_account for each row execute function account_begins_empty();

create table transfer (
  id text primary key,
  seq bigint generated always as identity unique,
  -- the same key is the same transfer
  key text not null unique,
  kind text not null check (kind in ('HOLD', 'CAPTURE', 'RELEASE', 'CREDIT', 'CHARGE', 'PAYMENT', 'REFUND', 'ADJUSTMENT')),
  customer_id text not null references customer(id),
  reason jsonb not null,
  actor text not null,
  at timestamptz not null default now()
);
create index transfer_of_customer on transfer (customer_id, seq desc);

-- At the end of its transaction a transfer has two sides or more, sums to zero, and is in one currency.
create function transfer_is_balanced() returns trigger language plpgsql as $function$
declare
  id_of_transfer text := case tg_table_name when 'transfer' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'transfer_id' end;
  sides record;
begin
  select count(*) as count, coalesce(sum(p.amount), 0) as sum, count(distinct a.currency) as currencies into sides
    from posting p join payment_account a on a.id = p.account_id where p.transfer_id = id_of_transfer;
  if sides.count < 2 or sides.sum <> 0 or sides.currencies <> 1 then
    raise exception 'transfer % is not balanced', id_of_transfer using errcode = '23514';
  end if;
  return null;
end $function$;
create constraint trigger transfer_is_balanced after insert on transfer
  deferrable initially deferred
  for each row execute function transfer_is_balanced();

-- What is booked stays booked, whoever asks; a mistake is put right by another transfer.
create function ledger_is_append_only() returns trigger language plpgsql as $function$
begin
  raise exception 'the ledger is append-only' using errcode = '23514';
end $function$;
create trigger transfer_stays before delete or update on transfer for each row execute function ledger_is_append_only();
create trigger transfers_stay before truncate on transfer for each statement execute function ledger_is_append_only();

create table posting (
  transfer_id text not null references transfer(id),
  account_id text not null references payment_account(id),
  amount bigint not null check (amount <> 0),
  primary key (transfer_id, account_id)
);
create index posting_of_account on posting (account_id);

-- A balance is the sum of its postings, because nothing else changes it.
create function posting_moves_balance() returns trigger language plpgsql as $function$
begin
  update payment_account set balance = balance + new.amount, version = version + 1 where id = new.account_id;
  return null;
end $function$;
create trigger posting_moves_balance after insert on posting for each row execute function posting_moves_balance();
create constraint trigger posting_is_balanced after insert on posting
  deferrable initially deferred
  for each row execute function transfer_is_balanced();
create trigger posting_stays before delete or update on posting for each row execute function ledger_is_append_only();
create trigger postings_stay before truncate on posting for each statement execute function ledger_is_append_only();

create table product (
  id text primary key,
  product_type text not null,
  name text not null,
  description text not null default '',
  service_type text check (service_type in ('ca', 'odt')),
  created_at timestamptz not null default now(),
  created_by text not null
);

-- Prices are added, never changed: an order keeps the one that it was made at.
create table price (
  id text primary key,
  product_id text not null references product(id),
  -- minor units, without tax
  amount bigint not null check (amount >= 0 and (amount <= '1000000000000'::bigint)),
  currency text not null references currency(code),
  -- empty: once
  period text check (period in ('MONTH', 'YEAR')),
  valid_from timestamptz not null default now(),
  created_by text not null
);
create index price_of_product on price (product_id, currency, valid_from desc, id desc);

create table payment_order (
  id text primary key,
  number text not null unique,
  operator_id text not null references operator(id),
  customer_id text not null references customer(id),
  service_type text not null check (service_type in ('ca', 'odt')),
  -- what it is for, in the words of the service: an observation request
  request_id text,
  payment_type text check (payment_type = 'SUBSCRIPTION'),
  product_id text references product(id),
  price_id text references price(id),
  amount bigint not null check (amount >= 0),
  currency text not null references currency(code),
  period text check (period in ('MONTH', 'YEAR')),
  -- of a subscription: periods that were charged, and the one that runs
  periods integer not null default 0 check (periods >= 0),
  period_start timestamptz,
  period_end timestamptz,
  begun_at timestamptz,
  status text not null check (status in ('OPEN', 'ACTIVE', 'PAST_DUE', 'COMPLETE', 'CANCELLED')),
  note jsonb not null default '[]',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz not null default now(),
  check ((payment_type is null) = (period is null)),
  constraint payment_order_check1 check ((payment_type is null) = (period_end is null))
);
create unique index payment_order_of_request on payment_order (operator_id, request_id) where (request_id is not null);
create index payment_order_in_order on payment_order (operator_id, created_at desc, id desc);
create index payment_order_of_customer on payment_order (customer_id, created_at desc, id desc);
create index payment_order_due on payment_order (period_end) where (status in ('ACTIVE', 'PAST_DUE'));

-- What is held of a balance, by the key of whatever it is held for.
create table payment_hold (
  operator_id text not null references operator(id),
  key text not null,
  customer_id text not null references customer(id),
  order_id text references payment_order(id),
  -- the larger hold that this one was taken out of
  within_key text,
  amount bigint not null check (amount >= 0),
  remaining bigint not null,
  captured bigint not null default 0,
  credited bigint not null default 0,
  currency text not null references currency(code),
  state text not null check (state in ('RESERVED', 'CAPTURED', 'RELEASED')),
  what jsonb not null,
  at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (operator_id, key),
  check (remaining >= 0 and remaining <= amount),
  constraint payment_hold_check1 check (captured >= 0 and captured <= amount),
  constraint payment_hold_check2 check (credited >= 0 and credited <= captured),
  constraint payment_hold_check3 check ((remaining + captured) <= amount),
  constraint payment_hold_check4 check (state = 'RESERVED' or remaining = 0)
);
create index payment_hold_of_order on payment_hold (order_id);
create index payment_hold_within on payment_hold (operator_id, within_key) where (within_key is not null);
create index payment_hold_of_customer on payment_hold (customer_id, at desc);

create table invoice (
  id text primary key,
  number text not null unique,
  operator_id text not null references operator(id),
  customer_id text not null references customer(id),
  status text not null check (status in ('ISSUED', 'PARTLY_PAID', 'PAID', 'OVERPAID', 'VOID')),
  currency text not null references currency(code),
  net bigint not null check (net > 0),
  vat bigint not null check (vat >= 0),
  vat_basis_points integer not null check (vat_basis_points >= 0),
  -- DOMESTIC, REVERSE_CHARGE or NOT_TAXED
  vat_case text not null check (vat_case in ('DOMESTIC', 'REVERSE_CHARGE', 'EXPORT', 'NOT_TAXED')),
  -- as they were when it was issued
  seller jsonb not null,
  buyer jsonb not null,
  -- [{text, at, amount}]
  lines jsonb not null,
  -- transfers up to this one are on this invoice or an earlier one
  through_seq bigint not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  issued_at timestamptz not null default now(),
  due_at timestamptz not null,
  paid_at timestamptz,
  paid_by text,
  -- how it can be paid besides by bank transfer
  provider text not null check (provider in ('BANK_TRANSFER', 'STRIPE')),
  provider_reference text unique,
  pay_url text,
  updated_at timestamptz not null default now(),
  -- What came in for an invoice: less, as much or more than it asks for.
  paid bigint not null default 0 check (paid >= 0),
  vat_note jsonb not null default '[]',
  constraint invoice_paid_at_check check ((status in ('PAID', 'OVERPAID')) = (paid_at is not null)),
  constraint invoice_paid_fits_check check (
case status
    when 'ISSUED' then (paid = 0)
    when 'PARTLY_PAID' then (paid > 0 and (paid < (net + vat)))
    when 'PAID' then (paid = (net + vat))
    when 'OVERPAID' then (paid > (net + vat))
    else true
end)
);
create index invoice_in_order on invoice (operator_id, issued_at desc, id desc);
create index invoice_of_customer on invoice (customer_id, through_seq desc);

-- What a payment provider told us, each event once.
create table payment_event (
  provider text not null,
  event_id text not null,
  kind text not null,
  reference text,
  outcome text not null default '',
  received_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (provider, event_id)
);

-- ALERTS

-- Who has used the application: whom rules can tell, and who can be on call.
create table alert_user (
  operator_id text not null references operator(id),
  subject text not null,
  user_name text not null,
  services text[] not null,
  -- null: the defaults hold
  settings jsonb,
  version integer not null default 0,
  updated_at timestamptz,
  first_seen_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (operator_id, subject)
);

create table alert_rota (
  operator_id text primary key references operator(id),
  rota jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null
);

-- What the rules remember of each thing that they watch, so that only a crossing is told.
create table alert_watch (
  operator_id text not null references operator(id),
  about text not null,
  state jsonb not null,
  -- an event that is older than this one says nothing new
  last_event_id bigint not null default 0,
  decide_by_tai_s double precision check (is_finite(decide_by_tai_s)),
  tca_tai_s double precision check (is_finite(tca_tai_s)),
  primary key (operator_id, about)
);
create index alert_watch_by_end on alert_watch (decide_by_tai_s) where (decide_by_tai_s is not null);

create table alert (
  id text primary key,
  operator_id text not null references operator(id),
  kind text not null,
  service text not null check (service in ('ca', 'odt')),
  -- names the crossing for good: the same one is raised once, whoever dies when
  crossing text not null,
  -- what is told together: passages of one pair
  pair text not null,
  facts jsonb not null,
  needs_person boolean not null,
  decide_by_tai_s double precision check (is_finite(decide_by_tai_s)),
  raised_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  acknowledged_by text,
  -- who is called after whom, as it was when it was raised
  calls jsonb not null default '[]',
  unique (operator_id, crossing)
);
create index alert_in_order on alert (operator_id, raised_at, id);
create index alert_by_age on alert (raised_at);

-- How far each user is with it; no row: nobody has touched it.
create table alert_reading (
  alert_id text not null references alert(id) on delete cascade,
  subject text not null,
  state text not null check (state in ('unread', 'read', 'hidden')),
  at timestamptz not null default now(),
  primary key (alert_id, subject)
);

-- Addresses of users: whether they are off, and the keys of webhooks.
create table alert_place (
  id text primary key,
  operator_id text not null references operator(id),
  subject text not null,
  channel text not null check (channel in ('EMAIL', 'MSTEAMS', 'WEBHOOK', 'SLACK')),
  address text not null,
  secret text,
  secret_from timestamptz,
  previous_secret text,
  previous_until timestamptz,
  off_since timestamptz,
  off_reason jsonb,
  created_at timestamptz not null default now(),
  -- Addresses of hooks and keys of webhooks are sealed by the processes that have the key (docs/decisions/0090); what was stored before
  -- is sealed when a worker starts. A place is known by a mark of its address, since sealing gives another text each time.
  mark text,
  -- A channel has many readers: what goes there has the language of the place. null: that of its user, as of a mail.
  language text check (language in ('en', 'de')),
  check ((off_since is null) = (off_reason is null)),
  constraint alert_place_check1 check ((channel = 'WEBHOOK') = (secret is not null))
);
create unique index alert_place_once on alert_place (operator_id, subject, channel, mark);

-- What is to be told to whom, until messages are made of it. The step says how often it was passed on: 0 by his own rules.
create table alert_pending (
  alert_id text not null references alert(id) on delete cascade,
  subject text not null,
  step integer not null,
  channel text not null,
  operator_id text not null,
  due_at timestamptz not null,
  is_digest boolean not null,
  held_back boolean not null,
  primary key (alert_id, subject, step, channel)
);
create index alert_pending_by_due on alert_pending (due_at);
create index alert_pending_of_user on alert_pending (operator_id, subject, due_at);

create table alert_delivery (
  id text primary key,
  operator_id text not null references operator(id),
  subject text not null,
  place_id text not null references alert_place(id),
  channel text not null,
  purpose text not null check (purpose in ('ALERT', 'DIGEST', 'ESCALATION', 'TEST', 'REMINDER')),
  content jsonb not null,
  state text not null check (state in ('QUEUED', 'SENT', 'OUTBOX', 'DEAD')),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'SENT') = (sent_at is not null))
);
create index alert_delivery_in_order on alert_delivery (operator_id, subject, created_at, id);
create index alert_delivery_of_place on alert_delivery (place_id, created_at);
create index alert_delivery_waiting on alert_delivery (next_attempt_at) where (state = 'QUEUED');
create index alert_delivery_by_age on alert_delivery (created_at);

-- Never twice: one place is told of one crossing once a step, whatever dies when.
create table alert_delivery_part (
  place_id text not null references alert_place(id),
  alert_id text not null references alert(id),
  step integer not null,
  delivery_id text not null references alert_delivery(id) on delete cascade,
  primary key (place_id, alert_id, step)
);
create index alert_delivery_part_of on alert_delivery_part (delivery_id);
create index alert_delivery_part_about on alert_delivery_part (alert_id);

create table alert_attempt (
  delivery_id text not null references alert_delivery(id) on delete cascade,
  number integer not null,
  begun_at timestamptz not null default now(),
  ended_at timestamptz,
  outcome text check (outcome in ('SENT', 'RETRY', 'REFUSED', 'GONE', 'LOST')),
  status integer,
  detail jsonb not null default '[]',
  primary key (delivery_id, number)
);

-- ACCOUNTS, SPACE WEATHER AND THE EARTH

-- What the embedded provider knows of a session beside its record: where its browser was last seen. Goes with the session.
create table identity_session (
  uid text primary key,
  address text not null,
  -- the User-Agent as it was sent, at most 400 characters
  browser text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

create table space_weather_day (
  -- of UTC, since 2000-01-01
  day integer primary key,
  f107 double precision not null,
  f107_mean double precision not null,
  ap double precision[] not null,
  ap_mean double precision not null,
  source text not null check (source in ('observed', 'interpolated', 'predicted', 'predicted-monthly', 'beyond-table', 'constant')),
  file_name text not null,
  loaded_at timestamptz not null default now()
);

-- How a service between two businesses is taxed, by where both are. What an invoice says of it is printed on it.
create table vat_rule (
  relation text not null check (relation in ('HOME', 'WITHIN_UNION', 'OUT_OF_UNION', 'ABROAD')),
  has_vat_id boolean not null,
  vat_case text not null check (vat_case in ('DOMESTIC', 'REVERSE_CHARGE', 'EXPORT', 'NOT_TAXED')),
  note jsonb not null,
  source text not null,
  primary key (relation, has_vat_id)
);

-- Who has sent a valid token for which operator, and when last: what is known of who belongs to whom where another provider keeps the users.
create table identity_seen (
  operator_id text not null,
  subject text not null,
  seen_at timestamptz not null default now(),
  primary key (operator_id, subject)
);
create index identity_seen_by_subject on identity_seen (subject, seen_at);

-- Money that a provider took for an invoice and that could not be booked: it waits for a person, and is never deleted.
create table unbooked_payment (
  id text primary key,
  operator_id text not null references operator(id),
  invoice_id text not null references invoice(id),
  provider text not null,
  reference text not null,
  reason text not null check (reason in ('OTHER_CURRENCY', 'NO_AMOUNT')),
  amount bigint not null check (amount >= 0),
  -- as the provider names it: it may be none that the installation takes
  currency text not null,
  seen_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by text,
  note text not null default '',
  unique (provider, reference),
  check ((resolved_at is null) = (resolved_by is null))
);
create index unbooked_payment_in_order on unbooked_payment (seen_at desc, id desc);
create index unbooked_payment_of_invoice on unbooked_payment (invoice_id) where (resolved_at is null);

create function unbooked_payment_is_kept() returns trigger language plpgsql as $function$
begin
  raise exception 'a payment that was not booked is kept' using errcode = '23514';
end $function$;
create trigger unbooked_payment_stays before delete on unbooked_payment for each row execute function unbooked_payment_is_kept();

-- Orbit updates that do not hold. What is told of one may come after its withdrawal, and is not kept then.
create table withdrawn_orbit_update (
  operator_id text not null references operator(id),
  id text not null,
  withdrawn_at timestamptz not null default now(),
  primary key (operator_id, id)
);

-- In which language the platform writes to each user; who is not in it has said nothing and is written to in English.
create table user_language (
  operator_id text not null references operator(id),
  subject text not null,
  language text not null check (language in ('en', 'de')),
  updated_at timestamptz not null default now(),
  primary key (operator_id, subject)
);

create table earth_orientation_day (
  -- of UTC, since 2000-01-01
  day integer primary key,
  -- UT1 - TAI s, pole x", y", length of day s, dPsi", dEps"
  figures double precision[] not null check (cardinality(figures) = 6),
  file_name text not null,
  loaded_at timestamptz not null default now()
);

-- Tables that name each other.
alter table stored_file add constraint stored_file_has_content foreign key (sha256) references file_content(sha256) not VALID;
alter table screening add foreign key (work_key) references screening_work(key) on delete set null;
alter table screening_block add foreign key (work_key) references screening_work(key) on delete cascade;

insert into currency (code, decimals) values
  ('AUD', 2),
  ('CAD', 2),
  ('CHF', 2),
  ('CZK', 2),
  ('DKK', 2),
  ('EUR', 2),
  ('GBP', 2),
  ('INR', 2),
  ('JPY', 0),
  ('KRW', 0),
  ('NOK', 2),
  ('PLN', 2),
  ('SEK', 2),
  ('USD', 2);

insert into vat_rate (country, valid_from, basis_points, in_union, source, source_date) values
  ('AT', '1984-01-01', 2000, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('BE', '1996-01-01', 2100, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('BG', '1999-01-01', 2000, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('CH', '2018-01-01', 770, false, 'Federal Tax Administration of Switzerland', '2026-04-28'),
  ('CH', '2024-01-01', 810, false, 'Federal Tax Administration of Switzerland', '2026-04-28'),
  ('CY', '2014-01-13', 1900, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('CZ', '2013-01-01', 2100, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('DE', '2007-01-01', 1900, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('DE', '2020-07-01', 1600, true, 'Zweites Corona-Steuerhilfegesetz, article 3', '2020-06-29'),
  ('DE', '2021-01-01', 1900, true, 'Zweites Corona-Steuerhilfegesetz, article 3', '2020-06-29'),
  ('DK', '1992-01-01', 2500, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('EE', '2009-07-01', 2000, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('EE', '2024-01-01', 2200, true, 'European Commission, Taxes in Europe Database', '2026-09-23'),
  ('EE', '2025-07-01', 2400, true, 'European Commission, Taxes in Europe Database', '2026-09-23'),
  ('ES', '2012-09-01', 2100, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('FI', '2013-01-01', 2400, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('FI', '2024-09-01', 2550, true, 'European Commission, Taxes in Europe Database', '2026-09-23'),
  ('FR', '2014-01-01', 2000, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('GB', '2011-01-04', 2000, false, 'HM Revenue & Customs, standard rate from 4 January 2011', '2026-04-28'),
  ('GR', '2010-07-01', 2300, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('GR', '2016-06-01', 2400, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('HR', '2012-03-01', 2500, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('HU', '2012-01-01', 2700, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('IE', '2012-01-01', 2300, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('IE', '2020-09-01', 2100, true, 'European Commission, Taxes in Europe Database', '2026-09-23'),
  ('IE', '2021-03-01', 2300, true, 'European Commission, Taxes in Europe Database', '2026-09-23'),
  ('IT', '2013-10-01', 2200, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('LT', '2009-09-01', 2100, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('LU', '2015-01-01', 1700, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('LU', '2023-01-01', 1600, true, 'European Commission, Taxes in Europe Database', '2026-09-23'),
  ('LU', '2024-01-01', 1700, true, 'European Commission, Taxes in Europe Database', '2026-09-23'),
  ('LV', '2012-07-01', 2100, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('MT', '2004-01-01', 1800, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('NL', '2012-10-01', 2100, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('NO', '2005-01-01', 2500, false, 'Norwegian Tax Administration', '2026-04-28'),
  ('PL', '2011-01-01', 2300, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('PT', '2011-01-01', 2300, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('RO', '2016-01-01', 2000, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('RO', '2017-01-01', 1900, true, 'European Commission, Taxes in Europe Database', '2026-09-23'),
  ('RO', '2025-08-01', 2100, true, 'European Commission, Taxes in Europe Database', '2026-09-23'),
  ('SE', '1990-07-01', 2500, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('SI', '2013-07-01', 2200, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('SK', '2011-01-01', 2000, true, 'European Commission, VAT rates applied in the Member States, section VIII', '2021-06-01'),
  ('SK', '2025-01-01', 2300, true, 'European Commission, Taxes in Europe Database', '2026-09-23');

insert into vat_rule (relation, has_vat_id, vat_case, note, source) values
  ('ABROAD', false, 'EXPORT', '[{"code":"vat-abroad","figures":{}}]', 'national law of a seller outside the Union'),
  ('ABROAD', true, 'EXPORT', '[{"code":"vat-abroad","figures":{}}]', 'national law of a seller outside the Union'),
  ('HOME', false, 'DOMESTIC', '[]', 'Directive 2006/112/EC, articles 44 and 45'),
  ('HOME', true, 'DOMESTIC', '[]', 'Directive 2006/112/EC, articles 44 and 45'),
  ('OUT_OF_UNION', false, 'EXPORT', '[{"code":"vat-outside-scope","figures":{}}]', 'Directive 2006/112/EC, article 44'),
  ('OUT_OF_UNION', true, 'EXPORT', '[{"code":"vat-outside-scope","figures":{}}]', 'Directive 2006/112/EC, article 44'),
  ('WITHIN_UNION', false, 'DOMESTIC', '[]', 'Directive 2006/112/EC, article 45: without a number he is no business to us'),
  ('WITHIN_UNION', true, 'REVERSE_CHARGE', '[{"code":"vat-reverse-charge","figures":{}}]', 'Directive 2006/112/EC, articles 44 and 196');
