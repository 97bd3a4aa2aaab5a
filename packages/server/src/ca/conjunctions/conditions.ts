import type { findQuery } from '@keepout/contract/ca/conjunction';
import { riskLevel, verdictKind } from '@keepout/contract/ca/enums';
import type { z } from 'zod';
import { refused } from '../../platform/http/problem.ts';
import { windowOfQuery } from '../../platform/http/time-query.ts';
import type { ConjunctionFilter } from './list-store.ts';
import { storedVerdicts } from './present-verdict.ts';

/** Returns the filter conditions that events, their search and their messages share. */
export function conjunctionConditions(query: Omit<z.infer<typeof findQuery>, 'limit' | 'cursor'>): ConjunctionFilter {
  return {
    satelliteId: query['satellite-id'],
    noradId: query['norad-id'],
    object: query.object,
    screeningType: query['screening-type'],
    riskLevels: namesOf(query['risk-level'], riskLevel.options, 'risk-level-unknown'),
    verdicts: storedVerdicts(namesOf(query.verdict, verdictKind.options, 'verdict-unknown')),
    ...windowOfQuery(query),
    maxMissM: query['max-miss-distance'],
    minProbability: query['min-probability'],
  };
}

function namesOf<T extends string>(
  text: string | undefined,
  options: readonly T[],
  problem: 'risk-level-unknown' | 'verdict-unknown',
): T[] | undefined {
  return text?.split(',').map((part) => {
    const name = options.find((option) => option === part.trim());
    if (name === undefined) throw refused(problem, { detail: `${part} is not one of ${options.join(', ')}.` });
    return name;
  });
}
