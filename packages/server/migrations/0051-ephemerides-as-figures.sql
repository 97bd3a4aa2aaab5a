-- From here on pieces of files are kept so. Whoever reads `bytes` alone reads them wrongly.
-- Runs from: 0050-lines-of-figures.sql
comment on column file_chunk.figures is 'not null: what bytes leave out';
