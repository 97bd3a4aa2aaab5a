import type { ScreeningExtent } from '@keepout/contract/ca/screening';
import { formatNumber } from '../../format/number.ts';
import type { en } from './en.ts';

/** How much of a run was computed, and why not less, in one line. */
export function extentText(extent: ScreeningExtent, text: typeof en.details): string {
  const { mode, reason, objectsChanged, blocksTakenOver, encountersTakenOver } = extent;
  if (mode === 'REPEATED') return text.extentRepeated;
  if (mode === 'CHANGES') {
    const counts = [objectsChanged ?? 0, encountersTakenOver, blocksTakenOver] as const;
    return text.extentChanges(formatNumber(counts[0]), formatNumber(counts[1]), formatNumber(counts[2]));
  }
  const why = text.extentReason[reason ?? ''] ?? String(reason);
  return text.extentWhole(objectsChanged === null ? why : text.extentCounted(why, formatNumber(objectsChanged)));
}
