-- Texts of messages are packed by a dictionary (ca/cdms/packed-message.ts): a fifth of the text, where the database's own packing left more than half. Those of before stay
-- as they were, behind a zero. Reads every message once.
alter table cdm add column classification text;
update cdm set classification = substring(message from '(?n)^CLASSIFICATION *= *(.*?) *$') where message like '%CLASSIFICATION%';
set constraints all immediate;
alter table cdm alter column message type bytea using '\x00'::bytea || convert_to(message, 'UTF8');
alter table cdm alter column message set storage external;

-- What parts of a screening came to is packed by whoever writes it.
alter table screening_part alter column judged set storage external;
