import type { CdmObject } from '@keepout/ccsds/cdm/model';
import { objectTypeOf } from '@keepout/ccsds/value/object-type';
import type { SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';
import type { Party } from './party.ts';

/** An object as a data message describes it; its covariance belongs to the time of closest approach that it states. */
export function messageParty(object: CdmObject, size: SizeKnowledge = {}): Party {
  const objectType = objectTypeOf(object.objectType ?? '') ?? 'UNKNOWN';
  const { hardBodyRadiusM, covarianceRtnM2, densityError, lastObservationEndTaiS, maneuverable } = object;
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
    covarianceAt({ epochTaiS }) {
      if (covarianceRtnM2 === undefined) return { source: 'NONE' };
      return {
        source: 'CDM',
        covariance: { epochTaiS, frame: 'RTN', matrix: covarianceRtnM2 },
        ...(densityError && { densityError }),
      };
    },
  };
}
