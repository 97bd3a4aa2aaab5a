-- Objects that satellites of an operator met, each once, however many events there are with it: a part of a name is looked for among these.
create table met_object (
  operator_id text not null references operator(id) on delete cascade,
  -- 0: without a catalogue number
  norad_id integer not null,
  name text not null,
  cospar_id text not null,
  primary key (operator_id, norad_id, name, cospar_id)
);
insert into met_object
  select distinct operator_id, coalesce(secondary_norad_id, 0), secondary_name, secondary_cospar_id from conjunction;
drop index conjunction_by_secondary;
create index conjunction_by_secondary on conjunction (operator_id, secondary_norad_id, tca_tai_s) include (id, secondary_sought_name, secondary_sought_cospar_id)
  where not is_candidate;
