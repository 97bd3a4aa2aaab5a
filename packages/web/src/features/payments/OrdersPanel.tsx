import type { Order } from '@keepout/contract/payments/order';
import { useState } from 'react';
import { useSentences } from '../../api/use-fault-words.ts';
import { formatMoney } from '../../format/money.ts';
import { paths } from '../../navigation/paths.ts';
import { usePaymentsText } from '../../nouns/payments/en.ts';
import { OrderStatusWord } from '../../nouns/payments/OrderStatusWord.tsx';
import { useOrders, useProductNames } from '../../nouns/payments/queries.ts';
import { CallConfirmation } from '../../nouns/record/CallConfirmation.tsx';
import { Breakable } from '../../ui/Breakable.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { usePaymentPageTexts } from './en.ts';
import { Listed } from './Listed.tsx';

/** Orders: price, and the amounts reserved, charged and refunded. */
export function OrdersPanel({ customerId }: { readonly customerId: string }) {
  const wording = useSentences();
  const { orders: text } = usePaymentPageTexts();
  const noun = usePaymentsText();
  const query = useOrders(customerId);
  const nameOf = useProductNames();
  const [ended, setEnded] = useState<Order>();
  const sum = (amount: number, { currency }: Order) => (amount === 0 ? '–' : formatMoney({ amount, currency }));
  const price = (order: Order) =>
    order.period === null ? sum(order.amount, order) : `${sum(order.amount, order)} ${text.each[order.period]}`;
  const note = (order: Order) => wording(order.note, order.noteSentences);
  const status = (order: Order) => <OrderStatusWord status={order.status} />;
  const isRunning = ({ status: state, paymentType }: Order) =>
    paymentType !== null && (state === 'ACTIVE' || state === 'PAST_DUE');
  const orderText = (order: Order) =>
    order['request-id'] !== null && order['service-type'] === 'odt' ? (
      <Link href={paths.observation(order['request-id'])}>{note(order) || noun.services.odt}</Link>
    ) : (
      <>
        {order.productId === null ? note(order) || noun.services[order['service-type']] : nameOf(order.productId)}
        {isRunning(order) && order.periodEnd !== null && (
          <span className="quiet-text">
            {' · '}
            <Breakable text={text.next(order.periodEnd.slice(0, 10))} />
          </span>
        )}
      </>
    );
  const end = (order: Order) =>
    isRunning(order) && (
      <Button kind="quiet" aria-label={text.end(order.orderNumber)} onPress={() => setEnded(order)}>
        {text.endYes}
      </Button>
    );
  const money = (id: 'held' | 'charged' | 'credited') => ({
    id,
    header: text[id],
    align: 'end' as const,
    isMono: true,
    cell: (order: Order) => sum(order[id], order),
  });
  return (
    <Panel title={text.title}>
      <Listed
        query={query}
        empty={text.empty}
        label={text.title}
        keyOf={(order) => order.orderId}
        columns={[
          { id: 'number', header: text.number, isMono: true, cell: (order) => order.orderNumber },
          { id: 'what', header: text.what, cell: orderText },
          { id: 'price', header: text.price, align: 'end', isMono: true, cell: price },
          ...(['held', 'charged', 'credited'] as const).map(money),
          { id: 'status', header: text.status, cell: status },
          { id: 'made', header: text.made, isMono: true, cell: (order) => order.createdAt.slice(0, 10) },
          { id: 'actions', header: text.actions, isHeaderQuiet: true, cell: end },
        ]}
        card={(order) => (
          <div className="payment-card">
            <strong className="mono unbroken">{order.orderNumber}</strong>
            {status(order)}
            <span>{orderText(order)}</span>
            <span className="mono unbroken">{price(order)}</span>
            <span className="payments-buttons">{end(order)}</span>
          </div>
        )}
      />
      {ended && (
        <CallConfirmation
          call="endSubscription"
          input={{ params: { orderId: ended.orderId } }}
          renews={['/payments']}
          title={text.endTitle}
          yes={text.endYes}
          no={null}
          onClose={() => setEnded(undefined)}
        >
          {text.endText(ended.orderNumber)}
        </CallConfirmation>
      )}
    </Panel>
  );
}
