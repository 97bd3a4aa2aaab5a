import { covarianceInLocal } from '@keepout/astro/covariance/rotate';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { Ephemeris } from '@keepout/astro/nouns';
import { leastDeviation } from '@keepout/conjunction/covariance/plausible';
import type { Party } from './party.ts';

interface EphemerisFile {
  readonly fileName: string;
  readonly createdTaiS: number | undefined;
  readonly publisher?: string | undefined;
}

/** An object known by its operator's ephemeris, in the frame of the assessed states. */
export function ephemerisParty(
  identity: Pick<Party, 'noradId' | 'designator' | 'name' | 'cosparId' | 'manoeuvrable' | 'size'>,
  ephemeris: Ephemeris,
  file: EphemerisFile,
): Party {
  const leastDeviationM = leastDeviation('PAYLOAD', 0);
  return {
    ...identity,
    objectType: 'PAYLOAD',
    orbitSource: sourceOf(file),
    ephemerisName: file.fileName,
    orbitAgeS: (epochTaiS) => (file.createdTaiS === undefined ? undefined : epochTaiS - file.createdTaiS),
    covarianceAt(state) {
      const covariance = ephemeris.covarianceAt?.(state.epochTaiS);
      if (covariance === undefined) return { source: 'NONE' };
      return { source: 'OEM', covariance: covarianceInLocal(covariance, 'RTN', state), leastDeviationM };
    },
  };
}

/** As displayed on the cards of objects (`orbitWords` of the application reads it). */
function sourceOf({ fileName, createdTaiS, publisher }: EphemerisFile): string {
  if (publisher === undefined || createdTaiS === undefined) return `ephemeris ${fileName}`;
  return `public ephemeris of ${formatUtcZ(createdTaiS, 0)}, ${publisher}`;
}
