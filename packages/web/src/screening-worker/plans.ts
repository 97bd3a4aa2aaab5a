import { regimeVolume } from '@keepout/assessment/orbit/regime-volume';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import type { Ephemeris } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { planScreening, type ScreeningPlan } from '@keepout/conjunction/screening/plan/plan';
import type { ScreeningSources } from '@keepout/conjunction/screening/plan/sources';
import type { ScreeningVolume } from '@keepout/conjunction/volume/volume';
import type { LiveCatalogue } from './catalogue.ts';
import type { LiveFault, LiveRequest, LiveVolume, ScreenedObject } from './protocol.ts';

/** Raised for a request that cannot be screened; the worker turns it into its message. */
export class Unscreenable extends Error {
  readonly fault: LiveFault;
  constructor(fault: LiveFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** A request as the engine takes it: one plan for each volume, all over the same sources. */
export interface LivePlan {
  readonly sources: ScreeningSources;
  readonly plans: readonly ScreeningPlan[];
  /** The screened object of each primary's index. */
  readonly objectOf: ReadonlyMap<number, ScreenedObject>;
  /** Objects of the request that the catalogue does not hold. */
  readonly missing: readonly number[];
}

/**
 * Tabulated orbits follow the catalogue's objects, in the order of the request. What the catalogue does not hold is left
 * out and told; throws `Unscreenable` when nothing is left.
 */
export function livePlan(catalogue: LiveCatalogue, request: LiveRequest): LivePlan {
  const tabulated = request.objects.filter(({ nodes }) => nodes !== undefined);
  const ephemerides = tabulated.map(ephemerisOf);
  const primaryOf = (object: ScreenedObject): number | undefined =>
    object.nodes === undefined
      ? catalogue.indexOf.get(object.noradId)
      : catalogue.elements.length + tabulated.indexOf(object);
  const missing = request.objects.filter((object) => primaryOf(object) === undefined).map(({ noradId }) => noradId);
  const objectOf = new Map(
    request.objects.flatMap((object) => {
      const primary = primaryOf(object);
      return primary === undefined ? [] : [[primary, object] as const];
    }),
  );
  const [unknown] = missing;
  if (objectOf.size === 0) {
    throw new Unscreenable({ code: 'object-unknown', ...(unknown !== undefined && { object: unknown }) });
  }
  const groups = new Map<string, { volume: ScreeningVolume; primaries: number[] }>();
  for (const [primary, object] of objectOf) {
    const orbit = ephemerides[primary - catalogue.elements.length] ?? sgp4Ephemeris(catalogue.elements[primary]!);
    const volume = volumeOf(request.volume, object, orbit, request.startTaiS);
    const key = JSON.stringify(volume);
    const group = groups.get(key) ?? { volume, primaries: [] };
    group.primaries.push(primary);
    groups.set(key, group);
  }
  const identities = [...catalogue.elements, ...tabulated].map(({ noradId }) => noradId);
  return {
    sources: { batch: catalogue.batch, ephemerides, identities },
    plans: [...groups.values()].map(({ volume, primaries }) => planOf(request, volume, primaries)),
    objectOf,
    missing,
  };
}

function planOf({ startTaiS, stopTaiS }: LiveRequest, volume: ScreeningVolume, primaries: readonly number[]) {
  try {
    return planScreening({ startTaiS, stopTaiS, volume, scope: { kind: 'primaries', primaries } });
  } catch (error) {
    throw new Unscreenable({ code: 'request-invalid', detail: String(error) });
  }
}

function ephemerisOf({ noradId, nodes }: ScreenedObject): Ephemeris {
  if (nodes?.frame !== 'TEME')
    throw new Unscreenable({ code: 'orbit-invalid', object: noradId, detail: 'not in TEME' });
  try {
    return tableEphemeris(nodes);
  } catch (error) {
    throw new Unscreenable({ code: 'orbit-invalid', object: noradId, detail: String(error) });
  }
}

/** The volume asked for, or the one that the server takes for an orbit of this regime. */
function volumeOf(wanted: LiveVolume, { noradId }: ScreenedObject, orbit: Ephemeris, startTaiS: number) {
  if (wanted.shape !== 'regime') return wanted;
  const volume = regimeVolume(orbit, startTaiS);
  if (!volume.ok) throw new Unscreenable({ code: 'object-without-state', object: noradId });
  return volume.value;
}
