import { catalogueNumberOf } from '@keepout/assessment/orbit/ephemeris-intake';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { arcOfElements, arcOfOem } from '@keepout/operations/associate/candidates';
import type { AssociationCandidate } from '@keepout/tracking/association/associate';
import { alongTrackError } from '@keepout/tracking/association/orbit-covariance';
import { readCataloguePath } from '../files/catalogue-file.ts';
import { readOrbitFile } from '../files/orbit-file.ts';

/** An object that a track may be of. */
export interface CandidateObject {
  /** Null for an ephemeris that gives no catalogue number. */
  readonly noradId: number | null;
  readonly name: string;
  readonly orbit: 'ELEMENT_SET' | 'EPHEMERIS';
}

/** The orbits of a catalogue file; errors as the service has them unless one along the track is given for all. */
export function catalogueCandidates(
  path: string,
  alongTrackM: number | undefined,
): AssociationCandidate<CandidateObject>[] {
  return readCataloguePath(path).map((elements) => ({
    id: { noradId: elements.noradId, name: elements.name, orbit: 'ELEMENT_SET' },
    ...arcOfElements(elements),
    ...(alongTrackM !== undefined && { error: alongTrackError(alongTrackM) }),
  }));
}

/** The orbit of an OEM or OCM with the covariance that it carries; without one the error along the track, else as the service has it. */
export function ephemerisCandidate(
  path: string,
  alongTrackM: number | undefined,
  eop: EarthOrientation | undefined,
): AssociationCandidate<CandidateObject> {
  const file = readOrbitFile(path);
  const { orbit, error } = arcOfOem(file.text, eop)!;
  return {
    id: { noradId: catalogueNumberOf(file), name: file.name, orbit: 'EPHEMERIS' },
    orbit,
    error: orbit.covarianceAt === undefined && alongTrackM !== undefined ? alongTrackError(alongTrackM) : error,
  };
}
