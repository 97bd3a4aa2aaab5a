-- When an ephemeris was compared with what was predicted of its satellite: null of every file of before, which a job takes up.
alter table ephemeris add column compared_at timestamptz;
