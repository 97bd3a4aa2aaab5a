-- Whether programs may confirm what goes to a recipient: not where nobody has allowed it.
-- Runs from: 0033-publications.sql
alter table recipient add column programs_may_confirm boolean not null default false;
