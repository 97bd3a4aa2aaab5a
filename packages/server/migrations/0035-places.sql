-- A place that its receiver said is gone is told to whose it is.
alter table alert_delivery drop constraint alert_delivery_purpose_check;
alter table alert_delivery add constraint alert_delivery_purpose_check
  check (purpose in ('ALERT', 'DIGEST', 'ESCALATION', 'TEST', 'REMINDER', 'PLACE_OFF'));

-- Incidents: a place of PagerDuty, told by the rules that webhooks are told by.
alter table alert_place drop constraint alert_place_channel_check;
alter table alert_place add constraint alert_place_channel_check
  check (channel in ('EMAIL', 'MSTEAMS', 'WEBHOOK', 'SLACK', 'PAGERDUTY'));
create index alert_delivery_of_incident on alert_delivery ((content->'incident'->>'key')) where channel = 'PAGERDUTY';
update alert_user set settings = jsonb_set(settings, '{rules}', (
    select jsonb_agg(
      case when rule->'channels' ? 'WEBHOOK' then jsonb_set(rule, '{channels}', rule->'channels' || '["PAGERDUTY"]') else rule end
      order by place)
    from jsonb_array_elements(settings->'rules') with ordinality as each (rule, place)))
  where jsonb_array_length(settings->'rules') > 0;

-- What a webhook carries.
alter table alert_place add column format text not null default 'PLAIN' check (format in ('PLAIN', 'CLOUDEVENTS'));

-- Addresses at which calendar programs read when decisions are due. Of the secret there is a digest alone.
create table alert_calendar (
  id text primary key,
  operator_id text not null references operator(id),
  subject text not null,
  name text not null,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);
create index alert_calendar_of_user on alert_calendar (operator_id, subject, created_at);
