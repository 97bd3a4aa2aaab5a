-- The content of ephemerides that nothing rests on any more goes after a time that each operator sets; their records stay.
alter table operator add column ephemeris_days double precision not null default 30
  constraint operator_ephemeris_days check (ephemeris_days >= 1);
alter table stored_file add column removed_at timestamptz;
-- A file that was removed says what its content was, and holds it no longer.
alter table stored_file add column kept_sha256 text
  generated always as (case when removed_at is null then sha256 end) stored;
alter table stored_file drop constraint stored_file_has_content;
alter table stored_file add constraint stored_file_has_content
  foreign key (kept_sha256) references file_content(sha256) not valid;

drop index stored_file_of_operator;
create index stored_file_of_operator on stored_file (operator_id) include (size_bytes) where removed_at is null;

create or replace function content_goes_with_its_last_file() returns trigger language plpgsql as $function$
begin
  perform 1 from file_content where sha256 = old.sha256 for update;
  delete from file_content
    where sha256 = old.sha256
      and not exists (select 1 from stored_file where sha256 = old.sha256 and removed_at is null);
  return null;
end $function$;
create trigger stored_file_gives_up_its_content after update of removed_at on stored_file
  for each row when (old.removed_at is null and new.removed_at is not null)
  execute function content_goes_with_its_last_file();
