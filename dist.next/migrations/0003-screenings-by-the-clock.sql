-- Each satellite is screened by itself at the latest after so long; 0: only when somebody orders it. A satellite's configuration may say otherwise.
alter table operator add column screening_every_hours double precision not null default 8
  constraint operator_screening_every check (screening_every_hours >= 0 and screening_every_hours <= 168);
