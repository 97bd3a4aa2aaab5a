-- Space weather of the installation, and the density that an orbit update flew in.

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

-- {model, spaceWeather}; null: no air brakes the object, or nobody wrote it down yet
alter table orbit_update add column atmosphere jsonb;
-- the density that the drag of a truth belongs to; null: the exponential one
alter table simulator_truth add column air_model text check (air_model in ('EXPONENTIAL', 'NRLMSISE_00'));
