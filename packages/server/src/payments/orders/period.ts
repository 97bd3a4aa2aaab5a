import type { PricePeriod } from '@keepout/contract/payments/enums';

/**
 * Returns the end of a subscription period: calendar months or years after its start, UTC. A day that a month lacks becomes its last
 * day, and the next month has the original day again.
 *
 * @param periods   periods since the beginning, at least one
 */
export function periodEnd(start: Date, period: PricePeriod, periods: number): Date {
  const months = (period === 'YEAR' ? 12 : 1) * periods;
  const first = new Date(start);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return first;
}
