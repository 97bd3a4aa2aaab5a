import { BOOKING_TEXTS } from '@keepout/contract/payments/fields';
import type { UnbookedPayment } from '@keepout/contract/payments/unbooked';
import { useState } from 'react';
import { useChange } from '../../api/use-change.ts';
import { useRunsPayments } from '../../api/use-runs-payments.ts';
import { formatMoney } from '../../format/money.ts';
import { useUnbookedPayments } from '../../nouns/payments/queries.ts';
import { FormDialog } from '../../nouns/record/FormDialog.tsx';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { usePaymentPageTexts } from './en.ts';
import { Listed } from './Listed.tsx';
import { useFields } from './use-fields.tsx';

/** Received payments that could not be booked, for payment administrators; hidden if the list is empty. */
export function UnbookedPanel() {
  const { unbooked: text } = usePaymentPageTexts();
  const zone = useZone((state) => state.zone);
  const runs = useRunsPayments();
  const query = useUnbookedPayments();
  const [payment, ask] = useState<UnbookedPayment>();
  if (query.data?.length === 0) return null;
  // A provider may report a currency that is not an ISO code: show it unchanged.
  const money = ({ amount, currency }: UnbookedPayment) =>
    /^[A-Z]{3}$/.test(currency) ? formatMoney({ amount, currency }) : `${amount} ${currency}`;
  const reasonText = ({ reason, invoiceCurrency }: UnbookedPayment) => text.reasons[reason](invoiceCurrency);
  const seenText = ({ seenAt }: UnbookedPayment) => formatTime(parseTime(seenAt), zone);
  const button = (unbooked: UnbookedPayment) =>
    unbooked.resolvedAt === null ? (
      runs && (
        <Button kind="quiet" onPress={() => ask(unbooked)}>
          {text.resolve}
        </Button>
      )
    ) : (
      <span className="quiet-text">{text.resolved(unbooked.note, unbooked.resolvedBy ?? '')}</span>
    );
  return (
    <Panel title={text.title}>
      <div className="payments-view">
        {query.data && <p className="quiet-text">{text.intro}</p>}
        <Listed
          query={query}
          empty={text.empty}
          label={text.title}
          keyOf={(unbooked) => unbooked.unbookedId}
          columns={[
            { id: 'seen', header: text.seen, isMono: true, cell: seenText },
            { id: 'invoice', header: text.invoice, isMono: true, cell: (unbooked) => unbooked.invoiceNumber },
            { id: 'operator', header: text.operator, cell: (unbooked) => unbooked.operatorId },
            { id: 'amount', header: text.amount, align: 'end', isMono: true, cell: money },
            { id: 'why', header: text.why, cell: reasonText },
            {
              id: 'reference',
              header: text.reference,
              isMono: true,
              cell: (unbooked) => <Breakable text={unbooked.reference} />,
            },
            { id: 'actions', header: text.actions, isHeaderQuiet: true, cell: button },
          ]}
          card={(unbooked) => (
            <div className="payment-card">
              <strong className="mono unbroken">{unbooked.invoiceNumber}</strong>
              <span className="mono unbroken">{money(unbooked)}</span>
              <span>{reasonText(unbooked)}</span>
              <span className="mono">
                <Breakable text={unbooked.reference} />
              </span>
              {button(unbooked)}
            </div>
          )}
        />
      </div>
      {payment && <Resolve payment={payment} onClose={() => ask(undefined)} />}
    </Panel>
  );
}

function Resolve({ payment, onClose }: { readonly payment: UnbookedPayment; readonly onClose: () => void }) {
  const { unbooked: text } = usePaymentPageTexts();
  const { content, field } = useFields({ note: BOOKING_TEXTS.note });
  const frame = useFormFrame();
  const resolve = useChange('resolveUnbookedPayment', onClose, '/payments');
  const params = { unbookedId: payment.unbookedId };
  return (
    <FormDialog
      title={text.resolveTitle(payment.invoiceNumber)}
      save={text.save}
      writing={resolve}
      frame={frame}
      onSubmit={() => frame.send(content !== undefined, () => content && resolve.mutate({ params, body: content }))}
      onClose={onClose}
    >
      <p>{text.resolveText}</p>
      {field('note', text.note)}
    </FormDialog>
  );
}
