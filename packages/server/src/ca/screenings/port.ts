import { satelliteNames } from '../../fleet/satellites/store.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Screenings } from '../../ports/screenings.ts';
import { findScreening } from './store.ts';

/** Returns the interface to screenings for other services. */
export function screeningsOf({ orm }: Database): Screenings {
  return {
    async find(operatorId, screeningId) {
      const row = await findScreening(orm, operatorId, screeningId);
      if (row === undefined) return undefined;
      const names = await satelliteNames(orm, row.satelliteIds);
      const { state, conjunctionCount, redetectionCount, worstProbability, coverage, failure } = row;
      return {
        satelliteNames: row.satelliteIds.map((id) => names.get(id) ?? id),
        result:
          state === 'COMPLETED'
            ? { conjunctions: conjunctionCount, unchanged: redetectionCount, worstPc: worstProbability, coverage }
            : null,
        failure,
      };
    },
  };
}
