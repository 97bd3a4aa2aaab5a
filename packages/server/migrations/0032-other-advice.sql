-- What the newest message of each other originator says of an event.
alter table conjunction add column other_advice jsonb not null default '[]';
update conjunction set other_advice = (
  select coalesce(jsonb_agg(jsonb_build_object('cdmId', id, 'originator', originator, 'creationTaiS', creation_tai_s,
    'verdict', verdict, 'pc', probability) order by originator), '[]')
  from (
    select distinct on (originator) id, originator, creation_tai_s, verdict, probability from cdm
    where conjunction_id = conjunction.id order by originator, creation_tai_s desc, stored_at desc, id desc
  ) as latest
  where verdict is not null and originator <> (select originator from cdm where id = conjunction.last_cdm_id)
    and creation_tai_s >= coalesce(
      (select max(creation_tai_s) from cdm where conjunction_id = conjunction.id and observed is not null), '-infinity')
)
where exists (select 1 from unnest(message_originator) as name where name is distinct from message_originator[1]);
