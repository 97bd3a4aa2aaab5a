import { majorUnits, minorUnits } from '@keepout/contract/payments/amount';
import type { Invoice } from '@keepout/contract/payments/invoice';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { formatMoney } from '../../format/money.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { usePaymentPageTexts } from './use-texts.ts';

/** Says what came in for an invoice by bank transfer; another amount than is open is told before it is booked. */
export function RecordPayment({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) {
  const all = usePaymentPageTexts();
  const { invoices: text } = all;
  const api = useApi();
  const askAnew = useAskAnew('/payments');
  const { invoiceId, invoiceNumber, gross, paid, currency } = invoice;
  const open = gross - paid;
  const [reference, setReference] = useState('');
  const [given, setGiven] = useState(() => majorUnits({ amount: open, currency }));
  const [isTried, setTried] = useState(false);
  const record = useMutation({
    ...api.change('recordPayment'),
    onSuccess: () => {
      onClose();
      return askAnew();
    },
  });
  const isMissing = reference.trim() === '';
  const isRight = given > 0;
  const amount = isRight ? minorUnits(given, currency) : 0;
  const rest = open - amount;
  const submit = () => {
    setTried(true);
    if (isMissing || !isRight) return;
    const body = { amount, currency, reference, ...(rest !== 0 && { anyAmount: true }) };
    record.mutate({ params: { invoiceId }, body });
  };
  const money = (sum: number) => formatMoney({ amount: sum, currency });
  return (
    <PaymentDialog
      title={text.recordTitle(invoiceNumber)}
      save={text.save}
      writing={record}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text.recordText(money(open))}</p>
      <NumberField
        label={text.amount}
        unit={currency}
        value={given}
        formatOptions={{ maximumFractionDigits: 2, useGrouping: false }}
        onChange={setGiven}
        {...(isTried && !isRight && { error: text.amountWrong })}
      />
      <TextField
        label={text.reference}
        value={reference}
        onChange={setReference}
        {...(isTried && isMissing && { error: text.referenceMissing })}
      />
      {isRight && rest > 0 && <p role="status">{text.less(money(rest))}</p>}
      {isRight && rest < 0 && <p role="status">{text.more(money(-rest))}</p>}
    </PaymentDialog>
  );
}
