import type { Balance } from '@keepout/contract/payments/customer';
import { formatMoney } from '../../format/money.ts';
import { Meter } from '../../ui/Meter.tsx';
import { usePaymentsText } from './en.ts';
import './payments-noun.css';

/** What is available, as a bar of all that could be: what was paid in and the credit. */
export function BalanceMeter({ balance }: { readonly balance: Balance }) {
  const text = usePaymentsText();
  const { available, limit, held, currency } = balance;
  const told = (amount: number) => formatMoney({ amount, currency });
  const whole = Math.max(available + held, limit, 1);
  const words =
    limit === 0
      ? text.available(told(available))
      : available >= limit
        ? text.ofLimit(told(available), told(limit))
        : `${text.available(told(available))}, ${text.owes(told(limit - available), told(limit))}`;
  return (
    <div className="balance-meter">
      <Meter
        label={text.balance}
        value={Math.max(available, 0)}
        max={whole}
        valueText={words}
        level={available <= 0 ? 'serious' : available < whole / 10 ? 'caution' : 'ok'}
      />
      {held > 0 && <span className="quiet-text">{text.held(told(held))}</span>}
    </div>
  );
}
