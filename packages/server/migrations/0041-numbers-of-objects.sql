-- Catalogue numbers of messages that are none, below zero or beyond nine digits: no answer has a place for them, and the events could not be read.
-- Runs from: 0037-ordered-once.sql
-- Outlived because: programs of before read an object without a number as any other, and could not answer with one below zero.
update cdm set objects = (
  select jsonb_agg(case when (object ->> 'noradId')::numeric not between 0 and 999999999
    then object || '{"noradId": null}' else object end order by place)
  from jsonb_array_elements(cdm.objects) with ordinality as given (object, place))
where conjunction_id in (select id from conjunction where secondary_norad_id not between 0 and 999999999);
update conjunction set secondary_norad_id = null where secondary_norad_id not between 0 and 999999999;
