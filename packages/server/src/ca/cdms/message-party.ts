import { transportCovariance } from '@keepout/astro/covariance/transport';
import type { StateCovariance, StateVector } from '@keepout/astro/nouns';
import type { CdmObject } from '@keepout/ccsds/cdm/model';
import { objectTypeOf } from '@keepout/ccsds/value/object-type';
import type { SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';
import type { Party } from '../assessment/party.ts';

/**
 * An object as a data message describes it.
 *
 * @param stated   its state at the TCA of the message; the covariance travels from there with the state that is asked for
 */
export function messageParty(object: CdmObject, size: SizeKnowledge, stated: StateVector): Party {
  const objectType = objectTypeOf(object.objectType ?? '') ?? 'UNKNOWN';
  const { hardBodyRadiusM, covarianceRtnM2, densityError, lastObservationEndTaiS, maneuverable } = object;
  const shared = densityError && { densityError };
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
    covarianceAt(state) {
      if (covarianceRtnM2 === undefined) return { source: 'NONE' };
      const covariance: StateCovariance = { epochTaiS: stated.epochTaiS, frame: 'RTN', matrix: covarianceRtnM2 };
      const hasVelocity = [21, 28, 35].every((index) => (covarianceRtnM2[index] ?? 0) > 0);
      if (!hasVelocity || state.epochTaiS === stated.epochTaiS) {
        return { source: 'CDM', covariance: { ...covariance, epochTaiS: state.epochTaiS }, ...shared };
      }
      return { source: 'CDM', covariance: transportCovariance(covariance, stated, state), ...shared };
    },
  };
}
