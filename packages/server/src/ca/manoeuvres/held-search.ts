import { createHash } from 'node:crypto';
import type { ServerContext } from '../../hosting/module.ts';
import { sharedInFlight } from '../../platform/result-cache.ts';
import { pastKey } from '../conjunctions/held-past.ts';
import { type Gathered, hashedInputs } from './gather.ts';

/** Size of the cache; an answer has about 100 kB. */
const MOST_HELD = 64;
/** Maximum age of a cached answer, s: later its first ignition epochs may be too close. */
const LONGEST_HELD_S = 600;

/** @param signal   aborts when no client waits for the answer any longer */
type SearchOf<Search, Answer> = (
  context: ServerContext,
  operatorId: string,
  gathered: Gathered,
  search: Search,
  signal: AbortSignal,
) => Promise<Answer>;

/**
 * Caches a search for up to ten minutes, as long as its inputs and the operator's lists are unchanged: an export repeats the search, and pages are
 * reopened. Concurrent identical searches share one computation; if the request that started it is aborted, the next one starts again.
 */
export function cachedSearch<Search, Answer>(compute: SearchOf<Search, Answer>): SearchOf<Search, Answer> {
  const resultsOf = new WeakMap<ServerContext['database'], ReturnType<typeof sharedInFlight<Answer>>>();
  return async (context, operatorId, gathered, search, signal) => {
    const { database } = context;
    const results = resultsOf.get(database) ?? sharedInFlight<Answer>(MOST_HELD);
    resultsOf.set(database, results);
    const { nowTaiS } = gathered.question;
    const keyParts = [
      await pastKey(database.orm, operatorId, nowTaiS),
      Math.floor(nowTaiS / LONGEST_HELD_S),
      hashedInputs(gathered).sha256,
      search,
    ];
    const key = createHash('sha256').update(JSON.stringify(keyParts)).digest('hex');
    return await results(key, signal, () => compute(context, operatorId, gathered, search, signal));
  };
}
