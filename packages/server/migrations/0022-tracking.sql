-- On-demand tracking: sensors, requests for observations with their passes, predictions that are kept a while; and the journal of
-- what was to be paid for.

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
  status text not null check (status in
    ('PENDING', 'APPROVED', 'IN_PROGRESS', 'COMPLETE', 'PARTIAL', 'INFEASIBLE', 'UNSUCCESSFUL', 'CANCELLED')),
  target_kind text not null check (target_kind in
    ('CATALOGUE', 'ORBIT_MESSAGE', 'SATELLITE', 'CONJUNCTION_PRIMARY', 'CONJUNCTION_SECONDARY')),
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
  reason text not null default '',
  -- [{status, at, reason}]
  history jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz not null default now()
);
create index observation_request_of_operator on observation_request (operator_id, created_at desc, id desc);
create index observation_request_of_conjunction on observation_request (conjunction_id) where conjunction_id is not null;
create index observation_request_open on observation_request (deadline_tai_s)
  where status in ('PENDING', 'APPROVED', 'IN_PROGRESS');

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
  status text not null check (status in
    ('PENDING', 'APPROVED', 'EXECUTING', 'EXECUTED', 'PUBLISHING', 'PUBLISHED', 'SUCCESSFUL', 'UNSUCCESSFUL', 'INFEASIBLE', 'CANCELLED')),
  start_tai_s double precision not null check (is_finite(start_tai_s)),
  end_tai_s double precision not null check (end_tai_s > start_tai_s),
  -- when its file is expected
  available_tai_s double precision not null check (is_finite(available_tai_s)),
  -- the span as it was predicted
  visibility jsonb not null,
  expected_points integer not null,
  price bigint not null check (price >= 0),
  currency text not null,
  charge text not null default 'NOT_CHARGED' check (charge in ('NOT_CHARGED', 'RESERVED', 'CAPTURED', 'RELEASED')),
  clouds double precision check (clouds between 0 and 1),
  points integer not null default 0 check (points >= 0),
  observation_file_id text,
  reason text not null default '',
  -- when its provider took the order, and when he carries it out by our clock
  ordered_at timestamptz,
  runs_from_tai_s double precision check (is_finite(runs_from_tai_s)),
  runs_until_tai_s double precision check (is_finite(runs_until_tai_s)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- the same pass is not planned twice for a request
  unique (request_id, sensor_id, start_tai_s)
);
create index observation_pass_of_sensor on observation_pass (sensor_id, start_tai_s);
create index observation_pass_open on observation_pass (end_tai_s)
  where status in ('PENDING', 'APPROVED', 'EXECUTING', 'EXECUTED', 'PUBLISHING', 'PUBLISHED');

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
