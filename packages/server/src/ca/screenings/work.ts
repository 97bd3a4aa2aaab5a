import { createHash } from 'node:crypto';
import type { CarryOver } from '@keepout/conjunction/screening/changes/carry-over';
import type { ScreeningPlan } from '@keepout/conjunction/screening/plan/plan';

/** An ephemeris among the objects, identified by its hash. */
export interface WorkEphemeris {
  readonly sha256: string;
  readonly noradId: number;
}

/** Complete inputs of the blocks; independent of the operator and of the time of the request. */
export interface ScreeningWork {
  readonly key: string;
  readonly catalogueId: string;
  readonly plan: ScreeningPlan;
  /** The objects after those of the catalogue, in order. */
  readonly ephemerides: readonly WorkEphemeris[];
  /** Remaining work where earlier encounters are reused; does not affect the key. */
  readonly carry?: Omit<CarryOver, 'blocks'>;
}

/** Returns the key of a work: equal for equal contents, on all machines and for all operators. */
export function workKey(catalogueHash: string, plan: ScreeningPlan, ephemerides: readonly WorkEphemeris[]): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder({ catalogueHash, plan, ephemerides })))
    .digest('hex');
}

/** Returns plain data with sorted object keys. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, inOrder(member)]),
  );
}

/** Computed and reused parts of a screening; the codes are those of the API. */
export interface StoredExtent {
  readonly mode: 'WHOLE' | 'CHANGES' | 'REPEATED';
  /** Reason for a full screening. */
  readonly reason: 'NO_EARLIER_RESULT' | 'OTHER_VOLUME' | 'OTHER_VERSION' | 'OTHER_WINDOW' | 'TOO_MANY_CHANGES' | null;
  /** Screening whose results were reused or compared. */
  readonly earlierScreeningId: string | null;
  /** Number of objects that are new or have new orbits since then. */
  readonly objectsChanged: number | null;
  readonly blocksTakenOver: number;
  readonly encountersTakenOver: number;
}
