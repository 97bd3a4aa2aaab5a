-- Uploaded files lie in the database: a worker on any host reads them, and one backup holds everything.
-- A file is kept once for each content, and goes with the last record that names it.

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

-- Not valid yet: files of an older version lie on the disk until a process that has it brings them in.
alter table stored_file add constraint stored_file_has_content
  foreign key (sha256) references file_content(sha256) not valid;
create index stored_file_by_content on stored_file (sha256);

create function file_goes_with_its_record() returns trigger language plpgsql as $$
begin
  delete from stored_file where id = old.file_id;
  return null;
end $$;
create trigger ephemeris_takes_its_file after delete on ephemeris
  for each row execute function file_goes_with_its_record();
create trigger catalogue_takes_its_file after delete on catalogue
  for each row execute function file_goes_with_its_record();

-- The lock comes first: whoever keeps the same content at this moment is waited for, and then it is not the last.
create function content_goes_with_its_last_file() returns trigger language plpgsql as $$
begin
  perform 1 from file_content where sha256 = old.sha256 for update;
  delete from file_content
    where sha256 = old.sha256 and not exists (select 1 from stored_file where sha256 = old.sha256);
  return null;
end $$;
create trigger stored_file_takes_its_content after delete on stored_file
  for each row execute function content_goes_with_its_last_file();

-- Satellites that were deleted before left the files of their ephemerides behind.
delete from stored_file
  where id not in (select file_id from ephemeris) and id not in (select file_id from catalogue);
