import type { Cdm } from '@keepout/contract/ca/cdm';
import type { EncounterPlaneMessage } from '../../../charts/b-plane/plane-message.ts';
import { parseTime } from '../../../time/utc.ts';
import { levelOfLabel } from '../../../ui/status-level.ts';

/** Returns the encounter-plane data of a message; missing values are null, never 0. */
export function planeMessageOfCdm(cdm: Cdm): EncounterPlaneMessage {
  const { conjunctionData: sums, object1, object2 } = cdm;
  const x = sums.combinedPlaneX ?? object2.conjunctionPlaneX;
  const y = sums.combinedPlaneY ?? object2.conjunctionPlaneY;
  const { combinedPlaneCovarianceXX: xx, combinedPlaneCovarianceYX: yx, combinedPlaneCovarianceYY: yy } = sums;
  return {
    id: cdm.cdmId,
    createdMs: parseTime(cdm.creationDate) ?? Number.NaN,
    object2M: x === null || y === null ? null : [x, y],
    covarianceM2: xx === undefined || yx === undefined || yy === undefined ? null : { xxM2: xx, xyM2: yx, yyM2: yy },
    hardBodyRadiusM: sums.combinedHardBodyRadius ?? sum(object1.hardBodyRadius, object2.hardBodyRadius),
    missDistanceM: cdm.totalMissDistance,
    missSigmaSpace: cdm.mahalanobisDistanceInSpace,
    pc: cdm.probabilityOfCollision,
    level: levelOfLabel(sums.riskLevel),
  };
}

const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);
