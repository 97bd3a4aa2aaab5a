-- What former messages stated of an object, in either place of them, whichever satellite of the operator they were about.
create index cdm_of_object1 on cdm (operator_id, (objects -> 0 ->> 'designator'), creation_tai_s desc) where observed is null;
create index cdm_of_object2 on cdm (operator_id, (objects -> 1 ->> 'designator'), creation_tai_s desc) where observed is null;
