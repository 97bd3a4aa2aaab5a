import { formatUtcZ } from '@keepout/astro/epoch';
import type { Conjunction, ConjunctionStep } from '@keepout/contract/ca/conjunction';
import type { RiskLevel } from '@keepout/contract/ca/enums';
import type { OperatorRules } from '../../fleet/rules.ts';
import { wireTime } from '../../platform/database/wire-time.ts';
import type { ConjunctionRow } from './store.ts';

export function presentConjunction(
  row: ConjunctionRow,
  history: readonly ConjunctionStep[],
  rules: OperatorRules,
  nowTaiS: number,
): Conjunction {
  return {
    conjunctionId: row.id,
    satelliteId: row.satelliteId,
    satelliteName: row.satelliteName,
    object1: {
      noradId: row.satelliteNoradId,
      name: row.satelliteName,
      cosparId: row.satelliteCosparId,
      objectType: 'PAYLOAD',
    },
    ...row.summary,
    conjunctionData: { tca: formatUtcZ(row.tcaTaiS), riskLevel: row.riskLevel as RiskLevel },
    probabilityOfCollision: row.probability,
    totalMissDistance: row.missDistanceM,
    timeToTca: row.tcaTaiS - nowTaiS,
    messageCount: history.length,
    lastMessageId: row.lastCdmId,
    history: [...history],
    updatedAt: wireTime(row.updatedAt),
    stillReported: row.stillReported,
    lastReportedAt: wireTime(row.lastReportedAt),
    thresholds: rules.thresholds,
  };
}
