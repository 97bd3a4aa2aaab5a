-- Other operators, what both say about an event, and forms by which they answer.
create table operator_contact (
  id text primary key,
  operator_id text not null references operator(id) on delete cascade,
  name text not null,
  email text not null,
  phone text not null,
  objects jsonb not null,
  agreement text not null check (agreement in ('NONE', 'WE_MOVE', 'THEY_MOVE')),
  note text not null,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index operator_contact_by_name on operator_contact (operator_id, name);

-- A log: it is added to, and goes with its event.
create table coordination_entry (
  id text primary key,
  operator_id text not null references operator(id) on delete cascade,
  conjunction_id text not null references conjunction(id) on delete cascade,
  side text not null check (side in ('OURS', 'THEIRS')),
  intent text not null check (intent in ('MOVES', 'STAYS', 'WAITS', 'NOTE')),
  channel text not null check (channel in ('HERE', 'LINK', 'PHONE', 'MAIL', 'OTHER')),
  who text not null,
  note text not null,
  at timestamptz not null default now(),
  -- empty: by a form
  written_by text not null,
  -- of an answer by a form
  link_id text
);
create index coordination_entry_of_event on coordination_entry (conjunction_id, at desc, id desc);

create table coordination_link (
  id text primary key,
  operator_id text not null references operator(id) on delete cascade,
  conjunction_id text not null references conjunction(id) on delete cascade,
  token_sha256 text not null unique,
  shares_probability boolean not null,
  question text not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  answers integer not null default 0,
  created_at timestamptz not null default now(),
  created_by text not null
);
create index coordination_link_of_event on coordination_link (conjunction_id, created_at desc);
