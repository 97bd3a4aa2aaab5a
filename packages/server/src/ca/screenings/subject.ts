import type { Party } from '@keepout/assessment/orbit/party';
import { regimeVolume } from '@keepout/assessment/orbit/regime-volume';
import { sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import { type SubjectOrbit, subjectTrajectory } from '@keepout/assessment/orbit/subject-orbit';
import { parseUtc } from '@keepout/astro/epoch';
import type { ScreeningVolume } from '@keepout/conjunction/volume/volume';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell, textOf } from '@keepout/contract/sentences';
import { type CachedCatalogue, cachedCatalogue } from '../../catalogue/cached-catalogue.ts';
import { newestCatalogue } from '../../catalogue/store.ts';
import { findSatellite, type SatelliteRow } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Queries } from '../../platform/database/database.ts';
import { nowTaiS } from '../../platform/now.ts';
import { inParts } from '../../platform/threads/in-parts.ts';
import { cachedEphemeris } from '../ephemerides/cached-ephemeris.ts';
import { type EphemerisRow, findEphemeris, findOperationalEphemeris } from '../ephemerides/store.ts';
import type { screeningTable } from '../tables.ts';

type Row = typeof screeningTable.$inferSelect;
/** Columns of a screening, ordered or planned, that define its primaries. */
export type OrderedScreening = Pick<
  Row,
  | 'operatorId'
  | 'satelliteIds'
  | 'subjects'
  | 'ephemerisId'
  | 'screeningType'
  | 'startTaiS'
  | 'stopTaiS'
  | 'asOfTaiS'
  | 'volume'
>;
/** Columns that identify a satellite. */
type SatelliteIdentity = Pick<SatelliteRow, 'noradId' | 'name' | 'cosparId'> & { readonly configuration: unknown };

/** A screened satellite. */
export interface Subject extends SubjectOrbit {
  readonly satelliteId: string;
  readonly noradId: number;
  readonly isCandidate: boolean;
  /** Index of the object in the screening: in the catalogue, or after it for an ephemeris. */
  readonly object: number;
  /** Hash of its ephemeris; absent if the catalogue is used. */
  readonly sha256?: string;
}

/** Thrown if a screening cannot run, with a sentence for its operator. */
export class NoOrbit extends Error {
  readonly statement: Statement;
  constructor(statement: Statement) {
    super(textOf(statement));
    this.statement = statement;
  }
}

/** A satellite and its ephemeris file; null if that was deleted. */
type SubjectRecord = readonly [SatelliteRow | undefined, EphemerisRow | undefined | null];

/** Batch size and concurrency of the queries for satellites. */
const AT_ONCE = { size: 1, atOnce: 4 };

/** Returns the stored records of the satellites of a screening, in order. */
export const subjectRecords = async (db: Queries, row: OrderedScreening): Promise<SubjectRecord[]> =>
  await inParts(row.satelliteIds, AT_ONCE, ([id = '']) =>
    Promise.all([findSatellite(db, row.operatorId, id), ephemerisOf(db, row, id)]),
  );

/**
 * Returns the satellites of a screening with their orbits: at its first start from the ordered ephemeris,
 * else from the newest operational one, else from the element set of the catalogue; later always the same.
 */
export async function subjectsOf(
  context: ServerContext,
  catalogue: CachedCatalogue,
  records: readonly SubjectRecord[],
): Promise<Subject[]> {
  const subjects: Subject[] = [];
  let next = catalogue.elements.length;
  for (const [satellite, file] of records) {
    if (satellite === undefined) throw new NoOrbit(tell('satellite-deleted'));
    if (file === null) throw new NoOrbit(tell('ephemeris-deleted'));
    const { id: satelliteId } = satellite;
    const object = { satelliteId, identity: identityOf(satellite, catalogue), noradId: satellite.noradId };
    subjects.push(
      file === undefined
        ? { ...object, isCandidate: false, ...ownElements(satellite, catalogue) }
        : {
            ...object,
            isCandidate: file.designation === 'CANDIDATE',
            orbit: await ephemerisOrbit(context, file),
            sha256: file.sha256,
            object: next++,
          },
    );
  }
  return subjects;
}

/** Returns the index of the first object after the catalogue and the primaries. */
export function objectsBefore(subjects: readonly Subject[], { elements }: CachedCatalogue): number {
  return elements.length + subjects.filter(({ sha256 }) => sha256 !== undefined).length;
}

/** Returns the present orbit of a satellite: its newest operational ephemeris, else the element set of the catalogue in use. */
export async function presentSubject(context: ServerContext, satellite: SatelliteRow): Promise<SubjectOrbit> {
  const { database } = context;
  const newest = await newestCatalogue(database.orm);
  const catalogue = newest && (await cachedCatalogue(database.orm, newest.id));
  const identity = identityOf(satellite, catalogue);
  const file = await findOperationalEphemeris(database.orm, satellite.operatorId, satellite.id, nowTaiS());
  if (file !== undefined) return { identity, orbit: await ephemerisOrbit(context, file) };
  if (catalogue === undefined) throw new NoOrbit(tell('no-orbit-no-catalogue', { satellite: satellite.name }));
  return { identity, orbit: ownElements(satellite, catalogue).orbit };
}

async function ephemerisOf(db: Queries, row: OrderedScreening, satelliteId: string): Promise<SubjectRecord[1]> {
  const frozen = row.subjects.find((subject) => subject.satelliteId === satelliteId);
  const ephemerisId = frozen === undefined ? row.ephemerisId : frozen.ephemerisId;
  if (ephemerisId !== null) return (await findEphemeris(db, row.operatorId, ephemerisId)) ?? null;
  if (frozen !== undefined) return undefined;
  if (row.screeningType.startsWith('OPS')) return null;
  return await findOperationalEphemeris(db, row.operatorId, satelliteId, row.startTaiS);
}

function ownElements(satellite: SatelliteRow, { elements }: CachedCatalogue): Pick<Subject, 'orbit' | 'object'> {
  const object = elements.findIndex((element) => element.noradId === satellite.noradId);
  const elementSet = elements[object];
  if (elementSet !== undefined) return { object, orbit: { kind: 'elements', elements: elementSet } };
  throw new NoOrbit(tell('no-own-orbit', { satellite: satellite.name, noradId: satellite.noradId }));
}

/** Columns of an ephemeris file that identify the orbit. */
export interface FlownFile extends Pick<EphemerisRow, 'id' | 'sha256' | 'fileName'> {
  readonly facts: Pick<EphemerisRow['facts'], 'creationDate'>;
  /** Publisher of a public ephemeris. */
  readonly publisher?: string;
}

export async function ephemerisOrbit(context: ServerContext, file: FlownFile): Promise<Subject['orbit']> {
  const read = await cachedEphemeris(context, file.sha256);
  if (read === undefined) throw new NoOrbit(tell('ephemeris-unreadable', { file: file.fileName }));
  const created = parseUtc(file.facts.creationDate ?? '');
  return {
    kind: 'ephemeris',
    key: read.key,
    ephemerisId: file.id,
    ephemeris: read.ephemeris,
    fileName: file.fileName,
    createdTaiS: created.ok ? created.value : undefined,
    ...(file.publisher !== undefined && { publisher: file.publisher }),
  };
}

/** Returns the screening volume of the orbit's regime for an operator's ephemeris. */
export function volumeOfRegime(subject: SubjectOrbit, startTaiS: number): ScreeningVolume {
  const volume = regimeVolume(subjectTrajectory(subject), startTaiS);
  if (!volume.ok) throw new NoOrbit(NO_VOLUME[volume.fault.code]);
  return volume.value;
}

const NO_VOLUME = {
  'no-state': tell('no-state-at-start'),
  'not-bound': tell('orbit-not-bound'),
} as const;

/** Returns the identity of a satellite. @param catalogue   source of its size where the operator states none; may be absent */
export function identityOf(satellite: SatelliteIdentity, catalogue: CachedCatalogue | undefined): Subject['identity'] {
  const configuration = satellite.configuration as SatelliteConfiguration;
  const rcsM2 = catalogue?.byNoradId.get(satellite.noradId)?.rcsM2;
  return {
    noradId: satellite.noradId,
    designator: String(satellite.noradId),
    name: satellite.name,
    cosparId: satellite.cosparId,
    manoeuvrable: manoeuvrability(configuration),
    size: { ...(rcsM2 !== undefined && { rcsM2 }), ...sizeOfSatellite(configuration) },
  };
}

function manoeuvrability({ propulsion }: SatelliteConfiguration): Party['manoeuvrable'] {
  return propulsion.type === 'UNKNOWN' ? 'N/A' : propulsion.type === 'NONE' ? 'NO' : 'YES';
}
