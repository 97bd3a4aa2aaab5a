/** An amount in minor units as a sentence has it: 45.00 EUR. */
export function moneyText(amount: number, currency: string): string {
  return `${(amount / 100).toFixed(2)} ${currency}`;
}
