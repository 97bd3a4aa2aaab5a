-- What an operator tells about its fleet beside the satellites: ground stations, how it judges and flies, and what each of its
-- users wants to hear of.

create table ground_station (
  id text primary key,
  operator_id text not null references operator(id),
  name text not null,
  latitude_deg double precision not null check (latitude_deg between -90 and 90),
  longitude_deg double precision not null check (longitude_deg between -180 and 180),
  -- above the ellipsoid
  altitude_m double precision not null check (is_finite(altitude_m)),
  min_elevation_deg double precision not null check (min_elevation_deg between 0 and 90),
  can_command boolean not null,
  can_confirm boolean not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (operator_id, name)
);

-- The rules are columns of the operator, so that whoever judges reads them with its thresholds in one row.
alter table operator
  add column target_pc double precision not null default 3e-6 check (target_pc > 0 and target_pc <= 1),
  add column target_reduction_orders double precision not null default 1.5 check (is_finite(target_reduction_orders)),
  add column four_eyes boolean not null default false,
  add column uplink_lead_time_s double precision not null default 1800 check (is_finite(uplink_lead_time_s)),
  add column density_uncertainty double precision not null default 0.3 check (density_uncertainty between 0 and 1),
  -- empty for no limit
  add column max_sma_change_m double precision check (is_finite(max_sma_change_m)),
  -- [{start, end, reason}], UTC
  add column no_burn_windows jsonb not null default '[]',
  add column notes text not null default '',
  -- of all rules; thresholds_version counts the changes of the thresholds alone, which verdicts carry
  add column rules_version integer not null default 1,
  add column rules_updated_at timestamptz;

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
