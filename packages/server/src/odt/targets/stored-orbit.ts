import type { Statement } from '@keepout/contract/platform/sentence-text';
import type { KnownOrbit, StateOrbit } from '@keepout/operations/orbit/known-orbit';
import type { PlainElements } from '@keepout/operations/orbit/plain-elements';

/** The stored orbit of a target, so that replanning uses the data of the order. */
export interface StoredOrbit {
  /** Where it is from, a sentence. */
  readonly source: Statement;
  readonly epochTaiS: number;
  readonly orbit:
    | { readonly kind: 'elements'; readonly elements: PlainElements }
    /** Read again from the message stored next to it. */
    | { readonly kind: 'oem' }
    /** From a conjunction, for an object that no catalogue contains. */
    | StateOrbit;
  /** Size of the object, where known. */
  readonly rcsM2?: number;
  readonly objectType?: string;
}

/** The orbit of a request, with the message that it was sent with. */
export function orbitOfStored({ orbit }: StoredOrbit, message: string | null): KnownOrbit {
  if (orbit.kind !== 'oem') return orbit;
  if (message === null) throw new Error('an orbit that is read from a message without the message');
  return { kind: 'ephemeris', text: message };
}
