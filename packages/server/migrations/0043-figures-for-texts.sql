-- From here on messages of our own screenings are kept as figures. Whoever reads `objects` where it is empty reads `message`.
-- Runs from: 0042-messages-as-figures.sql
comment on column cdm.objects is 'null: in message';
