-- The account page: where somebody is signed in, and who made which program of an operator.

-- What the embedded provider knows of a session beside its record: where its browser was last seen. Goes with the session.
create table identity_session (
  uid text primary key,
  address text not null,
  -- the User-Agent as it was sent, at most 400 characters
  browser text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

alter table identity_client
  -- null: made by the command line
  add column created_by text,
  add column secret_at timestamptz not null default now(),
  add column last_used_at timestamptz;

-- Two people who add a program of one name at once: one of them is told so. The command line tells its own by their ids.
create unique index identity_client_by_name on identity_client (operator_id, lower(name)) where created_by is not null;
create index identity_client_of_operator on identity_client (operator_id, client_id);
