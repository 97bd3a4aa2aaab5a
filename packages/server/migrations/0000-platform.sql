-- What the platform itself keeps: events for open screens, replayed answers, rate limits, the embedded identity provider.

create table event (
  id bigint generated always as identity primary key,
  operator_id text not null,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null default now()
);
create index event_by_operator on event (operator_id, id);
create index event_by_age on event (created_at);

create table idempotent_answer (
  subject text not null,
  key text not null,
  request_sha256 text not null,
  -- null while the first request is still at work
  status integer,
  headers jsonb,
  body text,
  created_at timestamptz not null default now(),
  primary key (subject, key)
);
create index idempotent_answer_by_age on idempotent_answer (created_at);

-- The columns are those that rate-limiter-flexible expects.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table identity_user (
  subject uuid primary key,
  user_name text not null unique check (user_name = lower(user_name)),
  name text not null,
  email text not null,
  operator_id text not null,
  password_hash text not null,
  -- resource name to role names, as in the token
  roles jsonb not null,
  created_at timestamptz not null default now()
);

create table identity_client (
  client_id text primary key,
  secret_hash text not null,
  name text not null,
  operator_id text not null,
  roles jsonb not null,
  created_at timestamptz not null default now()
);

create table identity_key (
  kid text primary key,
  jwk jsonb not null,
  created_at timestamptz not null default now()
);

create table identity_record (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index identity_record_by_grant on identity_record (grant_id) where grant_id is not null;
create index identity_record_by_uid on identity_record (model, uid) where uid is not null;
create index identity_record_by_expiry on identity_record (expires_at);
