-- What the screening of a plan came to: written once, when it has ended, and read from there by its list.
-- Runs from: 0042-messages-as-figures.sql
alter table post_manoeuvre_screening add column outcome jsonb;
create index post_manoeuvre_screening_of_plan on post_manoeuvre_screening (manoeuvre_id);
