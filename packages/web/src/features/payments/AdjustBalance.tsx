import { majorUnits, minorUnits } from '@keepout/contract/payments/amount';
import type { Balance, Customer } from '@keepout/contract/payments/customer';
import { BOOKING_TEXTS, isAmount } from '@keepout/contract/payments/fields';
import { isText } from '@keepout/contract/platform/text-field';
import { formatMoney } from '../../format/money.ts';
import { RecordDialog } from '../../nouns/record/RecordDialog.tsx';
import { MoneyField, RecordTextField } from '../../nouns/record/RecordFields.tsx';
import { useRecordForm } from '../../nouns/record/use-record-form.ts';
import { usePaymentPageTexts } from './en.ts';

interface BalanceForm {
  /** Available amount, in major units of the currency; the same unit for `limit`. */
  readonly available: number;
  readonly limit: number;
  readonly reason: string;
}

/** Sets the balance of a customer, with a reason. */
export function AdjustBalance({ customer, onClose }: { readonly customer: Customer; readonly onClose: () => void }) {
  const { customers: text } = usePaymentPageTexts();
  const { name, balance } = customer;
  const { currency } = balance;
  const money = (amount: number) => formatMoney({ amount, currency });
  const contentOf = (form: BalanceForm) => ({
    available: minorUnits(form.available, currency),
    limit: minorUnits(form.limit, currency),
    reason: form.reason.trim(),
  });
  const record = useRecordForm({
    stored: balance,
    formOf: ({ available, limit }: Balance): BalanceForm => ({
      available: majorUnits({ amount: available, currency }),
      limit: majorUnits({ amount: limit, currency }),
      reason: '',
    }),
    contentOf,
    faultsOf: ({ available, limit, reason }) => ({
      ...(!isAmount(available, currency) && { available: true }),
      ...(!isAmount(limit, currency) && { limit: true }),
      ...(!isText(BOOKING_TEXTS.reason, reason) && { reason: true }),
    }),
    change: 'changeBalance',
    read: 'getBalance',
    params: { customerId: customer.customerId },
    renews: ['/payments'],
    onSaved: onClose,
  });
  const { form, change, base } = record;
  const content = contentOf(form);
  const difference = content.available - content.limit - (base.available - base.limit);
  const words = {
    nameOf: (path: string) => text[path as keyof BalanceForm],
    textOf: (_path: string, value: unknown) => (typeof value === 'number' ? money(value) : String(value)),
  };
  return (
    <RecordDialog record={record} title={text.adjustTitle(name)} save={text.save} words={words} onClose={onClose}>
      <p>{text.explain}</p>
      {(['available', 'limit'] as const).map((field) => (
        <MoneyField
          key={field}
          name={field}
          label={text[field]}
          currency={currency}
          value={form[field]}
          onChange={(value) => change({ [field]: value })}
        />
      ))}
      <RecordTextField
        label={text.reason}
        field={BOOKING_TEXTS.reason}
        name="reason"
        value={form.reason}
        onChange={(reason) => change({ reason })}
        fault={text.reasonMissing}
      />
      {!Number.isNaN(difference) && (
        <p className="quiet-text">{difference === 0 ? text.same : text.difference(money(difference))}</p>
      )}
    </RecordDialog>
  );
}
