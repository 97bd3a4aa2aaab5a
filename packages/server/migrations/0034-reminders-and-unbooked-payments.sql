-- Who has not been seen for long is reminded that nothing will be sent to him (docs/guides/alerts.md).
alter table alert_delivery drop constraint alert_delivery_purpose_check;
alter table alert_delivery add constraint alert_delivery_purpose_check
  check (purpose in ('ALERT', 'DIGEST', 'ESCALATION', 'TEST', 'REMINDER'));

-- Money that a provider took for an invoice and that could not be booked: it waits for a person, and is never deleted.
create table unbooked_payment (
  id text primary key,
  operator_id text not null references operator(id),
  invoice_id text not null references invoice(id),
  provider text not null,
  reference text not null,
  reason text not null check (reason in ('OTHER_CURRENCY', 'NO_AMOUNT')),
  amount bigint not null check (amount >= 0),
  -- as the provider names it: it may be none that the installation takes
  currency text not null,
  seen_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by text,
  note text not null default '',
  unique (provider, reference),
  check ((resolved_at is null) = (resolved_by is null))
);
create index unbooked_payment_in_order on unbooked_payment (seen_at desc, id desc);
create index unbooked_payment_of_invoice on unbooked_payment (invoice_id) where resolved_at is null;
create function unbooked_payment_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'a payment that was not booked is kept' using errcode = '23514';
end $$;
create trigger unbooked_payment_stays before delete on unbooked_payment
  for each row execute function unbooked_payment_is_kept();
