-- The passes that an order for a conjunction counts on, as long as it may bring them: nobody is sold the same of one event twice.
create table ordered_pass (
  request_id text not null references observation_request(id) on delete cascade,
  operator_id text not null references operator(id),
  conjunction_id text not null,
  target_kind text not null check (target_kind in ('CONJUNCTION_PRIMARY', 'CONJUNCTION_SECONDARY')),
  opportunity_id text not null,
  primary key (request_id, opportunity_id),
  constraint ordered_pass_once unique (operator_id, conjunction_id, target_kind, opportunity_id)
);

-- A subscription runs once for each organisation and product. Of several that ran, those that came later end: nothing more is charged for them.
update payment_order set status = 'COMPLETE', version = version + 1, updated_at = now()
  where id in (
    select id from (
      select id, row_number() over (partition by operator_id, product_id order by created_at, id) as place
      from payment_order
      where payment_type = 'SUBSCRIPTION' and status in ('ACTIVE', 'PAST_DUE')
    ) as running
    where place > 1);
create unique index payment_order_subscribed_once on payment_order (operator_id, product_id)
  where (payment_type = 'SUBSCRIPTION' and status in ('ACTIVE', 'PAST_DUE'));
