import { QueryState } from '../../api/QueryState.tsx';
import { formatMoney } from '../../format/money.ts';
import { paths } from '../../navigation/paths.ts';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { BalanceMeter } from './BalanceMeter.tsx';
import { usePaymentsText } from './en.ts';
import { OrderStatusWord } from './OrderStatusWord.tsx';
import { useOrders, useOwnCustomer, useProductNames } from './queries.ts';
import './payments-noun.css';

const LAST = 3;

/** Available balance and the last orders: on the profile of users with a payment role. */
export function BalanceCard() {
  const text = usePaymentsText();
  const { query, customer } = useOwnCustomer();
  return (
    <Panel title={text.balance} actions={<Link href={paths.payments()}>{text.open}</Link>}>
      {customer ? (
        <div className="balance-card">
          <BalanceMeter balance={customer.balance} />
          <LastOrders customerId={customer.customerId} />
        </div>
      ) : customer === null ? (
        <p>{text.none}</p>
      ) : (
        <QueryState query={query} loading={text.loading} rows={3} />
      )}
    </Panel>
  );
}

function LastOrders({ customerId }: { readonly customerId: string }) {
  const text = usePaymentsText();
  const query = useOrders(customerId, LAST);
  const { data } = query;
  const nameOf = useProductNames();
  if (data === undefined) return <QueryState query={query} rows={LAST} />;
  if (data.length === 0) return <p className="quiet-text">{text.noOrders}</p>;
  return (
    <ul className="balance-orders" aria-label={text.lastOrders}>
      {data.map((order) => (
        <li key={order.orderId}>
          <span className="mono unbroken">{order.orderNumber}</span>
          <span>{order.productId === null ? text.services[order['service-type']] : nameOf(order.productId)}</span>
          <span className="mono unbroken">{formatMoney(order)}</span>
          <OrderStatusWord status={order.status} />
        </li>
      ))}
    </ul>
  );
}
