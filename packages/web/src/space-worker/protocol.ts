import type { MeanElements } from '@keepout/astro/nouns';

/** The objects of a catalogue, in one order that every array of states follows. */
export interface SpaceObjects {
  readonly count: number;
  readonly source: string;
  readonly newestEpoch: string | null;
  readonly noradIds: readonly number[];
  readonly names: readonly string[];
  readonly kinds: readonly MeanElements['objectType'][];
}

/** Where everything is at one epoch. Unit of length: Earth radii of 6378.137 km; frame TEME. */
export interface SpaceStates {
  readonly epochTaiS: number;
  /** x, y, z of each object; zeros, inside the Earth, where there is no state. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** Earth radii a second. */
  readonly velocities: Float32Array<ArrayBuffer>;
  /** Objects without a state. */
  readonly lost: number;
  /** Right ascension of Greenwich in this frame, rad. */
  readonly earthAngleRad: number;
  /** Unit vector to the Sun. */
  readonly sun: readonly [number, number, number];
  /** Time that the propagation took, ms. */
  readonly tookMs: number;
}

/** One object with its orbit. */
export interface SpaceOrbit {
  readonly object: number;
  readonly elements: MeanElements;
  /** One revolution: x, y, z in Earth radii, closed; empty where there is no state. */
  readonly points: Float32Array<ArrayBuffer>;
}

export type SpaceQuestion =
  | { readonly id: number; readonly kind: 'catalogue'; readonly bytes: ArrayBuffer }
  | { readonly id: number; readonly kind: 'states'; readonly epochTaiS: number }
  | { readonly id: number; readonly kind: 'orbit'; readonly object: number; readonly epochTaiS: number };

export type SpaceAnswer =
  | { readonly id: number; readonly kind: 'objects'; readonly objects: SpaceObjects }
  | { readonly id: number; readonly kind: 'states'; readonly states: SpaceStates }
  | { readonly id: number; readonly kind: 'orbit'; readonly orbit: SpaceOrbit }
  | { readonly id: number; readonly kind: 'fault'; readonly detail: string };
