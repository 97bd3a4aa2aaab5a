-- Passes that take the place of lost ones, when a pass came to each of its statuses, and forecasts of clouds.

-- the lost pass whose place it takes; the weather that its clouds are by
alter table observation_pass
  add column replaces text references observation_pass(id) on delete set null,
  add column weather_source text check (weather_source in ('NONE', 'SIMULATED', 'CLEAR_SHARE', 'FORECAST')),
  -- [{status, at, reason}]
  add column history jsonb not null default '[]';

-- what became of the pass that was lost last: {state, message}
alter table observation_request add column replacement jsonb;

-- The newest forecast of a sensor: [[begin of the hour TAI s, share of cloud], ...] in order of time.
create table weather_forecast (
  sensor_id text primary key references sensor(id) on delete cascade,
  source text not null,
  issued_at timestamptz not null,
  hours jsonb not null,
  received_at timestamptz not null default now(),
  received_by text not null
);
