import type { Customer } from '@keepout/contract/payments/customer';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { useIdentity } from '../../auth/auth-context.tsx';
import { BalanceMeter } from '../../nouns/payments/BalanceMeter.tsx';
import { useOwnCustomer } from '../../nouns/payments/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { OrdersPanel } from './OrdersPanel.tsx';
import { TransactionsPanel } from './TransactionsPanel.tsx';
import { UsagePanel } from './UsagePanel.tsx';
import { usePaymentPageTexts } from './use-texts.ts';

/** The balance of the person's customer, what was used, ordered and booked. */
export function OrdersView() {
  const text = usePaymentPageTexts();
  const { query, customer } = useOwnCustomer();
  if (customer === undefined) {
    return (
      <Panel title={text.balance}>
        {query.error === null ? (
          <Skeleton label={text.loading} rows={4} />
        ) : (
          <FaultPanel error={query.error} atUnixMs={query.errorUpdatedAt} onAgain={() => void query.refetch()} />
        )}
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
  const [name, setName] = useState('');
  const add = useMutation({ ...api.change('createCustomer'), onSuccess: askAnew });
  const refusal: unknown = add.error;
  const userId = identity?.subject ?? '';
  return (
    <Panel title={text.balance}>
      <form
        className="payments-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') add.mutate({ body: { userId, name } });
        }}
      >
        <p>{text.noCustomer}</p>
        <TextField label={text.name} hint={text.becomeHelp} value={name} onChange={setName} />
        <span>
          <Button type="submit" isPending={add.isPending} isDisabled={name.trim() === ''}>
            {text.become}
          </Button>
        </span>
        {refusal !== null && <FaultPanel error={refusal} atUnixMs={add.submittedAt} />}
      </form>
    </Panel>
  );
}
