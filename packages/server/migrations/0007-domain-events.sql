-- News for open pages become what they tell of: events of the domain, for whoever has to act on them. What lay here was
-- kept for a day only.

alter table event rename to domain_event;
alter index event_by_operator rename to domain_event_by_operator;
delete from domain_event;
alter table domain_event rename column created_at to occurred_at;
-- null: kept for good
alter table domain_event add column forget_at timestamptz;
drop index event_by_age;
create index domain_event_by_end on domain_event (forget_at) where forget_at is not null;
create index domain_event_by_type on domain_event (type, id);

-- Which consumer has acted on which event: written in the transaction of what it did, so that it does it once.
create table domain_event_receipt (
  event_id bigint not null references domain_event(id) on delete cascade,
  consumer text not null,
  at timestamptz not null default now(),
  primary key (event_id, consumer)
);
