-- Files of a folder that a feed refused, by name: they are not read again until they change.
-- Runs from: 0021-orbit-outlines.sql
alter table feed add column refused jsonb not null default '{}';
