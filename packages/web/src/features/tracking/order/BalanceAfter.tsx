import type { Amount } from '@keepout/contract/payments/amount';
import { useIdentity } from '../../../auth/auth-context.tsx';
import { mayPay } from '../../../auth/services.ts';
import { formatMoney } from '../../../format/money.ts';
import { useOwnCustomer } from '../../../nouns/payments/queries.ts';
import { useObservationsText } from '../en.ts';

/** What is left of the balance after the order; without a customer, that nothing is charged. */
export function BalanceAfter({ price }: { readonly price: Amount | undefined }) {
  const { order: text } = useObservationsText();
  const identity = useIdentity();
  const { customer } = useOwnCustomer(identity !== undefined && mayPay(identity.access));
  if (customer === undefined) return null;
  if (customer === null) return <span className="quiet-text">{text.balance}</span>;
  const { available, currency } = customer.balance;
  if (price === undefined || price.currency !== currency) return null;
  const after = available - price.amount;
  return after < 0 ? (
    <strong>{text.notCovered(formatMoney({ amount: available, currency }))}</strong>
  ) : (
    <span className="quiet-text">{text.balanceAfter(formatMoney({ amount: after, currency }))}</span>
  );
}
