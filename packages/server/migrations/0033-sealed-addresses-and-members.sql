-- Addresses of hooks and keys of webhooks are sealed by the processes that have the key (docs/decisions/0090); what was stored before
-- is sealed when a worker starts. A place is known by a mark of its address, since sealing gives another text each time.
alter table alert_place add column mark text;
alter table alert_place drop constraint alert_place_operator_id_subject_channel_address_key;
create unique index alert_place_once on alert_place (operator_id, subject, channel, mark);

-- Who has sent a valid token for which operator, and when last: what is known of who belongs to whom where another provider keeps the users.
create table identity_seen (
  operator_id text not null,
  subject text not null,
  seen_at timestamptz not null default now(),
  primary key (operator_id, subject)
);
create index identity_seen_by_subject on identity_seen (subject, seen_at);
-- Of those who have set something nobody knows when they came last: their time begins now.
insert into identity_seen (operator_id, subject) select distinct operator_id, subject from user_configuration on conflict do nothing;
insert into identity_seen (operator_id, subject) select operator_id, subject from alert_user on conflict do nothing;
