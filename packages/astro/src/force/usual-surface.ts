import type { ObjectType } from '../nouns.ts';

/** What drag and sunlight press on an object of which its kind alone is known, m^2/kg. */
export interface UsualSurface {
  /** Cd A / m: the middle, and one sigma of its natural logarithm. */
  readonly dragM2PerKg: number;
  readonly dragSigmaLog: number;
  /** Cr A / m: root mean square. */
  readonly lightM2PerKg: number;
}

/**
 * By kind: what operational messages found of 32 whole objects and 21 fragments (conformance/surfaces), foil above 2 and 1 m^2/kg aside. Where nobody says what it is: a satellite, a stage
 * or a fragment, of three, two within a factor of e.
 */
export const USUAL_SURFACE: Readonly<Record<ObjectType, UsualSurface>> = {
  PAYLOAD: { dragM2PerKg: 0.023, dragSigmaLog: 0.5, lightM2PerKg: 0.017 },
  'ROCKET BODY': { dragM2PerKg: 0.023, dragSigmaLog: 0.5, lightM2PerKg: 0.017 },
  DEBRIS: { dragM2PerKg: 0.31, dragSigmaLog: 1.05, lightM2PerKg: 0.21 },
  UNKNOWN: { dragM2PerKg: 0.02, dragSigmaLog: 1, lightM2PerKg: 0.02 },
};
