-- Ephemerides that others publish of their objects.
-- Runs from: 0037-ordered-once.sql
create table public_ephemeris (
  id text primary key,
  -- null: of a feed that is gone; it waits for the screenings that are made of it
  feed_id text references feed(id) on delete set null,
  -- what that was called
  publisher text not null,
  norad_id integer not null,
  name text not null,
  file_id text not null references stored_file(id),
  file_name text not null,
  start_tai_s double precision not null,
  stop_tai_s double precision not null,
  made_tai_s double precision not null,
  lowest_m double precision not null,
  highest_m double precision not null,
  came_at timestamptz not null default now()
);
create index public_ephemeris_of_object on public_ephemeris (norad_id, made_tai_s desc);
create trigger public_ephemeris_takes_its_file after delete on public_ephemeris for each row execute function file_goes_with_its_record();
