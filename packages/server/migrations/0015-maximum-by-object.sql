-- Why a message has no largest probability, and how large the probability can become when the data of one object alone get
-- better. Of messages that were judged before this nobody knows either: their columns stay empty.
alter table cdm
  -- code of why there is no largest probability
  add column max_probability_reason text check (max_probability_reason is null or max_probability is null),
  -- largest probability over smaller deviations of this object alone, and the share of the present ones that reaches it
  add column max_probability_object1 double precision check (max_probability_object1 between 0 and 1),
  add column scale_at_max_object1 double precision check (scale_at_max_object1 between 0 and 1),
  add column max_probability_object2 double precision check (max_probability_object2 between 0 and 1),
  add column scale_at_max_object2 double precision check (scale_at_max_object2 between 0 and 1);
