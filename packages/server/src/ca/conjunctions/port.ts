import type { Database } from '../../platform/database/database.ts';
import type { Conjunctions } from '../../ports/conjunctions.ts';
import { findConjunction } from './store.ts';

/** Conjunctions as other services see them. */
export function conjunctionsOf({ orm }: Database): Conjunctions {
  return {
    async find(operatorId, conjunctionId) {
      const row = await findConjunction(orm, operatorId, conjunctionId);
      if (row === undefined) return undefined;
      const { satelliteId, secondaryNoradId, secondaryName, tcaTaiS, decideByTaiS, verdict, riskLevel } = row;
      return {
        conjunctionId,
        satelliteId,
        secondaryNoradId,
        secondaryName,
        tcaTaiS,
        decideByTaiS,
        verdict,
        riskLevel,
        pc: row.probability,
      };
    },
  };
}
