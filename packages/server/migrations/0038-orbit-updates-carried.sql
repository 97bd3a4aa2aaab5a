-- An orbit that was updated where it was measured is wanted at closest approach: what it is there.
alter table orbit_update add column carried jsonb;
-- Why the orbit of the object of a file could not be updated, a sentence; empty where it was, or nobody has tried yet.
alter table observation_file add column no_update text not null default '';
