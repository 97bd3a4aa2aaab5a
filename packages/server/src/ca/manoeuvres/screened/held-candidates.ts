import { createHash } from 'node:crypto';
import type { ManoeuvreCandidates, ManoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import type { ServerContext } from '../../../hosting/module.ts';
import { heldForComers } from '../../../platform/held-results.ts';
import { pastKey } from '../../conjunctions/held-past.ts';
import { type Gathered, hashedInputs } from '../gather.ts';
import { screenedCandidates } from './service.ts';

type Candidates = Omit<ManoeuvreCandidates, 'conjunctionId'>;

/** Sets of a hundred kilobytes. */
const MOST_HELD = 64;
/** A begin may come too near meanwhile: no set is older than this. */
const LONGEST_HELD_S = 600;

const resultsOf = new WeakMap<ServerContext['database'], ReturnType<typeof heldForComers<Candidates>>>();

/**
 * Candidates as they were found a moment ago, where the same is asked and nothing of the operator has changed: export follows search, and a
 * page is opened again. Whoever asks meanwhile waits for the same answer; where the one who began it leaves, the next begins anew.
 */
export async function heldCandidates(
  context: ServerContext,
  operatorId: string,
  gathered: Gathered,
  search: ManoeuvreSearch,
  signal: AbortSignal,
): Promise<Candidates> {
  const { database } = context;
  const results = resultsOf.get(database) ?? heldForComers<Candidates>(MOST_HELD);
  resultsOf.set(database, results);
  const { nowTaiS } = gathered.question;
  const asked = [
    await pastKey(database.orm, operatorId, nowTaiS),
    Math.floor(nowTaiS / LONGEST_HELD_S),
    hashedInputs(gathered).sha256,
    search,
  ];
  const key = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  return await results(key, signal, () => screenedCandidates(context, operatorId, gathered, search, signal));
}
