-- From here on messages of our own screenings leave out what is in their packed column. Whoever reads `message_id` where it is empty reads `message`.
-- Runs from: 0045-columns-in-figures.sql
comment on column cdm.message_id is 'null: in message';
