-- An answer is kept in the transaction of what it tells of, so that no row stands for a request that is still at work.

delete from idempotent_answer where status is null;
alter table idempotent_answer
  alter column status set not null,
  alter column headers set not null;
comment on column idempotent_answer.request_sha256 is 'of method, address and content; of a form: every part with its names';
