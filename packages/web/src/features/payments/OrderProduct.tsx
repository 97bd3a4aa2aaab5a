import type { Customer } from '@keepout/contract/payments/customer';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { RequestFailed } from '../../api/fault.ts';
import { formatMoney } from '../../format/money.ts';
import { BalanceMeter } from '../../nouns/payments/BalanceMeter.tsx';
import { useOrders } from '../../nouns/payments/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Status } from '../../ui/Status.tsx';
import { usePaymentPageTexts } from './en.ts';
import type { Offered } from './use-products.ts';

export interface OrderProductProps {
  readonly offered: Offered;
  readonly customer: Customer;
  readonly onClose: () => void;
}

const SERVER_FAULT = 500;

/** Orders a product at the displayed price; the server rejects the order if the price has changed. */
export function OrderProduct({ offered, customer, onClose }: OrderProductProps) {
  const { products: text } = usePaymentPageTexts();
  const askAnew = useInvalidateAnswers('/payments');
  const { product, prices } = offered;
  const price = prices.find(({ currency }) => currency === customer.balance.currency);
  const key = useRef(crypto.randomUUID());
  const order = useMutation({
    ...useApi().change('placeOrder'),
    onSuccess: () => {
      onClose();
      return askAnew();
    },
    onError: (error: unknown) => {
      // A rejected order gets a new idempotency key. After a server or network error the result is unknown: the retry keeps the key.
      if (error instanceof RequestFailed && error.fault.code < SERVER_FAULT) key.current = crypto.randomUUID();
    },
  });
  const refusal: unknown = order.error;
  const { data: orders = [] } = useOrders(undefined);
  const running = orders.find(
    ({ productId, status }) => productId === product.productId && (status === 'ACTIVE' || status === 'PAST_DUE'),
  );
  if (price === undefined) return null;
  const body = {
    'customer-id': customer.customerId,
    'service-type': product.serviceType ?? 'ca',
    productId: product.productId,
    priceId: price.priceId,
  } as const;
  return (
    <Dialog
      title={text.orderTitle(product.name)}
      isOpen
      onClose={onClose}
      closeLabel={text.dismiss}
      footer={
        <Button
          kind="primary"
          isDisabled={running !== undefined}
          isPending={order.isPending}
          onPress={() => order.mutate({ body, headers: { 'Idempotency-Key': key.current } })}
        >
          {text.orderYes}
        </Button>
      }
    >
      <div className="payments-form">
        <p>
          {text.orderOnce(formatMoney(price))} {price.period !== null && text.orderEach[price.period]}
        </p>
        {running && (
          <p>
            <Status level="caution" isSentence>
              {text.runsAlready(running.orderNumber)}
            </Status>
          </p>
        )}
        <BalanceMeter balance={customer.balance} />
        {refusal !== null && <FaultPanel error={refusal} atUnixMs={order.submittedAt} />}
      </div>
    </Dialog>
  );
}
