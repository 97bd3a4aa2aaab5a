import type { Transaction } from '@keepout/contract/payments/customer';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { recordsOf } from '../../api/pages.ts';
import { useTold } from '../../api/use-fault-words.ts';
import { formatMoney } from '../../format/money.ts';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowTable } from '../../ui/RowTable.tsx';
import { usePaymentPageTexts } from './en.ts';
import { Listed } from './Listed.tsx';

const SHOWN = 200;

/** What was booked for a customer, newest first. */
export function TransactionsPanel({ customerId }: { readonly customerId: string }) {
  const told = useTold();
  const { transactions: text } = usePaymentPageTexts();
  const zone = useZone((state) => state.zone);
  const list = useApi().list('listTransactions', SHOWN, { params: { customerId }, query: { limit: SHOWN } });
  const query = useQuery({ ...list, select: recordsOf });
  const reason = (one: Transaction) => <Breakable text={told(one.reason, one.reasonSentences)} />;
  const at = (one: Transaction) => formatTime(parseTime(one.at), zone);
  // What is charged of a hold left the balance when it was held.
  const amount = (one: Transaction) =>
    one.amount === 0 ? text.ofHeld(formatMoney({ amount: one.held, currency: one.currency })) : formatMoney(one);
  return (
    <Panel title={text.title}>
      <Listed query={query} empty={text.empty}>
        {(rows) => (
          <RowTable
            label={text.title}
            rows={rows}
            keyOf={(one) => one.transactionId}
            columns={[
              { id: 'at', header: text.at, isMono: true, cell: at },
              { id: 'kind', header: text.kind, cell: (one) => text.kinds[one.kind] },
              { id: 'reason', header: text.reason, cell: reason },
              { id: 'amount', header: text.amount, align: 'end', isMono: true, cell: amount },
            ]}
            card={(one) => (
              <div className="payment-card">
                <strong>{text.kinds[one.kind]}</strong>
                <span className="mono unbroken">{amount(one)}</span>
                <span>{reason(one)}</span>
                <span className="mono unbroken">{one.at.slice(0, 10)}</span>
              </div>
            )}
          />
        )}
      </Listed>
    </Panel>
  );
}
