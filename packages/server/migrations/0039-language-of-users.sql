-- In which language the platform writes to each user; who is not in it has said nothing and is written to in English.
create table user_language (
  operator_id text not null references operator(id),
  subject text not null,
  language text not null check (language in ('en', 'de')),
  updated_at timestamptz not null default now(),
  primary key (operator_id, subject)
);

-- The rules of alerts had a language of their own. German was chosen there; English was there from the beginning, so it says nothing.
insert into user_language (operator_id, subject, language)
  select operator_id, subject, 'de' from alert_user where settings->>'language' = 'de';

-- A channel has many readers: what goes there has the language of the place. null: that of its user, as of a mail.
alter table alert_place add column language text check (language in ('en', 'de'));
update alert_place set language = coalesce(
    (select said.language from user_language said
      where said.operator_id = alert_place.operator_id and said.subject = alert_place.subject), 'en')
  where channel <> 'EMAIL';

update alert_user set settings = settings - 'language' where settings ? 'language';
