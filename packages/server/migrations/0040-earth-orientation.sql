-- Earth orientation of the installation, a day a row, as its table has it.

create table earth_orientation_day (
  -- of UTC, since 2000-01-01
  day integer primary key,
  -- UT1 - TAI s, pole x", y", length of day s, dPsi", dEps"
  figures double precision[] not null check (cardinality(figures) = 6),
  file_name text not null,
  loaded_at timestamptz not null default now()
);
