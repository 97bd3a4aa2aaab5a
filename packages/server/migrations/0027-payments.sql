-- Payments: a ledger in minor units that cannot be out of balance, and what stands on it: customers, holds, orders, prices, invoices.

-- How many decimals a currency has (ISO 4217). An installation adds a row for a currency that it takes.
create table currency (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  decimals integer not null check (decimals between 0 and 4)
);
insert into currency (code, decimals) values
  ('AUD', 2), ('CAD', 2), ('CHF', 2), ('CZK', 2), ('DKK', 2), ('EUR', 2), ('GBP', 2), ('INR', 2), ('JPY', 0),
  ('KRW', 0), ('NOK', 2), ('PLN', 2), ('SEK', 2), ('USD', 2);

-- Standard rates of value-added tax, basis points (2100 is 21 %), from a day on. A country without a row is not taxed.
create table vat_rate (
  country text not null check (country ~ '^[A-Z]{2}$'),
  valid_from date not null,
  basis_points integer not null check (basis_points between 0 and 5000),
  -- customers with a number for it in another such country are taxed there (reverse charge)
  in_union boolean not null,
  primary key (country, valid_from)
);
-- European Commission, Taxation and Customs Union: standard rates of the member states.
insert into vat_rate (country, valid_from, basis_points, in_union) values
  ('AT', '1984-01-01', 2000, true), ('BE', '1996-01-01', 2100, true), ('BG', '1999-01-01', 2000, true),
  ('CY', '2014-01-13', 1900, true), ('CZ', '2013-01-01', 2100, true), ('DE', '2021-01-01', 1900, true),
  ('DK', '1992-01-01', 2500, true), ('EE', '2025-07-01', 2400, true), ('ES', '2012-09-01', 2100, true),
  ('FI', '2024-09-01', 2550, true), ('FR', '2014-01-01', 2000, true), ('GR', '2016-06-01', 2400, true),
  ('HR', '2012-03-01', 2500, true), ('HU', '2012-01-01', 2700, true), ('IE', '2021-03-01', 2300, true),
  ('IT', '2013-10-01', 2200, true), ('LT', '2009-09-01', 2100, true), ('LU', '2024-01-01', 1700, true),
  ('LV', '2012-07-01', 2100, true), ('MT', '2004-01-01', 1800, true), ('NL', '2012-10-01', 2100, true),
  ('PL', '2011-01-01', 2300, true), ('PT', '2011-01-01', 2300, true), ('RO', '2025-08-01', 2100, true),
  ('SE', '1990-07-01', 2500, true), ('SI', '2013-07-01', 2200, true), ('SK', '2025-01-01', 2300, true),
  ('GB', '2011-01-04', 2000, false), ('CH', '2024-01-01', 810, false), ('NO', '2005-01-01', 2500, false);

-- Numbers without a gap: the row is locked until whoever took one commits.
create table number_series (
  kind text not null check (kind in ('ORDER', 'INVOICE')),
  year integer not null,
  prefix text not null,
  digits integer not null default 6 check (digits between 1 and 12),
  last bigint not null default 0 check (last >= 0),
  primary key (kind, year)
);

create table customer (
  id text primary key,
  operator_id text not null references operator(id),
  -- subject of the identity token
  user_id text not null unique,
  name text not null,
  currency text not null references currency(code),
  -- the one that pays for what its operator orders
  pays boolean not null,
  country text check (country ~ '^[A-Z]{2}$'),
  vat_id text,
  address text not null default '',
  created_at timestamptz not null default now(),
  created_by text not null
);
create unique index customer_that_pays on customer (operator_id) where pays;
create index customer_in_order on customer (name, id);

-- CUSTOMER  what we owe a customer; below zero, what he owes us    HELD        held for orders of his
-- REVENUE   earned    VAT  owed to the tax office    BANK  what came in    ADJUSTMENT  the other side of a correction
create table payment_account (
  id text primary key,
  kind text not null check (kind in ('CUSTOMER', 'HELD', 'REVENUE', 'VAT', 'BANK', 'ADJUSTMENT')),
  customer_id text references customer(id),
  currency text not null references currency(code),
  balance bigint not null default 0,
  -- empty: no limit
  min_balance bigint check (min_balance <= 0),
  version integer not null default 1,
  check (balance >= min_balance),
  check ((kind in ('CUSTOMER', 'HELD')) = (customer_id is not null)),
  check ((kind in ('CUSTOMER', 'HELD')) <= (min_balance is not null))
);
create unique index payment_account_of_customer on payment_account (customer_id, kind) where customer_id is not null;
create unique index payment_account_of_us on payment_account (kind, currency) where customer_id is null;

create table transfer (
  id text primary key,
  seq bigint generated always as identity unique,
  -- the same key is the same transfer
  key text not null unique,
  kind text not null check (kind in ('HOLD', 'CAPTURE', 'RELEASE', 'CREDIT', 'CHARGE', 'PAYMENT', 'REFUND', 'ADJUSTMENT')),
  customer_id text not null references customer(id),
  reason text not null,
  actor text not null,
  at timestamptz not null default now()
);
create index transfer_of_customer on transfer (customer_id, seq desc);

create table posting (
  transfer_id text not null references transfer(id),
  account_id text not null references payment_account(id),
  amount bigint not null check (amount <> 0),
  primary key (transfer_id, account_id)
);
create index posting_of_account on posting (account_id);

-- A balance is the sum of its postings, because nothing else changes it.
create function posting_moves_balance() returns trigger language plpgsql as $$
begin
  update payment_account set balance = balance + new.amount, version = version + 1 where id = new.account_id;
  return null;
end $$;
create trigger posting_moves_balance after insert on posting
  for each row execute function posting_moves_balance();
create function balance_moves_by_posting() returns trigger language plpgsql as $$
begin
  if new.balance <> old.balance and pg_trigger_depth() < 2 then
    raise exception 'a balance changes by postings alone' using errcode = '23514';
  end if;
  if tg_op = 'UPDATE' and (new.kind, new.currency) is distinct from (old.kind, old.currency) then
    raise exception 'an account stays what it is' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger balance_moves_by_posting before update on payment_account
  for each row execute function balance_moves_by_posting();
create function account_begins_empty() returns trigger language plpgsql as $$
begin
  if new.balance <> 0 then
    raise exception 'an account begins empty' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger account_begins_empty before insert on payment_account
  for each row execute function account_begins_empty();

-- At the end of its transaction a transfer has two sides or more, sums to zero, and is in one currency.
create function transfer_is_balanced() returns trigger language plpgsql as $$
declare
  id_of_transfer text := case tg_table_name when 'transfer' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'transfer_id' end;
  sides record;
begin
  select count(*) as count, coalesce(sum(p.amount), 0) as sum, count(distinct a.currency) as currencies into sides
    from posting p join payment_account a on a.id = p.account_id where p.transfer_id = id_of_transfer;
  if sides.count < 2 or sides.sum <> 0 or sides.currencies <> 1 then
    raise exception 'transfer % is not balanced', id_of_transfer using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger transfer_is_balanced after insert on transfer
  deferrable initially deferred for each row execute function transfer_is_balanced();
create constraint trigger posting_is_balanced after insert on posting
  deferrable initially deferred for each row execute function transfer_is_balanced();

-- What is booked stays booked, whoever asks; a mistake is put right by another transfer.
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = '23514';
end $$;
create trigger transfer_stays before update or delete on transfer for each row execute function ledger_is_append_only();
create trigger transfers_stay before truncate on transfer for each statement execute function ledger_is_append_only();
create trigger posting_stays before update or delete on posting for each row execute function ledger_is_append_only();
create trigger postings_stay before truncate on posting for each statement execute function ledger_is_append_only();

create table product (
  id text primary key,
  product_type text not null,
  name text not null,
  description text not null default '',
  service_type text check (service_type in ('ca', 'odt')),
  created_at timestamptz not null default now(),
  created_by text not null
);

-- Prices are added, never changed: an order keeps the one that it was made at.
create table price (
  id text primary key,
  product_id text not null references product(id),
  -- minor units, without tax
  amount bigint not null check (amount between 0 and 1000000000000),
  currency text not null references currency(code),
  -- empty: once
  period text check (period in ('MONTH', 'YEAR')),
  valid_from timestamptz not null default now(),
  created_by text not null
);
create index price_of_product on price (product_id, currency, valid_from desc, id desc);

create table payment_order (
  id text primary key,
  number text not null unique,
  operator_id text not null references operator(id),
  customer_id text not null references customer(id),
  service_type text not null check (service_type in ('ca', 'odt')),
  -- what it is for, in the words of the service: an observation request
  request_id text,
  payment_type text check (payment_type = 'SUBSCRIPTION'),
  product_id text references product(id),
  price_id text references price(id),
  amount bigint not null check (amount >= 0),
  currency text not null references currency(code),
  period text check (period in ('MONTH', 'YEAR')),
  -- of a subscription: periods that were charged, and the one that runs
  periods integer not null default 0 check (periods >= 0),
  period_start timestamptz,
  period_end timestamptz,
  begun_at timestamptz,
  status text not null check (status in ('OPEN', 'ACTIVE', 'PAST_DUE', 'COMPLETE', 'CANCELLED')),
  note text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz not null default now(),
  check ((payment_type is null) = (period is null)),
  check ((payment_type is null) = (period_end is null))
);
create unique index payment_order_of_request on payment_order (operator_id, request_id) where request_id is not null;
create index payment_order_in_order on payment_order (operator_id, created_at desc, id desc);
create index payment_order_of_customer on payment_order (customer_id, created_at desc, id desc);
create index payment_order_due on payment_order (period_end) where status in ('ACTIVE', 'PAST_DUE');

-- What is held of a balance, by the key of whatever it is held for.
create table payment_hold (
  operator_id text not null references operator(id),
  key text not null,
  customer_id text not null references customer(id),
  order_id text references payment_order(id),
  -- the larger hold that this one was taken out of
  within_key text,
  amount bigint not null check (amount >= 0),
  remaining bigint not null check (remaining between 0 and amount),
  captured bigint not null default 0 check (captured between 0 and amount),
  credited bigint not null default 0 check (credited between 0 and captured),
  currency text not null references currency(code),
  state text not null check (state in ('RESERVED', 'CAPTURED', 'RELEASED')),
  what text not null,
  at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (operator_id, key),
  check (remaining + captured <= amount),
  check (state = 'RESERVED' or remaining = 0)
);
create index payment_hold_of_order on payment_hold (order_id);
create index payment_hold_within on payment_hold (operator_id, within_key) where within_key is not null;
create index payment_hold_of_customer on payment_hold (customer_id, at desc);

create table invoice (
  id text primary key,
  number text not null unique,
  operator_id text not null references operator(id),
  customer_id text not null references customer(id),
  status text not null check (status in ('ISSUED', 'PAID', 'VOID')),
  currency text not null references currency(code),
  net bigint not null check (net > 0),
  vat bigint not null check (vat >= 0),
  vat_basis_points integer not null check (vat_basis_points >= 0),
  -- DOMESTIC, REVERSE_CHARGE or NOT_TAXED
  vat_case text not null check (vat_case in ('DOMESTIC', 'REVERSE_CHARGE', 'NOT_TAXED')),
  -- as they were when it was issued
  seller jsonb not null,
  buyer jsonb not null,
  -- [{text, at, amount}]
  lines jsonb not null,
  -- transfers up to this one are on this invoice or an earlier one
  through_seq bigint not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  issued_at timestamptz not null default now(),
  due_at timestamptz not null,
  paid_at timestamptz,
  paid_by text,
  -- how it can be paid besides by bank transfer
  provider text not null check (provider in ('BANK_TRANSFER', 'STRIPE')),
  provider_reference text unique,
  pay_url text,
  updated_at timestamptz not null default now(),
  check ((status = 'PAID') = (paid_at is not null))
);
create index invoice_in_order on invoice (operator_id, issued_at desc, id desc);
create index invoice_of_customer on invoice (customer_id, through_seq desc);

-- What a payment provider told us, each event once.
create table payment_event (
  provider text not null,
  event_id text not null,
  kind text not null,
  reference text,
  outcome text not null default '',
  received_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (provider, event_id)
);

-- What became of the price of a whole request, beside that of its passes.
alter table observation_request add column charge text not null default 'NOT_CHARGED'
  check (charge in ('NOT_CHARGED', 'RESERVED', 'CAPTURED', 'RELEASED'));
