-- The mail server of a mailbox whose Authentication-Results are believed: none where nobody has named it.
-- Runs from: 0030-feeds.sql
alter table feed add column trusted_server text;
