import type { LeftOutTotal } from '@keepout/contract/ca/manoeuvre-result';
import { formatPc } from '../../format/probability.ts';
import { useManoeuvreText } from './en.ts';

/** What the operator left out of the total beside it; nothing where nothing is. */
export function LeftOut({ total }: { readonly total: LeftOutTotal | undefined }) {
  const text = useManoeuvreText();
  if (total === undefined) return null;
  return <span className="mv-faint">{text.leftOut(total.count, formatPc(total.totalProbability))}</span>;
}
