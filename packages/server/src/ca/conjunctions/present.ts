import { missingPcText, reasonText } from '@keepout/assessment/text/reason-text';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { OperatorRules } from '../../fleet/rules.ts';
import { wireTime } from '../../platform/database/wire-time.ts';
import type { MessageStep } from './message-store.ts';
import { presentStep, REGIONS, rtn } from './present-message.ts';
import type { ConjunctionRow } from './store.ts';

export function presentConjunction(
  row: ConjunctionRow,
  history: readonly MessageStep[],
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
    object2: {
      noradId: row.secondaryNoradId,
      name: row.secondaryName,
      cosparId: row.secondaryCosparId,
      objectType: row.secondaryObjectType,
    },
    screeningType: row.screeningType,
    conjunctionData: { tca: formatUtcZ(row.tcaTaiS), riskLevel: row.riskLevel },
    probabilityOfCollision: row.probability,
    probabilityMethod: row.probabilityMethod.toUpperCase(),
    probabilityReason: row.probabilityReason && missingPcText(row.probabilityReason),
    maxProbability: row.maxProbability,
    dilution: row.dilution && REGIONS[row.dilution],
    covarianceSource: row.covarianceSource,
    totalMissDistance: row.missDistanceM,
    radialSeparation: Math.abs(row.relativePositionRtnM[0]),
    timeToTca: row.tcaTaiS - nowTaiS,
    relativePosition: rtn(row.relativePositionRtnM),
    relativeVelocity: rtn(row.relativeVelocityRtnMps),
    relativeSpeed: row.relativeSpeedMps,
    mahalanobisDistance: row.mahalanobis,
    verdict: {
      kind: VERDICTS[row.verdict],
      reasons: row.verdictReasons.map((reason) => ({
        code: reason.code,
        text: 'text' in reason ? reason.text : reasonText(reason),
      })),
      decideBy: formatUtcZ(row.decideByTaiS, 0),
    },
    messageCount: history.length,
    lastMessageId: row.lastCdmId,
    history: history.map(presentStep),
    updatedAt: wireTime(row.updatedAt),
    stillReported: row.stillReported,
    lastReportedAt: wireTime(row.lastReportedAt),
    thresholds: rules.thresholds,
  };
}

const VERDICTS = { act: 'ACT', watch: 'WATCH', safe: 'SAFE', 'no-conclusion': 'NO_CONCLUSION' } as const;
