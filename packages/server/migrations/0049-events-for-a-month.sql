-- What happened is asked for by its id and by its operator alone: judgements of the past are read from their messages.
-- Runs from: 0045-columns-in-figures.sql
drop index domain_event_by_type;
