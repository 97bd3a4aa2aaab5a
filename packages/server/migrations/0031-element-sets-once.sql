-- An element set stands in every catalogue until its object has another: it is kept once, with the first catalogue that has it and the
-- first after that which has not. Catalogues are numbered in the order in which they came.
alter table catalogue add column number integer;
update catalogue set number = numbered.place from (
  select id, row_number() over (order by loaded_at, id) as place from catalogue
) as numbered where numbered.id = catalogue.id;
alter table catalogue alter column number set not null;
create unique index catalogue_by_number on catalogue (number);

alter table element_set add column from_number integer;
alter table element_set add column until_number integer;
-- who brought it; null: the catalogue says it
alter table element_set add column source text;
update element_set set from_number = catalogue.number,
  until_number = case when catalogue.number < (select max(number) from catalogue) then catalogue.number + 1 end
from catalogue where catalogue.id = element_set.catalogue_id;
alter table element_set alter column from_number set not null;
create index element_set_until on element_set ((coalesce(until_number, 2147483647)), from_number);
