import { useMemo } from 'react';
import { useNow } from '../../../time/use-now.ts';
import { useZone } from '../../../time/zone-store.ts';
import { useConjunctionText } from '../en.ts';
import type { CellSetting } from './cells.tsx';

/** What all cells of a table need besides their event: words, zone, minute, and since when a message is new. */
export function useCellSetting(lastVisitMs?: number): CellSetting {
  const text = useConjunctionText();
  const zone = useZone((state) => state.zone);
  const minuteMs = useNow('minute');
  return useMemo(() => ({ text, zone, minuteMs, lastVisitMs }), [text, zone, minuteMs, lastVisitMs]);
}
