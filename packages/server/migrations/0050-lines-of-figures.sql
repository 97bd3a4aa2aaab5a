-- Of a piece of a file whose lines are figures these may be kept, and the words of it in the place of its bytes (platform/files/packed-piece.ts).
-- Runs from: 0037-ordered-once.sql
alter table file_chunk add column figures bytea;
-- What is packed already is not packed again.
alter table file_chunk alter column figures set storage external;
