import type { Balance } from '@keepout/contract/payments/customer';
import { formatMoney } from '../../format/money.ts';
import { Meter } from '../../ui/Meter.tsx';
import { usePaymentsText } from './en.ts';
import './payments-noun.css';

/** Available balance as a bar of the maximum: payments and credit. */
export function BalanceMeter({ balance }: { readonly balance: Balance }) {
  const text = usePaymentsText();
  const { available, limit, held: reservedAmount, currency } = balance;
  const amountText = (amount: number) => formatMoney({ amount, currency });
  const meterMaximum = Math.max(available + reservedAmount, limit, 1);
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
        max={meterMaximum}
        valueText={words}
        level={available <= 0 ? 'serious' : available < meterMaximum / 10 ? 'caution' : 'ok'}
      />
      {reservedAmount > 0 && <span className="quiet-text">{text.held(amountText(reservedAmount))}</span>}
    </div>
  );
}
