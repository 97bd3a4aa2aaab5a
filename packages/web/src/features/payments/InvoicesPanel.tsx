import type { Invoice } from '@keepout/contract/payments/invoice';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { useRunsPayments } from '../../api/use-runs-payments.ts';
import { download } from '../../export/download.ts';
import { formatMoney } from '../../format/money.ts';
import { useLocale } from '../../i18n/locale-store.ts';
import { useInvoices } from '../../nouns/payments/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Status } from '../../ui/Status.tsx';
import type { StatusLevel } from '../../ui/status-level.ts';
import { usePaymentPageTexts } from './en.ts';
import { Listed } from './Listed.tsx';
import { RecordPayment } from './RecordPayment.tsx';

const LEVELS: Readonly<Record<Invoice['status'], StatusLevel>> = {
  ISSUED: 'caution',
  PARTLY_PAID: 'caution',
  PAID: 'ok',
  OVERPAID: 'ok',
  VOID: 'inactive',
};

/** Invoices with PDF download, and the actions of an open invoice. */
export function InvoicesPanel() {
  const { invoices: text } = usePaymentPageTexts();
  const runs = useRunsPayments();
  const query = useInvoices();
  const save = useSavePaper();
  const [recorded, setRecorded] = useState<Invoice>();
  const api = useApi();
  const askAnew = useInvalidateAnswers('/payments');
  const pay = useMutation({ ...api.change('payInvoice'), onSuccess: ({ payUrl }) => location.assign(payUrl) });
  const withdraw = useMutation({ ...api.change('voidInvoice'), onSuccess: askAnew });
  const refusals: readonly unknown[] = [pay.error, withdraw.error].filter((error) => error !== null);
  const money = (amount: number, { currency }: Invoice) => formatMoney({ amount, currency });
  const status = (invoice: Invoice) => {
    const { status: state, paid, gross } = invoice;
    return (
      <>
        <Status level={LEVELS[state]}>{text.statuses[state]}</Status>
        {paid > 0 && paid !== gross && <span className="quiet-text">{text.cameIn(money(paid, invoice))}</span>}
      </>
    );
  };
  const buttons = (invoice: Invoice) => {
    const params = { invoiceId: invoice.invoiceId };
    const isIssued = invoice.status === 'ISSUED';
    const isOpen = isIssued || invoice.status === 'PARTLY_PAID';
    return (
      <span className="payments-buttons">
        <IconButton label={text.pdf(invoice.invoiceNumber)} onPress={() => save(invoice)}>
          <Download size={14} aria-hidden />
        </IconButton>
        {isOpen && invoice.provider === 'STRIPE' && (
          <Button kind="quiet" isPending={pay.isPending} onPress={() => pay.mutate({ params })}>
            {text.pay}
          </Button>
        )}
        {isOpen && runs && (
          <Button kind="quiet" onPress={() => setRecorded(invoice)}>
            {text.record}
          </Button>
        )}
        {isIssued && runs && (
          <Button kind="quiet" isPending={withdraw.isPending} onPress={() => withdraw.mutate({ params })}>
            {text.withdraw}
          </Button>
        )}
      </span>
    );
  };
  return (
    <Panel title={text.title}>
      {refusals.map((error) => (
        <FaultPanel key={String(error)} error={error} atUnixMs={Math.max(pay.submittedAt, withdraw.submittedAt)} />
      ))}
      <Listed
        query={query}
        empty={text.empty}
        label={text.title}
        keyOf={(invoice) => invoice.invoiceId}
        columns={[
          { id: 'number', header: text.number, isMono: true, cell: (invoice) => invoice.invoiceNumber },
          { id: 'issued', header: text.issued, isMono: true, cell: (invoice) => invoice.issuedAt.slice(0, 10) },
          { id: 'due', header: text.due, isMono: true, cell: (invoice) => invoice.dueAt.slice(0, 10) },
          ...(['net', 'vat', 'gross'] as const).map((id) => ({
            id,
            header: text[id],
            align: 'end' as const,
            isMono: true,
            cell: (invoice: Invoice) => money(invoice[id], invoice),
          })),
          { id: 'status', header: text.status, cell: status },
          { id: 'actions', header: text.actions, isHeaderQuiet: true, cell: buttons },
        ]}
        card={(invoice) => (
          <div className="payment-card">
            <strong className="mono unbroken">{invoice.invoiceNumber}</strong>
            {status(invoice)}
            <span className="mono unbroken">
              {text.due} {invoice.dueAt.slice(0, 10)}
            </span>
            <span className="mono unbroken">{money(invoice.gross, invoice)}</span>
            {buttons(invoice)}
          </div>
        )}
      />
      {recorded && <RecordPayment invoice={recorded} onClose={() => setRecorded(undefined)} />}
    </Panel>
  );
}

/** Saves an invoice as PDF. The notification of the failed call shows an error. */
function useSavePaper(): (invoice: Invoice) => void {
  const language = useLocale((state) => state.locale);
  const api = useApi();
  return ({ invoiceId, invoiceNumber }) => {
    const save = async () => {
      const answer = await api.send('getInvoicePdf', {
        params: { invoiceId },
        query: { language },
        headers: { Accept: 'application/pdf' },
      });
      download(`${invoiceNumber}.pdf`, await answer.blob());
    };
    save().catch(() => {});
  };
}
