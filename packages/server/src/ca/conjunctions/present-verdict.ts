import { reasonText } from '@keepout/assessment/text/reason-text';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { Verdict } from '@keepout/contract/ca/conjunction';
import type { ConjunctionRow } from './store.ts';

type StoredVerdict = Pick<ConjunctionRow, 'verdict' | 'verdictReasons' | 'decideByTaiS'>;

/** A stored verdict as the API tells it. What is safe has nothing to decide, and so no deadline. */
export function presentVerdict({ verdict, verdictReasons, decideByTaiS }: StoredVerdict): Verdict {
  return {
    kind: VERDICTS[verdict],
    reasons: verdictReasons.map((reason) => ({
      code: reason.code,
      text: 'text' in reason ? reason.text : reasonText(reason),
    })),
    decideBy: verdict === 'safe' ? null : formatUtcZ(decideByTaiS, 0),
  };
}

/** Verdicts as the API writes them. */
export const VERDICTS = { act: 'ACT', watch: 'WATCH', safe: 'SAFE', 'no-conclusion': 'NO_CONCLUSION' } as const;
