-- Whether a list of conjunctions or messages is what it was: a number for each operator that grows with every transaction that
-- changes what such a list shows. A process keeps an answer under the number that it read before it asked for the records.
--
-- The number is taken at the end of a transaction (deferred), so that its row is locked for no longer than a commit lasts, and
-- once a transaction.
create table list_revision (
  operator_id text primary key,
  revision bigint not null
);

create function revise_lists() returns trigger language plpgsql as $$
declare
  whose text;
  done text := coalesce(nullif(current_setting('keepout.revised', true), ''), ',');
begin
  if tg_table_name = 'operator' then
    whose := case when tg_op = 'DELETE' then old.id else new.id end;
  else
    whose := case when tg_op = 'DELETE' then old.operator_id else new.operator_id end;
  end if;
  if position(',' || whose || ',' in done) > 0 then
    return null;
  end if;
  insert into list_revision (operator_id, revision) values (whose, 1)
    on conflict (operator_id) do update set revision = list_revision.revision + 1;
  perform set_config('keepout.revised', done || whose || ',', true);
  return null;
end $$;

create constraint trigger conjunction_revises after insert or update or delete on conjunction
  deferrable initially deferred for each row execute function revise_lists();
create constraint trigger cdm_revises after insert or update or delete on cdm
  deferrable initially deferred for each row execute function revise_lists();
create constraint trigger satellite_revises after insert or update or delete on satellite
  deferrable initially deferred for each row execute function revise_lists();
create constraint trigger operator_revises after insert or update or delete on operator
  deferrable initially deferred for each row execute function revise_lists();

-- The order of each list, with its id: a page begins where the one before has ended.
create index conjunction_in_order on conjunction (operator_id, tca_tai_s, id);
create index cdm_in_order on cdm (operator_id, creation_tai_s, id);
create index screening_in_order on screening (operator_id, created_at, id);
create index ephemeris_in_order on ephemeris (operator_id, uploaded_at, id);
drop index conjunction_by_tca;
drop index cdm_recent;
drop index screening_recent;
