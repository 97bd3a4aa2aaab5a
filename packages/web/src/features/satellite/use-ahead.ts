import { conjunctionEventOf } from '../../nouns/conjunction/event.ts';
import { isPast } from '../../nouns/conjunction/past-future.ts';
import { useConjunctions } from '../../nouns/conjunction/queries.ts';
import { useNow } from '../../time/ticker.ts';

/** Reads the future conjunctions of a satellite, by TCA; undefined until the first response. */
export function useAhead(satelliteId: string) {
  const nowMs = useNow('minute');
  const query = useConjunctions(nowMs, 0);
  const events = query.data?.records
    .filter((record) => record.satelliteId === satelliteId)
    .map(conjunctionEventOf)
    .filter(({ tcaMs }) => !isPast(tcaMs, nowMs))
    .toSorted((a, b) => a.tcaMs - b.tcaMs);
  return { query, events };
}
