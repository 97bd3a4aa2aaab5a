-- Of an event that has long been over those messages stay that tell its course; the others go, and the event keeps when they were made and what they said.
alter table operator add column message_days double precision not null default 90
  constraint operator_message_days check (message_days >= 60);
alter table conjunction add column thinned_at timestamptz;
alter table conjunction add column removed_creation_tai_s double precision[] not null default '{}';
alter table conjunction add column removed_probability double precision[] not null default '{}'
  constraint conjunction_removed_whole check (cardinality(removed_probability) = cardinality(removed_creation_tai_s));
create index conjunction_to_thin on conjunction (operator_id, tca_tai_s) where thinned_at is null and not is_candidate;
