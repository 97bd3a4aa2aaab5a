-- Which feed brought a contact, and when; programs of before know no such feed, and only those of now add one.
-- Runs from: 0045-columns-in-figures.sql
alter table operator_contact add column source text, add column came_at timestamptz;
