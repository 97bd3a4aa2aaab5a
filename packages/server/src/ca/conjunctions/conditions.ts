import type { findQuery } from '@keepout/contract/ca/conjunction';
import { type RiskLevel, riskLevel } from '@keepout/contract/ca/enums';
import type { z } from 'zod';
import { refused } from '../../platform/http/problem.ts';
import { windowOfQuery } from '../../platform/http/time-query.ts';
import type { ConjunctionFilter } from './list-store.ts';

/** The conditions that events, their search and their messages are asked by alike. */
export function conditionsOf(query: Omit<z.infer<typeof findQuery>, 'limit' | 'cursor'>): ConjunctionFilter {
  return {
    satelliteId: query['satellite-id'],
    noradId: query['norad-id'],
    object: query.object,
    screeningType: query['screening-type'],
    riskLevels: query['risk-level'] === undefined ? undefined : riskLevelsOf(query['risk-level']),
    ...windowOfQuery(query),
    maxMissM: query['max-miss-distance'],
    minProbability: query['min-probability'],
  };
}

function riskLevelsOf(text: string): RiskLevel[] {
  return text.split(',').map((name) => {
    const parsed = riskLevel.safeParse(name.trim());
    if (!parsed.success) {
      throw refused('risk-level-unknown', { detail: `${name} is not one of ${riskLevel.options.join(', ')}.` });
    }
    return parsed.data;
  });
}
