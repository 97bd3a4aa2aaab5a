-- The second manoeuvre of a plan, which comes back to the orbit that the first one left; as given.
alter table manoeuvre_plan add column return_manoeuvre jsonb;
