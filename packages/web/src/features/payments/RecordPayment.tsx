import { majorUnits, minorUnits } from '@keepout/contract/payments/amount';
import { BOOKING_TEXTS, isAmount } from '@keepout/contract/payments/fields';
import type { Invoice } from '@keepout/contract/payments/invoice';
import { useState } from 'react';
import { useChange } from '../../api/use-change.ts';
import { formatMoney } from '../../format/money.ts';
import { FormDialog } from '../../nouns/record/FormDialog.tsx';
import { MoneyField } from '../../nouns/record/RecordFields.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { usePaymentPageTexts } from './en.ts';
import { useFields } from './use-fields.tsx';

/** Records a bank transfer for an invoice; warns before booking if the amount differs from the open amount. */
export function RecordPayment({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) {
  const { invoices: text } = usePaymentPageTexts();
  const { invoiceId, invoiceNumber, gross, paid, currency } = invoice;
  const open = gross - paid;
  const { content, field } = useFields({ reference: BOOKING_TEXTS.reference });
  const [typedAmount, setTypedAmount] = useState(() => majorUnits({ amount: open, currency }));
  const frame = useFormFrame();
  const record = useChange('recordPayment', onClose, '/payments');
  const amount = minorUnits(typedAmount, currency);
  const isRight = amount > 0 && isAmount(typedAmount, currency);
  const remainder = open - amount;
  const send = () => {
    if (content === undefined) return;
    const body = { amount, currency, ...content, ...(remainder !== 0 && { anyAmount: true }) };
    record.mutate({ params: { invoiceId }, body });
  };
  const money = (sum: number) => formatMoney({ amount: sum, currency });
  return (
    <FormDialog
      title={text.recordTitle(invoiceNumber)}
      save={text.save}
      writing={record}
      frame={frame}
      onSubmit={() => frame.send(isRight && content !== undefined, send)}
      onClose={onClose}
    >
      <p>{text.recordText(money(open))}</p>
      <MoneyField
        label={text.amount}
        name="amount"
        currency={currency}
        value={typedAmount}
        onChange={setTypedAmount}
        error={isRight ? undefined : text.amountWrong}
      />
      {field('reference', text.reference)}
      {isRight && remainder > 0 && <p role="status">{text.less(money(remainder))}</p>}
      {isRight && remainder < 0 && <p role="status">{text.more(money(-remainder))}</p>}
    </FormDialog>
  );
}
