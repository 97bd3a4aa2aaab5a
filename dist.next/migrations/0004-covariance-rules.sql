-- How the sigmas of covariances of one kind count, by a decision of the operator; a kind without a rule counts as it is stated.
alter table operator add column covariance_rules jsonb not null default '[]';
