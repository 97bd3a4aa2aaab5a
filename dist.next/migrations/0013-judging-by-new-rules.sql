-- Rules for covariances by which open events may still be judged, until a job has judged them by those in force.
alter table operator add column covariance_rules_before jsonb not null default '[]';
