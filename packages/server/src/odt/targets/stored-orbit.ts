import type { Statement } from '@keepout/contract/platform/sentence-text';
import type { KnownOrbit, StateOrbit } from '@keepout/operations/orbit/known-orbit';
import type { PlainElements } from '@keepout/operations/orbit/plain-elements';

/** The orbit of a target as a request keeps it, so that a replan sees what the order saw. */
export interface StoredOrbit {
  /** Where it is from, a sentence. */
  readonly source: Statement;
  readonly epochTaiS: number;
  readonly orbit:
    | { readonly kind: 'elements'; readonly elements: PlainElements }
    /** Read again from the message that is stored beside it. */
    | { readonly kind: 'oem' }
    /** Of a conjunction, for an object that no catalogue has. */
    | StateOrbit;
  /** What is known of its size. */
  readonly rcsM2?: number;
  readonly objectType?: string;
}

/** The orbit of a request, with the message that it was sent with. */
export function orbitOfStored({ orbit }: StoredOrbit, message: string | null): KnownOrbit {
  if (orbit.kind !== 'oem') return orbit;
  if (message === null) throw new Error('an orbit that is read from a message without the message');
  return { kind: 'ephemeris', text: message };
}
