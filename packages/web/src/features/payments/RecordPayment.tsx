import type { Invoice } from '@keepout/contract/payments/invoice';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { formatMoney } from '../../format/money.ts';
import { useAskPaymentsAnew } from '../../nouns/payments/queries.ts';
import { TextField } from '../../ui/TextField.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { usePaymentPageTexts } from './use-texts.ts';

/** Says that an invoice was paid by bank transfer. */
export function RecordPayment({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) {
  const all = usePaymentPageTexts();
  const { invoices: text } = all;
  const { queries } = useApi();
  const askAnew = useAskPaymentsAnew();
  const [reference, setReference] = useState('');
  const [isTried, setTried] = useState(false);
  const { invoiceId, invoiceNumber, gross: amount, currency } = invoice;
  const record = queries.useMutation('post', '/api/v1/payments/invoices/{invoiceId}/payments', {
    onSuccess: () => {
      onClose();
      return askAnew();
    },
  });
  const isMissing = reference.trim() === '';
  const submit = () => {
    setTried(true);
    if (!isMissing) record.mutate({ params: { path: { invoiceId } }, body: { amount, currency, reference } });
  };
  return (
    <PaymentDialog
      title={text.recordTitle(invoiceNumber)}
      save={text.save}
      writing={record}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text.recordText(formatMoney({ amount, currency }))}</p>
      <TextField
        label={text.reference}
        value={reference}
        onChange={setReference}
        {...(isTried && isMissing && { error: text.referenceMissing })}
      />
    </PaymentDialog>
  );
}
