-- Alerts: what crossed a line, who is told of it by which rules, where, and what became of each message.

-- Who has used the application: whom rules can tell, and who can be on call.
create table alert_user (
  operator_id text not null references operator(id),
  subject text not null,
  user_name text not null,
  services text[] not null,
  -- null: the defaults hold
  settings jsonb,
  version integer not null default 0,
  updated_at timestamptz,
  first_seen_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (operator_id, subject)
);

create table alert_rota (
  operator_id text primary key references operator(id),
  rota jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null
);

-- What the rules remember of each thing that they watch, so that only a crossing is told.
create table alert_watch (
  operator_id text not null references operator(id),
  about text not null,
  state jsonb not null,
  -- an event that is older than this one says nothing new
  last_event_id bigint not null default 0,
  decide_by_tai_s double precision check (is_finite(decide_by_tai_s)),
  tca_tai_s double precision check (is_finite(tca_tai_s)),
  primary key (operator_id, about)
);
create index alert_watch_by_end on alert_watch (decide_by_tai_s) where decide_by_tai_s is not null;

create table alert (
  id text primary key,
  operator_id text not null references operator(id),
  kind text not null,
  service text not null check (service in ('ca', 'odt')),
  -- names the crossing for good: the same one is raised once, whoever dies when
  crossing text not null,
  -- what is told together: passages of one pair
  pair text not null,
  facts jsonb not null,
  needs_person boolean not null,
  decide_by_tai_s double precision check (is_finite(decide_by_tai_s)),
  raised_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  acknowledged_by text,
  -- who is called after whom, as it was when it was raised
  calls jsonb not null default '[]',
  unique (operator_id, crossing)
);
create index alert_in_order on alert (operator_id, raised_at, id);
create index alert_by_age on alert (raised_at);

-- How far each user is with it; no row: nobody has touched it.
create table alert_reading (
  alert_id text not null references alert(id) on delete cascade,
  subject text not null,
  state text not null check (state in ('unread', 'read', 'hidden')),
  at timestamptz not null default now(),
  primary key (alert_id, subject)
);

-- Addresses of users: whether they are off, and the keys of webhooks.
create table alert_place (
  id text primary key,
  operator_id text not null references operator(id),
  subject text not null,
  channel text not null check (channel in ('EMAIL', 'MSTEAMS', 'WEBHOOK', 'SLACK')),
  address text not null,
  secret text,
  secret_from timestamptz,
  previous_secret text,
  previous_until timestamptz,
  off_since timestamptz,
  off_reason text,
  created_at timestamptz not null default now(),
  check ((off_since is null) = (off_reason is null)),
  check ((channel = 'WEBHOOK') = (secret is not null)),
  unique (operator_id, subject, channel, address)
);

-- What is to be told to whom, until messages are made of it. The step says how often it was passed on: 0 by his own rules.
create table alert_pending (
  alert_id text not null references alert(id) on delete cascade,
  subject text not null,
  step integer not null,
  channel text not null,
  operator_id text not null,
  due_at timestamptz not null,
  is_digest boolean not null,
  held_back boolean not null,
  primary key (alert_id, subject, step, channel)
);
create index alert_pending_by_due on alert_pending (due_at);
create index alert_pending_of_user on alert_pending (operator_id, subject, due_at);

create table alert_delivery (
  id text primary key,
  operator_id text not null references operator(id),
  subject text not null,
  place_id text not null references alert_place(id),
  channel text not null,
  purpose text not null check (purpose in ('ALERT', 'DIGEST', 'ESCALATION', 'TEST')),
  content jsonb not null,
  state text not null check (state in ('QUEUED', 'SENT', 'OUTBOX', 'DEAD')),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'SENT') = (sent_at is not null))
);
create index alert_delivery_in_order on alert_delivery (operator_id, subject, created_at, id);
create index alert_delivery_of_place on alert_delivery (place_id, created_at);
create index alert_delivery_waiting on alert_delivery (next_attempt_at) where state = 'QUEUED';
create index alert_delivery_by_age on alert_delivery (created_at);

-- Never twice: one place is told of one crossing once a step, whatever dies when.
create table alert_delivery_part (
  place_id text not null references alert_place(id),
  alert_id text not null references alert(id),
  step integer not null,
  delivery_id text not null references alert_delivery(id) on delete cascade,
  primary key (place_id, alert_id, step)
);
create index alert_delivery_part_of on alert_delivery_part (delivery_id);
create index alert_delivery_part_about on alert_delivery_part (alert_id);

create table alert_attempt (
  delivery_id text not null references alert_delivery(id) on delete cascade,
  number integer not null,
  begun_at timestamptz not null default now(),
  ended_at timestamptz,
  outcome text check (outcome in ('SENT', 'RETRY', 'REFUSED', 'GONE', 'LOST')),
  status integer,
  detail text not null default '',
  primary key (delivery_id, number)
);
