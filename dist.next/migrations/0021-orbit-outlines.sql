-- What a screening has to know of an ephemeris before it opens it: its orbit in a few numbers for each eight hours (float64), by the content of the file.
create table orbit_outline (
  sha256 text primary key references file_content(sha256) on delete cascade,
  -- version of the product and, where states hung on it, the table of Earth orientation; of another maker it is made anew
  made_by text not null,
  outline bytea not null
);
