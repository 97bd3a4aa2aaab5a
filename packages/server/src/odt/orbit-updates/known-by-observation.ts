import { formatUtcZ } from '@keepout/astro/epoch';
import { tell } from '@keepout/contract/sentences';
import { type DynamicsParameters, stateOrbit } from '@keepout/operations/orbit/known-orbit';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import type { Queries } from '../../platform/database/database.ts';
import type { RequestedOrbit } from '../targets/requested-orbit.ts';
import { newestOfObject, type OrbitUpdateRow } from './store.ts';

/** Older updates are not used: objects manoeuvre, and an old update is less accurate than an element set. */
const FRESH_DAYS = 7;

/** Returns the current orbit by an update; undefined for an unusable one. */
export function orbitOfUpdate(update: OrbitUpdateRow, motion: DynamicsParameters): RequestedOrbit | undefined {
  if (update.state !== 'UPDATED' || update.after === null) return undefined;
  const { after, id, fileIds } = update;
  return {
    orbit: stateOrbit(after.epochTaiS, after, motion),
    knowledge: 'ORBIT_UPDATE',
    source: tell('own-observation', { at: formatUtcZ(after.epochTaiS), passes: fileIds.length }),
    basis: [id],
  };
}

/** The orbit of an object as other observations of the same operator have it, while it is fresh. */
export async function observedElsewhere(
  db: Queries,
  {
    operatorId,
    noradId,
    motion,
  }: { readonly operatorId: string; readonly noradId: number | null; readonly motion: DynamicsParameters },
  isOther: Parameters<typeof newestOfObject>[2],
): Promise<RequestedOrbit | undefined> {
  if (noradId === null) return undefined;
  const createdAfter = new Date(Date.now() - FRESH_DAYS * SECONDS_PER_DAY * 1000).toISOString();
  const update = await newestOfObject(db, { operatorId, noradId, createdAfter }, isOther);
  return update && orbitOfUpdate(update, motion);
}
