import type { LeftOutTotal } from '@keepout/contract/ca/manoeuvre-result';
import { formatPc } from '../../format/probability.ts';
import { type ManoeuvreText, useManoeuvreText } from './en.ts';

/** What the operator left out of the total beside it; nothing where nothing is. */
export function LeftOut({ total }: { readonly total: LeftOutTotal | undefined }) {
  const text = useManoeuvreText();
  if (total === undefined) return null;
  return <span className="mv-faint">{leftOutWords(total, text)}</span>;
}

export const leftOutWords = ({ count, totalProbability }: LeftOutTotal, text: ManoeuvreText): string =>
  text.leftOut(count, formatPc(totalProbability));
