import type { ObjectFigures } from '@keepout/assessment/message-figures';
import type { AddedFigures, AddedObjectFigures } from '@keepout/ccsds/cdm/second-issue';
import type { MessageRow } from '../conjunctions/message-row.ts';

/** Sources of a stated hard-body radius; one from radar cross-section or object type is an estimate of this server. */
const VOUCHED = ['operator-radius', 'operator-shape', 'cdm-comment', 'catalogue-radius'];
/** Method of the maximum Pc: one scale factor of the combined covariance. */
const MAX_PC_METHOD = 'SCALE_COMBINED_COVAR';

/** Returns computed values for keywords of CDM version 2 that the text may lack; objects in the requested order. */
export function addedFigures(row: MessageRow, previous: AddedFigures['previous'], isExchanged: boolean): AddedFigures {
  const { probability, probabilityMethod, maxProbability } = row;
  const objects = [objectFigures(row.objects[0]), objectFigures(row.objects[1])] as const;
  return {
    conjunctionId: row.conjunctionId,
    mahalanobisDistance: row.mahalanobisSpace ?? undefined,
    approachAngleDeg: row.approachAngleDeg ?? undefined,
    ...(probability !== null && { probability: { value: probability, method: probabilityMethod.toUpperCase() } }),
    ...(maxProbability !== null && { maxProbability: { value: maxProbability, method: MAX_PC_METHOD } }),
    previous,
    objects: isExchanged ? [objects[1], objects[0]] : objects,
  };
}

function objectFigures({ hardBodyRadiusM, hardBodyRadiusSource, countedSigmas }: ObjectFigures): AddedObjectFigures {
  return {
    ...(hardBodyRadiusM !== null && VOUCHED.includes(hardBodyRadiusSource) && { hardBodyRadiusM }),
    ...(countedSigmas && { covarianceFactor: countedSigmas.factor ** 2 }),
  };
}
