import type { Statement } from '@keepout/contract/platform/sentence-text';
import type { KnownOrbit } from '@keepout/operations/orbit/known-orbit';

/** Where an orbit is known from, as an orbit update says it. */
export type OrbitKnowledge = 'CDM' | 'OEM' | 'ELEMENT_SET' | 'ORBIT_UPDATE';

/** The orbit of an object that is observed, and where it is from. */
export interface RequestedOrbit {
  readonly orbit: KnownOrbit;
  readonly knowledge: OrbitKnowledge;
  /** Where it is from, a sentence. */
  readonly source: Statement;
  /** Orbit updates that it rests on. */
  readonly basis: readonly string[];
}
