import type { ScreeningSummary as Screening } from '@keepout/contract/ca/screening';
import { formatNumber } from '../../format/number.ts';
import type { ScreeningText } from './en.ts';

/** Whose screening it is, short: one satellite by its name, several by their number. */
export const subjectName = ({ satelliteNames }: Pick<Screening, 'satelliteNames'>, text: ScreeningText): string =>
  satelliteNames.length === 1 ? (satelliteNames[0] ?? '') : text.standing.fleet(satelliteNames.length);

/** Returns the progress of a running screening in one line: its blocks, then its assessments. */
export function runningScreeningText(run: Pick<Screening, 'satelliteNames' | 'progress'>, text: ScreeningText): string {
  const { blocksDone, blocksTotal, partsDone, partsTotal, conjunctionsFound } = run.progress;
  const name = subjectName(run, text);
  if (partsTotal === null || conjunctionsFound === undefined)
    return text.now.blocks(name, formatNumber(blocksDone), formatNumber(blocksTotal));
  const count = formatNumber(conjunctionsFound);
  if (partsDone === partsTotal) return text.now.storing(name, count);
  return text.now.parts(name, formatNumber(partsDone), formatNumber(partsTotal), count);
}
