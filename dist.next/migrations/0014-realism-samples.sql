-- What was predicted of a satellite against what an ephemeris of its operator said later, one a pair and band of age: a figure of the two alone. Whether it
-- counts (both still represent the same satellite) is asked when it is read.
create table realism_sample (
  operator_id text not null references operator(id),
  definitive_id text not null references ephemeris(id) on delete cascade,
  -- either an ephemeris, or an element set of the catalogue
  predicted_id text references ephemeris(id) on delete cascade,
  set_norad_id integer,
  stated_tai_s double precision not null,
  kind jsonb not null,
  -- deviations of one where the covariance is realistic
  parts double precision[] not null,
  overlap_s double precision not null,
  constraint realism_sample_is_of_something check ((predicted_id is null) <> (set_norad_id is null)),
  constraint realism_sample_is_finite check (is_finite(stated_tai_s) and is_finite(overlap_s))
);
create unique index realism_sample_once on realism_sample
  (definitive_id, (coalesce(predicted_id, set_norad_id::text)), stated_tai_s, (kind ->> 'leadFromDays'));
create index realism_sample_of_prediction on realism_sample (predicted_id);
create index realism_sample_newest on realism_sample (operator_id, stated_tai_s desc);
