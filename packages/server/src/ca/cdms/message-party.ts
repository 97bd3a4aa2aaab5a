import type { CdmObject } from '@keepout/ccsds/cdm/model';
import { objectTypeOf } from '@keepout/ccsds/object-type';
import type { SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';
import type { Party } from '../assessment/party.ts';

/** An object as a data message describes it; its covariance is valid at TCA and taken as it is. */
export function messageParty(object: CdmObject, size: SizeKnowledge): Party {
  const objectType = objectTypeOf(object.objectType ?? '') ?? 'UNKNOWN';
  const { hardBodyRadiusM, covarianceRtnM2, lastObservationEndTaiS, maneuverable } = object;
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
    covarianceAt: (state) =>
      covarianceRtnM2 === undefined
        ? { source: 'NONE' }
        : { source: 'CDM', covariance: { epochTaiS: state.epochTaiS, frame: 'RTN', matrix: covarianceRtnM2 } },
  };
}
