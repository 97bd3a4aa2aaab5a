import { EARTH_RADIUS_M } from '@keepout/astro/constants';
import { keplerianFromCartesian } from '@keepout/astro/elements/keplerian';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { parseUtc } from '@keepout/astro/epoch';
import type { Ephemeris, MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { screeningVolumes } from '@keepout/conjunction/volume/defaults';
import type { SatelliteConfiguration } from '@keepout/contract/satellite';
import type { screening } from '../../db/schema.ts';
import type { ServerContext } from '../../platform/module.ts';
import { elementSetParty } from '../assessment/element-set-party.ts';
import { ephemerisParty } from '../assessment/ephemeris-party.ts';
import type { Party } from '../assessment/party.ts';
import { sizeOfSatellite } from '../assessment/size-of-satellite.ts';
import { type PackedEphemeris, unpackEphemeris } from '../ephemerides/packed-ephemeris.ts';
import { readEphemerisTask } from '../ephemerides/service.ts';
import { type EphemerisRow, findEphemeris, findOperationalEphemeris } from '../ephemerides/store.ts';
import type { SatelliteRow } from '../satellites/store.ts';

/** The screened satellite with the orbit that speaks for it. */
export interface Subject {
  readonly party: Party;
  readonly noradId: number;
  readonly isCandidate: boolean;
  /** Inertial trajectory, for regime and checks. */
  readonly trajectory: Ephemeris;
  /** Absent when the catalogue's element set is the orbit. */
  readonly packed?: { readonly key: string; readonly noradId: number; readonly ephemeris: PackedEphemeris };
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
  if (file !== undefined) return await ephemerisSubject(context, file, satellite);
  if (row.screeningType.startsWith('OPS')) throw new NoOrbit('The ephemeris was deleted before the screening ran.');
  const own = elements.get(satellite.noradId);
  if (own === undefined) {
    throw new NoOrbit(
      `${satellite.name} has no ephemeris for the window, and the catalogue has no object ${satellite.noradId}.`,
    );
  }
  return {
    party: {
      ...elementSetParty(own, sizeOf(satellite)),
      name: satellite.name,
      manoeuvrable: manoeuvrability(satellite),
    },
    noradId: satellite.noradId,
    isCandidate: false,
    trajectory: sgp4Ephemeris(own),
  };
}

async function ephemerisSubject(context: ServerContext, file: EphemerisRow, satellite: SatelliteRow): Promise<Subject> {
  const bytes = await context.files.read(file.fileId);
  if (bytes === undefined) throw new NoOrbit(`The file ${file.fileName} is no longer stored.`);
  const read = await context.threads.run(readEphemerisTask, { bytes, limitBytes: context.settings.uploadLimitBytes });
  if (!read.ok) throw new NoOrbit(`The file ${file.fileName} can no longer be read.`);
  const packed = read.value.ephemeris;
  const trajectory = inFrame(unpackEphemeris(packed), 'EME2000');
  const created = parseUtc(file.facts.creationDate ?? '');
  const identity = {
    noradId: satellite.noradId,
    designator: String(satellite.noradId),
    name: satellite.name,
    cosparId: satellite.cosparId,
    manoeuvrable: manoeuvrability(satellite),
    size: sizeOf(satellite),
  };
  return {
    party: ephemerisParty(identity, trajectory, {
      fileName: file.fileName,
      createdTaiS: created.ok ? created.value : undefined,
    }),
    noradId: satellite.noradId,
    isCandidate: file.designation === 'CANDIDATE',
    trajectory,
    packed: { key: file.id, noradId: satellite.noradId, ephemeris: packed },
  };
}

/** Planning volume of the orbit's regime, from its osculating state at the start of what it covers. */
export function planningVolume(subject: Subject, startTaiS: number) {
  const { trajectory } = subject;
  const six = new Float64Array(6);
  const epochTaiS = Math.min(Math.max(startTaiS, trajectory.startTaiS), trajectory.stopTaiS);
  if (!trajectory.stateAt(epochTaiS, six)) throw new NoOrbit('The orbit has no state at the start of the window.');
  const kepler = keplerianFromCartesian(six);
  if (kepler === undefined) throw new NoOrbit('The orbit is not bound to the Earth.');
  const { semiMajorAxisM, eccentricity, periodS } = kepler;
  return screeningVolumes(semiMajorAxisM * (1 - eccentricity) - EARTH_RADIUS_M, periodS, eccentricity).planning;
}

function sizeOf(satellite: SatelliteRow) {
  return sizeOfSatellite(satellite.configuration as SatelliteConfiguration);
}

function manoeuvrability(satellite: SatelliteRow): Party['manoeuvrable'] {
  const { type } = (satellite.configuration as SatelliteConfiguration).propulsion;
  return type === 'UNKNOWN' ? 'N/A' : type === 'NONE' ? 'NO' : 'YES';
}
