-- What a process that takes uploads and works at no jobs has read of them, for the hosts that work: in few hours each has its own copy.
-- Runs from: 0021-orbit-outlines.sql
create unlogged table orbit_read (
  sha256 text primary key references file_content(sha256) on delete cascade,
  -- version of the product and, where states hung on it, the table of Earth orientation
  read_by text not null,
  orbit bytea not null,
  kept_at timestamptz not null default now()
);
alter table orbit_read alter column orbit set storage external;
