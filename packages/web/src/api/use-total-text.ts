import { formatNumber } from '../format/number.ts';
import { useText } from '../i18n/en.ts';
import type { Listed } from './pages.ts';

/** How many records a list has: a number, or that they are more than were counted or are shown. */
export function useTotalText() {
  const { states: text } = useText();
  return ({ total, isMore }: Pick<Listed<unknown>, 'total' | 'isMore'>, shown: number): string =>
    isMore ? text.moreThan(formatNumber(Math.max(total, shown))) : formatNumber(total);
}
