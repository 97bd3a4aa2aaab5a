-- Satellites that are met as their operators' ephemerides have them, not as the catalogue.

alter table operator
  -- other operators are screened against its operational ephemerides
  add column shares_ephemerides boolean not null default false;

-- ephemerides beside those of the screened satellites; written down at the first start
alter table screening add column bystander_ids text[] not null default '{}';
