import { elementSetParty } from '@keepout/assessment/orbit/element-set-party';
import { hardBodyRadius } from '@keepout/conjunction/hard-body/ladder';
import type { OwnOrbitSource } from '@keepout/operations/plan/own-flight';
import { WINDOW_S } from '@keepout/operations/screened/total';
import { type CachedCatalogue, cachedCatalogue } from '../../../catalogue/cached-catalogue.ts';
import { newestCatalogue } from '../../../catalogue/store.ts';
import { findSatellite } from '../../../fleet/satellites/store.ts';
import type { ServerContext } from '../../../hosting/module.ts';
import { NoOrbit, presentSubject } from '../../screenings/subject.ts';
import type { Gathered } from '../gather.ts';
import type { AgainstCatalogue } from './flights.thread.ts';

/** Catalogue against which candidates of a satellite are screened, and the satellite's orbit without a manoeuvre. */
export interface Against {
  readonly catalogue: CachedCatalogue;
  readonly packed: AgainstCatalogue;
  readonly ownOrbit: OwnOrbitSource;
}

const HOUR_S = 3600;

/** Returns catalogue and orbit; undefined without a catalogue. @param tcaTaiS   TCA of the avoided event; an ephemeris is used if it covers it */
export async function againstOf(
  context: ServerContext,
  operatorId: string,
  gathered: Gathered,
  tcaTaiS: number,
): Promise<Against | undefined> {
  const db = context.database.orm;
  const newest = await newestCatalogue(db);
  if (newest === undefined) return undefined;
  const catalogue = await cachedCatalogue(db, newest.id);
  return {
    catalogue,
    packed: packedOf(catalogue),
    ownOrbit: await ownOrbit(context, operatorId, gathered, catalogue, tcaTaiS),
  };
}

async function ownOrbit(
  context: ServerContext,
  operatorId: string,
  { question, about }: Gathered,
  catalogue: CachedCatalogue,
  tcaTaiS: number,
): Promise<OwnOrbitSource> {
  const { noradId, satellite: body, events, nowTaiS, air, earthOrientation } = question;
  const common = { noradId, satellite: body };
  const bstar = catalogue.byNoradId.get(noradId)?.bstar ?? 0;
  const satellite = await findSatellite(context.database.orm, operatorId, about.satelliteId);
  const subject = satellite && (await presentSubject(context, satellite).catch(noOrbit));
  if (subject?.orbit.kind === 'ephemeris') {
    const { epochsTaiS, covarianceFrames } = subject.orbit.ephemeris;
    const reaches = (epochsTaiS[0] ?? Number.NaN) < tcaTaiS && (epochsTaiS.at(-1) ?? Number.NaN) > tcaTaiS;
    if (reaches && covarianceFrames.length > 0) return { ...common, bstar, from: { kind: 'ephemeris', subject } };
  }
  // Starts at the full hour, so that the next request can use the cached result.
  const startTaiS = Math.floor(nowTaiS / HOUR_S) * HOUR_S;
  const main = events[0]!;
  if (!('message' in main)) throw new Error('an event of the server comes with its message');
  const { message } = main;
  const span = { startTaiS, stopTaiS: startTaiS + WINDOW_S + HOUR_S };
  const environment = { ...(air && { air }), ...(earthOrientation && { earthOrientation }) };
  const elements = catalogue.byNoradId.get(noradId);
  const size = elements && elementSetParty(elements).size;
  return { ...common, bstar, from: { kind: 'message', message, ...(size && { size }), ...span, ...environment } };
}

function noOrbit(error: unknown): undefined {
  if (!(error instanceof NoOrbit)) throw error;
}

const packed = new WeakMap<CachedCatalogue, AgainstCatalogue>();

/** Returns the catalogue with the sizes of all objects, computed once for each catalogue. */
function packedOf(catalogue: CachedCatalogue): AgainstCatalogue {
  const packedCatalogue = packed.get(catalogue);
  if (packedCatalogue !== undefined) return packedCatalogue;
  const { elements } = catalogue;
  const radiiM = new Float64Array(new SharedArrayBuffer(8 * Math.max(1, elements.length)));
  elements.forEach((elementSet, k) => {
    radiiM[k] = hardBodyRadius(elementSetParty(elementSet).size).radiusM;
  });
  const packedForScreening = {
    packed: catalogue.packed,
    radiiM,
    withCovariance: new Map([...elements.entries()].filter(([, elementSet]) => elementSet.covariance !== undefined)),
  };
  packed.set(catalogue, packedForScreening);
  return packedForScreening;
}
