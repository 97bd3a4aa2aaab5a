import type { Customer } from '@keepout/contract/payments/customer';
import { CUSTOMER_TEXTS } from '@keepout/contract/payments/fields';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { QueryState } from '../../api/QueryState.tsx';
import { useIdentity } from '../../auth/auth-context.tsx';
import { BalanceMeter } from '../../nouns/payments/BalanceMeter.tsx';
import { useOwnCustomer } from '../../nouns/payments/queries.ts';
import { FormContext, refusedFields } from '../../nouns/record/form-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { usePaymentPageTexts } from './en.ts';
import { OrdersPanel } from './OrdersPanel.tsx';
import { TransactionsPanel } from './TransactionsPanel.tsx';
import { UsagePanel } from './UsagePanel.tsx';
import { useFields } from './use-fields.tsx';

/** The balance of the person's customer, what was used, ordered and booked. */
export function OrdersView() {
  const text = usePaymentPageTexts();
  const { query, customer } = useOwnCustomer();
  if (customer === undefined) {
    return (
      <Panel title={text.balance}>
        <QueryState query={query} loading={text.loading} rows={4} />
      </Panel>
    );
  }
  if (customer === null) return <BecomeCustomer />;
  return <View customer={customer} />;
}

function View({ customer }: { readonly customer: Customer }) {
  const text = usePaymentPageTexts();
  return (
    <div className="payments-view">
      <div className="payments-top">
        <Panel title={text.balance} note={customer.name}>
          <BalanceMeter balance={customer.balance} />
          {!customer.pays && <p className="quiet-text">{text.notCharged}</p>}
        </Panel>
        <UsagePanel customerId={customer.customerId} />
      </div>
      <OrdersPanel customerId={customer.customerId} />
      <TransactionsPanel customerId={customer.customerId} />
    </div>
  );
}

function BecomeCustomer() {
  const text = usePaymentPageTexts();
  const api = useApi();
  const identity = useIdentity();
  const askAnew = useAskAnew('/payments');
  const { content, field } = useFields({ name: CUSTOMER_TEXTS.name });
  const { isTried, send, frame } = useFormFrame();
  const add = useMutation({ ...api.change('createCustomer'), onSuccess: askAnew });
  const refusal: unknown = add.error;
  const userId = identity?.subject ?? '';
  return (
    <Panel title={text.balance}>
      <form
        className="payments-form"
        {...frame(() => send(content !== undefined, () => content && add.mutate({ body: { userId, ...content } })))}
      >
        <p>{text.noCustomer}</p>
        <FormContext value={{ isTried, refused: refusedFields(refusal) }}>{field('name', text.name)}</FormContext>
        <p className="quiet-text">{text.becomeHelp}</p>
        <span>
          <Button type="submit" isPending={add.isPending}>
            {text.become}
          </Button>
        </span>
        {refusal !== null && <FaultPanel error={refusal} atUnixMs={add.submittedAt} />}
      </form>
    </Panel>
  );
}
