import type { ObjectType } from '@keepout/astro/nouns';
import type { CdmObject } from '@keepout/ccsds/cdm/model';
import { objectTypeOf, objectTypeOfName } from '@keepout/ccsds/value/object-type';
import { leastDeviation } from '@keepout/conjunction/covariance/plausible';
import type { OrbitQuality } from '@keepout/conjunction/decision/orbit-quality';
import type { SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';
import type { Party } from './party.ts';

/**
 * An object as a data message describes it; its covariance belongs to the time of closest approach that it states.
 *
 * @param creationTaiS   of the message: how old its last observation was then
 */
export function messageParty(object: CdmObject, creationTaiS: number, size: SizeKnowledge = {}): Party {
  const objectType = objectTypeOf(object.objectType ?? '') ?? 'UNKNOWN';
  const { hardBodyRadiusM, covarianceRtnM2, covarianceMethod, densityError, lastObservationEndTaiS, maneuverable } =
    object;
  return {
    noradId: object.noradId ?? null,
    designator: object.designator,
    name: object.name,
    cosparId: object.internationalDesignator,
    objectType,
    manoeuvrable: maneuverable === 'YES' || maneuverable === 'NO' ? maneuverable : 'N/A',
    size: { objectType, ...(hardBodyRadiusM !== undefined && { cdmRadiusM: hardBodyRadiusM }), ...size },
    orbitSource:
      object.ephemerisName === 'NONE' ? `message, ${object.catalogName}` : `message, ${object.ephemerisName}`,
    ephemerisName: object.ephemerisName,
    orbitAgeS: (epochTaiS) => (lastObservationEndTaiS === undefined ? undefined : epochTaiS - lastObservationEndTaiS),
    quality: qualityOf(object, objectType, creationTaiS),
    covarianceMethod,
    covarianceAt({ epochTaiS }) {
      if (covarianceRtnM2 === undefined) return { source: 'NONE' };
      return {
        source: 'CDM',
        covariance: { epochTaiS, frame: 'RTN', matrix: covarianceRtnM2 },
        leastDeviationM: leastDeviation(
          kindOf(object, objectType),
          epochTaiS - (lastObservationEndTaiS ?? creationTaiS),
        ),
        ...(densityError && { densityError }),
      };
    },
  };
}

/** Label of the object: its type, else its name, or a number for objects without a known launch. */
export function kindOf({ name, noradId = 0 }: CdmObject, objectType: ObjectType): ObjectType {
  if (objectType !== 'UNKNOWN') return objectType;
  return noradId >= ANALYST_FROM && noradId < ANALYST_END ? 'DEBRIS' : (objectTypeOfName(name) ?? objectType);
}

const [ANALYST_FROM, ANALYST_END] = [80_000, 90_000];

function qualityOf(object: CdmObject, objectType: ObjectType, creationTaiS: number): OrbitQuality {
  const { lastObservationEndTaiS: lastTaiS, actualOdSpanDays, recommendedOdSpanDays, observationsUsed } = object;
  const { residualsAcceptedPercent, weightedRms, sedrWPerKg } = object;
  return {
    objectType,
    ...(lastTaiS !== undefined && { lastObservationAgeS: creationTaiS - lastTaiS }),
    ...(actualOdSpanDays !== undefined && { actualOdSpanDays }),
    ...(recommendedOdSpanDays !== undefined && { recommendedOdSpanDays }),
    ...(observationsUsed !== undefined && { observationsUsed }),
    ...(residualsAcceptedPercent !== undefined && { residualsAcceptedPercent }),
    ...(weightedRms !== undefined && { weightedRms }),
    ...(sedrWPerKg !== undefined && { sedrWPerKg }),
  };
}
