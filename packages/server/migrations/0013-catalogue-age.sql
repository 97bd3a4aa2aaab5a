-- How old the element sets of a catalogue are, which of the files offered to the platform were not taken and why, and
-- which screenings wait for a catalogue.

alter table catalogue add column median_epoch_tai_s double precision;
update catalogue set median_epoch_tai_s = (
  select percentile_cont(0.5) within group (order by epoch_tai_s) from element_set where catalogue_id = catalogue.id);
create index catalogue_recent on catalogue (loaded_at desc);

create table catalogue_refusal (
  -- the place of the file, as the setting names it
  source text primary key,
  reason text not null,
  refused_at timestamptz not null default now()
);

-- null: for nothing but a worker
alter table screening add column waiting_for text check (waiting_for in ('CATALOGUE'));
create index screening_waiting_for on screening (waiting_for) where waiting_for is not null and state = 'QUEUED';
