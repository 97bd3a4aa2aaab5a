import { covarianceInLocal } from '@keepout/astro/covariance/rotate';
import type { Ephemeris } from '@keepout/astro/nouns';
import { leastDeviation } from '@keepout/conjunction/covariance/plausible';
import type { Party } from './party.ts';

/** An object known by its operator's ephemeris, in the frame of the assessed states. */
export function ephemerisParty(
  identity: Pick<Party, 'noradId' | 'designator' | 'name' | 'cosparId' | 'manoeuvrable' | 'size'>,
  ephemeris: Ephemeris,
  file: { readonly fileName: string; readonly createdTaiS: number | undefined },
): Party {
  const leastDeviationM = leastDeviation('PAYLOAD', 0);
  return {
    ...identity,
    objectType: 'PAYLOAD',
    orbitSource: `ephemeris ${file.fileName}`,
    ephemerisName: file.fileName,
    orbitAgeS: (epochTaiS) => (file.createdTaiS === undefined ? undefined : epochTaiS - file.createdTaiS),
    covarianceAt(state) {
      const covariance = ephemeris.covarianceAt?.(state.epochTaiS);
      if (covariance === undefined) return { source: 'NONE' };
      return { source: 'OEM', covariance: covarianceInLocal(covariance, 'RTN', state), leastDeviationM };
    },
  };
}
