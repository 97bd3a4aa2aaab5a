import { takeOem } from '@keepout/assessment/orbit/oem-intake';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { errorOfElements } from '@keepout/conjunction/covariance/element-set-error';
import type { AssociationCandidate } from '@keepout/tracking/association/associate';
import { alongTrackError } from '@keepout/tracking/association/orbit-error';
import { readCatalogueFile } from '../files/catalogue-file.ts';
import { readText } from '../files/input-file.ts';
import { inputAtFault } from '../process/exit.ts';
import { faultLine } from '../process/fault-line.ts';

/** An object that a track may be of. */
export interface NamedObject {
  /** Null for an ephemeris that gives no catalogue number. */
  readonly noradId: number | null;
  readonly name: string;
  readonly orbit: 'ELEMENT_SET' | 'EPHEMERIS';
}

/** The orbits of a catalogue file; errors as the service has them (`errorOfElements`) unless one along the track is given for all. */
export function catalogueCandidates(
  path: string,
  alongTrackM: number | undefined,
): AssociationCandidate<NamedObject>[] {
  return readCatalogueFile(path).map((elements) => ({
    id: { noradId: elements.noradId, name: elements.name, orbit: 'ELEMENT_SET' },
    orbit: sgp4Ephemeris(elements),
    error: alongTrackM === undefined ? errorOfElements(elements) : alongTrackError(alongTrackM),
  }));
}

/** The orbit of an OEM with the covariance that it carries; without one the error is that along the track. */
export function oemCandidate(path: string, alongTrackM: number | undefined): AssociationCandidate<NamedObject> {
  const taken = takeOem(readText(path));
  if (!taken.ok) {
    const { fault } = taken;
    const first = fault.code === 'message-at-fault' ? fault.faults[0] : undefined;
    if (first !== undefined) throw inputAtFault(faultLine(path, first));
    const reason = fault.code === 'motion-implausible' ? 'its states tell of no orbit' : 'its states are too far apart';
    throw inputAtFault(`${path}: ${reason} [${fault.code}]`);
  }
  const { oem, table } = taken.value;
  const orbit = tableEphemeris(table);
  const metadata = oem.segments[0]?.metadata;
  const noradId = /^\d{1,9}$/.test(metadata?.objectId ?? '') ? Number(metadata?.objectId) : null;
  return {
    id: { noradId, name: metadata?.objectName ?? '', orbit: 'EPHEMERIS' },
    orbit,
    ...(orbit.covarianceAt === undefined && alongTrackM !== undefined && { error: alongTrackError(alongTrackM) }),
  };
}
