-- Miss distance over the combined position covariance in three dimensions; null in messages that were judged before it was kept.
alter table cdm add column mahalanobis_space double precision;
