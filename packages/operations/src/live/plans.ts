import { ephemerisParty } from '@keepout/assessment/orbit/ephemeris-party';
import type { Party } from '@keepout/assessment/orbit/party';
import { regimeVolume } from '@keepout/assessment/orbit/regime-volume';
import { screenedEphemeris } from '@keepout/assessment/orbit/subject-orbit';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { Ephemeris } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { type OrbitOutline, outlineOf } from '@keepout/conjunction/screening/outline/outline';
import { planScreening, type ScreeningPlan } from '@keepout/conjunction/screening/plan/plan';
import type { ScreeningSources } from '@keepout/conjunction/screening/plan/sources';
import type { ScreeningVolume } from '@keepout/conjunction/volume/volume';
import type { LiveCatalogue } from './catalogue.ts';
import { type LiveFileOrbit, type ScreenedSpan, Unscreenable } from './file-orbit.ts';
import type { LiveRequest, LiveScreenedObject, LiveVolume, PublicFacts } from './question.ts';

/** A public ephemeris in a screening: states only, since memory does not suffice for the covariances of hundreds of ephemerides. */
export interface PublicOrbit {
  readonly facts: PublicFacts;
  /** TEME, as it is screened. */
  readonly ephemeris: Ephemeris;
  readonly outline: OrbitOutline;
}

/** A request as the engine takes it: one plan for each volume, all over the same sources. */
export interface LivePlan {
  readonly sources: ScreeningSources;
  readonly plans: readonly ScreeningPlan[];
  /** The screened object of each primary's index. */
  readonly objectOf: ReadonlyMap<number, LiveScreenedObject>;
  /** Objects of the request that the catalogue does not hold. */
  readonly missing: readonly number[];
  /** The object behind those of the catalogue. */
  readonly fileParty?: Party;
  /** Ephemerides that replace element sets: their objects and publishers. */
  readonly published: readonly PublicOrbit[];
}

/** Prepares a screening of satellites. Objects missing in the catalogue are skipped and reported; throws `Unscreenable` when none is left. */
export function livePlan(catalogue: LiveCatalogue, request: LiveRequest): LivePlan {
  const missing = request.objects.map(({ noradId }) => noradId).filter((noradId) => !catalogue.indexOf.has(noradId));
  const objectOf = new Map(
    request.objects.flatMap((object) => {
      const primary = catalogue.indexOf.get(object.noradId);
      return primary === undefined ? [] : [[primary, object] as const];
    }),
  );
  const [firstMissing] = missing;
  if (objectOf.size === 0) {
    throw new Unscreenable({ code: 'object-unknown', ...(firstMissing !== undefined && { object: firstMissing }) });
  }
  const groups = new Map<string, { volume: ScreeningVolume; primaries: number[] }>();
  for (const [primary, { noradId }] of objectOf) {
    const orbit = sgp4Ephemeris(catalogue.elements[primary]!);
    const volume = volumeOf(request.volume, noradId, orbit, request.startTaiS);
    const key = JSON.stringify(volume);
    const group = groups.get(key) ?? { volume, primaries: [] };
    group.primaries.push(primary);
    groups.set(key, group);
  }
  return {
    sources: { batch: catalogue.batch, ephemerides: [], identities: identitiesOf(catalogue) },
    plans: [...groups.values()].map(({ volume, primaries }) => planOf(request, volume, primaries)),
    objectOf,
    missing,
    published: [],
  };
}

/** Prepares a screening of a file: its object follows those of the catalogue, as on the server, and is never screened against its own element set. */
export function filePlan(catalogue: LiveCatalogue, orbit: LiveFileOrbit, volume: LiveVolume): LivePlan {
  const { ephemeris, identity, span } = orbit;
  const trajectory = inFrame(ephemeris, 'EME2000');
  const noradId = identity.noradId ?? 0;
  return {
    sources: {
      batch: catalogue.batch,
      ephemerides: [screenedEphemeris(ephemeris)],
      outlines: [outlineOf(ephemeris)],
      identities: [...identitiesOf(catalogue), noradId],
    },
    plans: [planOf(span, volumeOf(volume, noradId, trajectory, span.startTaiS), [catalogue.elements.length])],
    objectOf: new Map(),
    missing: [],
    published: [],
    fileParty: ephemerisParty(identity, trajectory, { fileName: orbit.facts.name, createdTaiS: orbit.createdTaiS }),
  };
}

/** The same plan with public ephemerides among its objects, behind all others as on the server. */
export function withPublished(live: LivePlan, published: readonly PublicOrbit[]): LivePlan {
  const { batch, ephemerides, outlines = [], identities = [] } = live.sources;
  const sources = {
    batch,
    ephemerides: [...ephemerides, ...published.map(({ ephemeris }) => ephemeris)],
    outlines: [...outlines, ...published.map(({ outline }) => outline)],
    identities: [...Array.from(identities), ...published.map(({ facts }) => facts.noradId)],
  };
  return { ...live, sources, published };
}

/** Which public ephemeris an object of a plan is. */
export const publishedAt = ({ sources, published }: LivePlan, index: number): PublicOrbit | undefined =>
  published[index - sources.batch.count - (sources.ephemerides.length - published.length)];

const identitiesOf = ({ elements }: LiveCatalogue): number[] => elements.map(({ noradId }) => noradId);

function planOf({ startTaiS, stopTaiS }: ScreenedSpan, volume: ScreeningVolume, primaries: readonly number[]) {
  try {
    return planScreening({ startTaiS, stopTaiS, volume, scope: { kind: 'primaries', primaries }, withEdges: true });
  } catch (error) {
    throw new Unscreenable({ code: 'request-invalid', detail: String(error) });
  }
}

/** Returns the requested volume, or the default of the server for the orbit regime. */
function volumeOf(requestedVolume: LiveVolume, noradId: number, orbit: Ephemeris, startTaiS: number) {
  if (requestedVolume.shape !== 'regime') return requestedVolume;
  const volume = regimeVolume(orbit, startTaiS);
  if (!volume.ok) throw new Unscreenable({ code: 'object-without-state', object: noradId });
  return volume.value;
}
