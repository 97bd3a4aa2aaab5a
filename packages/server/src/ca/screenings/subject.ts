import { EARTH_RADIUS_M } from '@keepout/astro/constants';
import { keplerianFromCartesian } from '@keepout/astro/elements/keplerian';
import { parseUtc } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { screeningVolumes } from '@keepout/conjunction/volume/defaults';
import type { SatelliteConfiguration } from '@keepout/contract/satellite';
import type { screening } from '../../db/schema.ts';
import type { ServerContext } from '../../platform/module.ts';
import { readStoredFile } from '../../platform/stored-files.ts';
import type { Party } from '../assessment/party.ts';
import { sizeOfSatellite } from '../assessment/size-of-satellite.ts';
import { type SubjectOrbit, trajectoryOf } from '../assessment/subject-orbit.ts';
import { readEphemerisTask } from '../ephemerides/service.ts';
import { type EphemerisRow, findEphemeris, findOperationalEphemeris } from '../ephemerides/store.ts';
import type { SatelliteRow } from '../satellites/store.ts';

/** The screened satellite. */
export interface Subject extends SubjectOrbit {
  readonly noradId: number;
  readonly isCandidate: boolean;
}

/** Why a screening cannot run, as a sentence for its owner. */
export class NoOrbit extends Error {}

/** The ephemeris that was ordered, else the newest operational one, else the element set of the catalogue. */
export async function subjectOf(
  context: ServerContext,
  row: typeof screening.$inferSelect,
  satellite: SatelliteRow,
  elements: ReadonlyMap<number, MeanElements>,
): Promise<Subject> {
  const db = context.database.orm;
  const file =
    row.ephemerisId === null
      ? await findOperationalEphemeris(db, row.operatorId, satellite.id, row.startTaiS)
      : await findEphemeris(db, row.operatorId, row.ephemerisId);
  const known = { identity: identityOf(satellite), noradId: satellite.noradId };
  if (file !== undefined) {
    return { ...known, isCandidate: file.designation === 'CANDIDATE', orbit: await ephemerisOrbit(context, file) };
  }
  if (row.screeningType.startsWith('OPS')) throw new NoOrbit('The ephemeris was deleted before the screening ran.');
  const own = elements.get(satellite.noradId);
  if (own === undefined) {
    throw new NoOrbit(
      `${satellite.name} has no ephemeris for the window, and the catalogue has no object ${satellite.noradId}.`,
    );
  }
  return { ...known, isCandidate: false, orbit: { kind: 'elements', elements: own } };
}

async function ephemerisOrbit(context: ServerContext, file: EphemerisRow): Promise<Subject['orbit']> {
  const bytes = await readStoredFile(context.database.orm, file.fileId);
  if (bytes === undefined) throw new NoOrbit(`The file ${file.fileName} is no longer stored.`);
  const read = await context.threads.run(readEphemerisTask, { bytes, limitBytes: context.settings.uploadLimitBytes });
  if (!read.ok) throw new NoOrbit(`The file ${file.fileName} can no longer be read.`);
  const created = parseUtc(file.facts.creationDate ?? '');
  return {
    kind: 'ephemeris',
    key: file.id,
    ephemeris: read.value.ephemeris,
    fileName: file.fileName,
    createdTaiS: created.ok ? created.value : undefined,
  };
}

/** Volume for an operator's ephemeris in the orbit's regime, from its osculating state at the start of what it covers. */
export function regimeVolume(subject: SubjectOrbit, startTaiS: number) {
  const trajectory = trajectoryOf(subject);
  const six = new Float64Array(6);
  const epochTaiS = Math.min(Math.max(startTaiS, trajectory.startTaiS), trajectory.stopTaiS);
  if (!trajectory.stateAt(epochTaiS, six)) throw new NoOrbit('The orbit has no state at the start of the window.');
  const kepler = keplerianFromCartesian(six);
  if (kepler === undefined) throw new NoOrbit('The orbit is not bound to the Earth.');
  const { semiMajorAxisM, eccentricity, periodS } = kepler;
  return screeningVolumes(semiMajorAxisM * (1 - eccentricity) - EARTH_RADIUS_M, periodS, eccentricity).ephemeris;
}

function identityOf(satellite: SatelliteRow): Subject['identity'] {
  const configuration = satellite.configuration as SatelliteConfiguration;
  return {
    noradId: satellite.noradId,
    designator: String(satellite.noradId),
    name: satellite.name,
    cosparId: satellite.cosparId,
    manoeuvrable: manoeuvrability(configuration),
    size: sizeOfSatellite(configuration),
  };
}

function manoeuvrability({ propulsion }: SatelliteConfiguration): Party['manoeuvrable'] {
  return propulsion.type === 'UNKNOWN' ? 'N/A' : propulsion.type === 'NONE' ? 'NO' : 'YES';
}
