import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import type { ScreeningVolume } from '../../volume/volume.ts';
import { mayReach, type OrbitRadii, radiiOfElements } from './radii.ts';

interface Span {
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

/** Screened objects, and others with an ephemeris in place of an element set. */
export interface NearbyQuestion {
  readonly window: Span;
  readonly volume: ScreeningVolume;
  /** By their ephemerides, and by their element sets. */
  readonly ownOrbits: { readonly radii: readonly OrbitRadii[]; readonly noradIds: readonly number[] };
  readonly otherObjects: readonly (Partial<OrbitRadii> & { readonly noradId: number })[];
}

/**
 * Returns the others that may come near, by their ephemerides or their element sets; objects without either may.
 *
 * @param identities   catalogue numbers of the element sets
 */
export function nearbyOthers(
  { batch, identities = [] }: { readonly batch: Sgp4Batch; readonly identities?: ArrayLike<number> },
  { window, volume, ownOrbits, otherObjects }: NearbyQuestion,
): boolean[] {
  const noradIds = new Set([...ownOrbits.noradIds, ...otherObjects.map(({ noradId }) => noradId)]);
  const bySets = new Map<number, OrbitRadii>();
  for (let index = 0; index < batch.count; index++) {
    const noradId = identities[index]!;
    const radii = noradIds.has(noradId) ? radiiOfElements(batch, index, window) : undefined;
    if (radii !== undefined) bySets.set(noradId, radii);
  }
  const ownRadii = [...ownOrbits.radii, ...ownOrbits.noradIds.flatMap((noradId) => bySets.get(noradId) ?? [])];
  const isNear = (radii: OrbitRadii) => ownRadii.some((ownRadius) => mayReach(ownRadius, radii, volume));
  return otherObjects.map(({ noradId, lowestM, highestM }) => {
    const bySet = bySets.get(noradId);
    const byFile = lowestM === undefined || highestM === undefined ? undefined : { lowestM, highestM };
    const knownRadii = [bySet, byFile].filter((radii) => radii !== undefined);
    return ownRadii.length > 0 && (knownRadii.length === 0 || knownRadii.some(isNear));
  });
}

/** Whether an ephemeris, known by its catalogue number, speaks for an object of the catalogue at an instant. */
export function isSpokenFor(
  spans: ReadonlyMap<number, Span>,
  twin: { readonly noradId: number } | undefined,
  atTaiS: number,
): boolean {
  const span = twin && spans.get(twin.noradId);
  return span !== undefined && atTaiS >= span.startTaiS && atTaiS <= span.stopTaiS;
}
