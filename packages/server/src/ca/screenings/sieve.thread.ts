import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { mayMeet } from '@keepout/conjunction/screening/outline/may-meet';
import { type OrbitOutline, outlineOf } from '@keepout/conjunction/screening/outline/outline';
import { mayReach, type OrbitRadii, radiiOfElements } from '@keepout/conjunction/screening/outline/radii';
import type { ScreeningPlan } from '@keepout/conjunction/screening/plan/plan';
import type { ScreeningVolume } from '@keepout/conjunction/volume/volume';
import type { PackedElements } from '../../catalogue/packed-elements.ts';
import { catalogueSources } from './catalogue-sources.ts';

export interface SieveInput extends Pick<ScreeningPlan, 'window' | 'volume'> {
  readonly subjects: readonly (OrbitOutline | MeanElements)[];
  readonly bystanders: readonly OrbitOutline[];
}

/** Which bystanders a screening may find anything of. */
export function sieve({ window, volume, subjects, bystanders }: SieveInput): boolean[] {
  const outlines = subjects.map((orbit) =>
    orbit instanceof Float64Array ? orbit : outlineOf(sgp4Ephemeris(orbit), window),
  );
  return bystanders.map((bystander) => outlines.some((outline) => mayMeet(outline, bystander, { window, volume })));
}

export interface NearInput {
  readonly catalogue: PackedElements;
  readonly window: { readonly startTaiS: number; readonly stopTaiS: number };
  readonly volume: ScreeningVolume;
  /** By their ephemerides, and by their element sets. */
  readonly own: { readonly radii: readonly OrbitRadii[]; readonly noradIds: readonly number[] };
  readonly others: readonly (Partial<OrbitRadii> & { readonly noradId: number })[];
}

/** Which others may come near, as their ephemerides or as their element sets have them; of whom neither is known may. */
export function near({ catalogue, window, volume, own, others }: NearInput): boolean[] {
  const { batch, identities = [] } = catalogueSources(catalogue);
  const wanted = new Set([...own.noradIds, ...others.map(({ noradId }) => noradId)]);
  const bySets = new Map<number, OrbitRadii>();
  for (let index = 0; index < identities.length; index++) {
    const noradId = identities[index]!;
    const radii = wanted.has(noradId) ? radiiOfElements(batch, index, window) : undefined;
    if (radii !== undefined) bySets.set(noradId, radii);
  }
  const ours = [...own.radii, ...own.noradIds.flatMap((noradId) => bySets.get(noradId) ?? [])];
  const isNear = (radii: OrbitRadii) => ours.some((each) => mayReach(each, radii, volume));
  return others.map(({ noradId, lowestM, highestM }) => {
    const bySet = bySets.get(noradId);
    const byFile = lowestM === undefined || highestM === undefined ? undefined : { lowestM, highestM };
    const known = [bySet, byFile].filter((radii) => radii !== undefined);
    return ours.length > 0 && (known.length === 0 || known.some(isNear));
  });
}
