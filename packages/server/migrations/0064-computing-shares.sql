-- Computing time that each operator has booked, CPU seconds of virtual time, apart for small orders.
-- Replaces job_share; job_claim has no successor. Both remain for servers of the previous version during an upgrade.
-- Runs from: 0038-outlived-updates.sql
create table computing_share (
  operator_id text not null,
  is_small boolean not null,
  booked_s double precision not null,
  -- start of the newest job of the operator that runs
  started_s double precision not null,
  primary key (operator_id, is_small)
);

-- Queues whose jobs handle a domain event.
create table event_consumer (
  event text not null,
  queue text not null,
  primary key (event, queue)
);
