-- A catalogue that would lose or move too many of the objects in use is kept back; one that came into use can be undone.
-- Runs from: 0030-feeds.sql

alter table catalogue
  -- which was in use before it came into use; null: none was, or a program of before wrote it
  add column replaced_id text,
  -- somebody undid it
  add column withdrawn_at timestamptz,
  -- the parts of feeds at that time are kept in catalogue_part_set
  add column parts_kept boolean not null default false;

-- Parts of feeds beside those in use: on arrival, kept back, and as they were when a catalogue came into use.
create table catalogue_part_set (
  set_id text not null,
  source text not null,
  part text not null,
  place integer not null,
  file_id text not null references stored_file(id),
  object_count integer not null,
  rejected_count integer not null,
  norad_ids integer[] not null,
  taken_at timestamptz not null default now(),
  primary key (set_id, source, part)
);
create trigger catalogue_part_set_takes_its_file after delete on catalogue_part_set for each row execute function file_goes_with_its_record();

-- What was offered in place of the catalogue in use and waits for a person.
create table catalogue_kept_back (
  id text primary key,
  source text not null,
  -- names what was offered: the same is kept back once
  content_hash text not null,
  -- a file as it came; null: parts of a feed, in catalogue_part_set by this id
  file_id text references stored_file(id),
  -- parts that its source still brings; null: all
  wanted jsonb,
  change jsonb not null,
  reason jsonb not null,
  state text not null check (state in ('WAITING', 'ACCEPTED', 'DISCARDED', 'REPLACED')),
  kept_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text
);
create unique index catalogue_kept_back_waiting on catalogue_kept_back (source) where state = 'WAITING';
create trigger catalogue_kept_back_takes_its_file after delete on catalogue_kept_back for each row execute function file_goes_with_its_record();
