import type { Balance } from '@keepout/contract/payments/customer';
import { formatMoney } from '../../format/money.ts';
import { Button } from '../../ui/Button.tsx';
import { usePaymentPageTexts } from './use-texts.ts';

export interface BalanceConflictProps {
  readonly mine: Pick<Balance, 'available' | 'limit'>;
  readonly theirs: Balance;
  readonly onTake: () => void;
  readonly onOverwrite: () => void;
}

/** Something was booked first: the balance as it is beside what was entered, and a choice. */
export function BalanceConflict({ mine, theirs, onTake, onOverwrite }: BalanceConflictProps) {
  const { customers: text } = usePaymentPageTexts();
  const told = (amount: number) => formatMoney({ amount, currency: theirs.currency });
  return (
    <section className="balance-conflict" role="alert">
      <p>{text.conflict}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{text.theirs}</th>
            <th scope="col">{text.mine}</th>
          </tr>
        </thead>
        <tbody>
          {(['available', 'limit'] as const).map((name) => (
            <tr key={name}>
              <th scope="row">{text[name]}</th>
              <td className="mono unbroken">{told(theirs[name])}</td>
              <td className="mono unbroken">{told(mine[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <span className="payments-buttons">
        <Button onPress={onTake}>{text.take}</Button>
        <Button kind="primary" onPress={onOverwrite}>
          {text.again}
        </Button>
      </span>
    </section>
  );
}
