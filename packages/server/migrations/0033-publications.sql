-- To whom an organisation may send orbits, and what it sent.
create table recipient (
  id text primary key,
  operator_id text not null references operator(id) on delete cascade,
  name text not null,
  kind text not null check (kind in ('SPACE_TRACK', 'TRACSS', 'STARLINK', 'FOLDER')),
  address text not null,
  sign_in_address text,
  identity text,
  -- sealed
  secret text,
  object_names jsonb not null default '[]',
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index recipient_by_name on recipient (operator_id, name);

-- The log: it keeps what it says of recipients, satellites and events that are no more.
create table publication (
  id text primary key,
  operator_id text not null references operator(id) on delete cascade,
  recipient_id text not null,
  recipient_name text not null,
  recipient_kind text not null,
  satellite_id text not null,
  satellite_name text not null,
  conjunction_id text,
  purpose text not null check (purpose in ('OPERATIONAL', 'CANDIDATE')),
  relinquish_pc double precision,
  note text not null,
  state text not null check (state in ('PREPARED', 'QUEUED', 'ACCEPTED', 'REFUSED', 'FAILED', 'UNCERTAIN', 'SCREENED', 'CANCELLED')),
  -- what the files were written from
  basis jsonb not null,
  history jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null,
  constraint publication_is_finite check (is_finite(relinquish_pc))
);
create index publication_of_operator on publication (operator_id, created_at desc, id desc);
create index publication_of_event on publication (conjunction_id, created_at desc, id desc) where conjunction_id is not null;
create index publication_of_satellite on publication (satellite_id, created_at desc, id desc);
create index publication_of_recipient on publication (recipient_id, created_at desc, id desc);

create table published_file (
  publication_id text not null references publication(id) on delete cascade,
  rank integer not null,
  name text not null,
  content text not null check (content in ('WITHOUT_BURN', 'WITH_BURN')),
  manoeuvre_id text,
  size_bytes bigint not null,
  sha256 text not null,
  file_id text not null references stored_file(id),
  state text not null check (state in ('WAITING', 'SENDING', 'ACCEPTED', 'REFUSED', 'FAILED', 'UNCERTAIN')),
  attempts integer not null default 0,
  sent_at timestamptz,
  answered_at timestamptz,
  answer_status integer,
  receipt text,
  answer jsonb not null default '[]',
  primary key (publication_id, rank)
);
create trigger published_file_takes_its_file after delete on published_file for each row execute function file_goes_with_its_record();
