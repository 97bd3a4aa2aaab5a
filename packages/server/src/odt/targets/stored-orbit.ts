import type { Told } from '@keepout/contract/platform/sentence-text';
import type { StoredElements } from '../../catalogue/stored-elements.ts';

/** The orbit of a target as a request keeps it, so that a replan sees what the order saw. */
export interface StoredOrbit {
  /** Where it is from, a sentence. */
  readonly source: Told;
  readonly epochTaiS: number;
  readonly orbit:
    | { readonly kind: 'elements'; readonly elements: StoredElements }
    /** Read again from the message that is stored beside it. */
    | { readonly kind: 'oem' }
    | StateOrbit;
  /** What is known of its size. */
  readonly rcsM2?: number;
  readonly objectType?: string;
}

/** A state of a conjunction, EME2000, for an object that no catalogue has. */
export interface StateOrbit {
  readonly kind: 'state';
  readonly epochTaiS: number;
  /** m, m/s */
  readonly positionM: readonly [number, number, number];
  readonly velocityMps: readonly [number, number, number];
  /** Six rows of six, RTN, m and m/s; null where it is not known. */
  readonly covarianceRtn: readonly (readonly number[])[] | null;
}

/** An orbit with everything that a thread needs: plain data. */
export type TargetOrbit =
  | { readonly kind: 'elements'; readonly elements: StoredElements }
  | { readonly kind: 'oem'; readonly text: string }
  | StateOrbit;

/** The orbit of a request, with the message that it was sent with. */
export function targetOrbit({ orbit }: StoredOrbit, message: string | null): TargetOrbit {
  if (orbit.kind !== 'oem') return orbit;
  if (message === null) throw new Error('an orbit that is read from a message without the message');
  return { kind: 'oem', text: message };
}
