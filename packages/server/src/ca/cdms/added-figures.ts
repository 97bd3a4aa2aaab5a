import type { ObjectFigures } from '@keepout/assessment/message-figures';
import type { AddedFigures, AddedObjectFigures } from '@keepout/ccsds/cdm/second-issue';
import type { MessageRow } from '../conjunctions/message-row.ts';

/** Radii that somebody vouches for; one by radar cross-section or kind of object is an estimate of ours. */
const VOUCHED = ['operator-radius', 'operator-shape', 'cdm-comment', 'catalogue-radius'];
/** As the largest probability is sought: over one scale of the combined covariance. */
const MAX_PC_METHOD = 'SCALE_COMBINED_COVAR';

/** What we know of a message that the second issue has keywords for, and its text need not say; objects in the order that is wanted. */
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
