-- Observations: files of measurements, what they say, the orbits that follow from them; and what providers delivered.

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
  reason text not null default '',
  norad_id_best integer,
  is_associated boolean not null default false,
  is_disowned boolean not null default false,
  points integer not null default 0 check (points >= 0),
  magnitude_points integer not null default 0 check (magnitude_points >= 0),
  start_tai_s double precision check (is_finite(start_tai_s)),
  end_tai_s double precision check (is_finite(end_tai_s)),
  report jsonb,
  received_at timestamptz not null default now()
);
-- The same bytes are one file, however often and from whomever they come.
create unique index observation_file_once on observation_file (operator_id, sha256);
create index observation_file_of_operator on observation_file (operator_id, received_at desc, id desc);
create index observation_file_of_request on observation_file (request_id) where request_id is not null;
create trigger observation_file_takes_its_file after delete on observation_file
  for each row execute function file_goes_with_its_record();

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
  message text not null,
  prior_source text not null check (prior_source in ('CDM', 'OEM', 'ELEMENT_SET')),
  -- {epochTaiS, positionM, velocityMps, covarianceRtn}, EME2000 and RTN, m and m/s
  before jsonb not null,
  after jsonb,
  wrms double precision check (is_finite(wrms)),
  accepted integer not null check (accepted >= 0),
  rejected integer not null check (rejected >= 0),
  observability text not null,
  -- measurements that were used, [file, ordinal from 0, used]
  residuals jsonb not null,
  is_simulated boolean not null,
  created_at timestamptz not null default now()
);
create index orbit_update_of_operator on orbit_update (operator_id, created_at desc, id desc);
create index orbit_update_of_request on orbit_update (request_id) where request_id is not null;
create index orbit_update_by_file on orbit_update using gin (file_ids);

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
  drawn_at timestamptz not null default now()
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
create index simulator_order_due on simulator_order (due_tai_s) where not is_cancelled and not is_delivered;

create constraint trigger observation_file_revises after insert or update or delete on observation_file
  deferrable initially deferred for each row execute function revise_lists();
create constraint trigger orbit_update_revises after insert or update or delete on orbit_update
  deferrable initially deferred for each row execute function revise_lists();
