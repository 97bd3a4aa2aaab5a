import type { Customer, Transaction } from '@keepout/contract/payments/customer';
import { CUSTOMER_TEXTS } from '@keepout/contract/payments/fields';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { recordsOfList } from '../../api/pages.ts';
import { QueryState } from '../../api/QueryState.tsx';
import { useSentences } from '../../api/use-fault-words.ts';
import { useIdentity } from '../../auth/auth-context.tsx';
import { formatMoney } from '../../format/money.ts';
import { BalanceMeter } from '../../nouns/payments/BalanceMeter.tsx';
import { usePaymentsText } from '../../nouns/payments/en.ts';
import { useOwnCustomer } from '../../nouns/payments/queries.ts';
import { FormContext, useRefusedFields } from '../../nouns/record/form-context.ts';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { Button } from '../../ui/Button.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { usePaymentPageTexts } from './en.ts';
import { Listed } from './Listed.tsx';
import { OrdersPanel } from './OrdersPanel.tsx';
import { useFields } from './use-fields.tsx';

/** Balance, usage, orders and transactions of the user's customer account. */
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
  const identity = useIdentity();
  const askAnew = useInvalidateAnswers('/payments');
  const { content, field } = useFields({ name: CUSTOMER_TEXTS.name });
  const { isTried, send, frame } = useFormFrame();
  const add = useMutation({ ...useApi().change('createCustomer'), onSuccess: askAnew });
  const refusal: unknown = add.error;
  const refusedFields = useRefusedFields();
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

/** Usage since the start of the current period. */
function UsagePanel({ customerId }: { readonly customerId: string }) {
  const all = usePaymentPageTexts();
  const { usage: text } = all;
  const { services } = usePaymentsText();
  const query = useQuery(useApi().query('getServiceUsageSnapshot', { params: { customerId } }));
  const { data } = query;
  const amountText = (amount: number, currency: string) => formatMoney({ amount, currency });
  return (
    <Panel
      title={`${text.title} ${data?.from.slice(0, 10) ?? ''}`}
      note={data && text.total(amountText(data.total, data.currency))}
    >
      {data ? (
        <KeyValue
          rows={data.services.map(({ serviceType, charged, credited, held }) => ({
            key: serviceType,
            label: services[serviceType],
            value: (
              <span className="usage-figures">
                <span className="mono unbroken">{amountText(charged - credited, data.currency)}</span>
                {held > 0 && (
                  <span className="quiet-text unbroken">
                    {text.held} {amountText(held, data.currency)}
                  </span>
                )}
              </span>
            ),
          }))}
        />
      ) : (
        <QueryState query={query} loading={all.loading} rows={2} />
      )}
    </Panel>
  );
}

const MAX_SHOWN = 200;

/** Transactions of a customer, newest first. */
function TransactionsPanel({ customerId }: { readonly customerId: string }) {
  const wording = useSentences();
  const { transactions: text } = usePaymentPageTexts();
  const zone = useZone((state) => state.zone);
  const list = useApi().list('listTransactions', MAX_SHOWN, { params: { customerId }, query: { limit: MAX_SHOWN } });
  const query = useQuery({ ...list, select: recordsOfList });
  const reason = (transaction: Transaction) => (
    <Breakable text={wording(transaction.reason, transaction.reasonSentences)} />
  );
  const at = (transaction: Transaction) => formatTime(parseTime(transaction.at), zone);
  // A charge from a reservation has amount zero: the reservation has already reduced the balance.
  const amount = (transaction: Transaction) =>
    transaction.amount === 0
      ? text.ofHeld(formatMoney({ amount: transaction.held, currency: transaction.currency }))
      : formatMoney(transaction);
  return (
    <Panel title={text.title}>
      <Listed
        query={query}
        empty={text.empty}
        label={text.title}
        keyOf={({ transactionId }) => transactionId}
        columns={[
          { id: 'at', header: text.at, isMono: true, cell: at },
          { id: 'kind', header: text.kind, cell: ({ kind }) => text.kinds[kind] },
          { id: 'reason', header: text.reason, cell: reason },
          { id: 'amount', header: text.amount, align: 'end', isMono: true, cell: amount },
        ]}
        card={(transaction) => (
          <div className="payment-card">
            <strong>{text.kinds[transaction.kind]}</strong>
            <span className="mono unbroken">{amount(transaction)}</span>
            <span>{reason(transaction)}</span>
            <span className="mono unbroken">{transaction.at.slice(0, 10)}</span>
          </div>
        )}
      />
    </Panel>
  );
}
