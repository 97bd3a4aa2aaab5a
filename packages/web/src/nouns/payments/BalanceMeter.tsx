import type { Balance } from '@keepout/contract/payments/customer';
import { formatMoney } from '../../format/money.ts';
import { Meter } from '../../ui/Meter.tsx';
import { usePaymentsText } from './en.ts';
import './payments-noun.css';

/** Available balance as a bar of the maximum: payments and credit. */
export function BalanceMeter({ balance }: { readonly balance: Balance }) {
  const text = usePaymentsText();
  const { available, limit, held, currency } = balance;
  const amountText = (amount: number) => formatMoney({ amount, currency });
  const whole = Math.max(available + held, limit, 1);
  const words =
    limit === 0
      ? text.available(amountText(available))
      : available >= limit
        ? text.ofLimit(amountText(available), amountText(limit))
        : `${text.available(amountText(available))}, ${text.owes(amountText(limit - available), amountText(limit))}`;
  return (
    <div className="balance-meter">
      <Meter
        label={text.balance}
        value={Math.max(available, 0)}
        max={whole}
        valueText={words}
        level={available <= 0 ? 'serious' : available < whole / 10 ? 'caution' : 'ok'}
      />
      {held > 0 && <span className="quiet-text">{text.held(amountText(held))}</span>}
    </div>
  );
}
