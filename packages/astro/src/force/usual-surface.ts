import type { ObjectType } from '../nouns.ts';

/** Usual ratios of area to mass for drag and radiation pressure, by object type, m^2/kg. */
export interface UsualSurface {
  /** Cd A / m: the middle, and one sigma of its natural logarithm. */
  readonly dragM2PerKg: number;
  readonly dragSigmaLog: number;
  /** Cr A / m: root mean square. */
  readonly lightM2PerKg: number;
}

/**
 * By type: results of operational messages for 32 intact objects and 21 fragments (conformance/surfaces), without foil above 2 and 1 m^2/kg. For an unknown type: a satellite, a stage
 * or a fragment, of three, two within a factor of e.
 */
export const USUAL_SURFACE: Readonly<Record<ObjectType, UsualSurface>> = {
  PAYLOAD: { dragM2PerKg: 0.023, dragSigmaLog: 0.5, lightM2PerKg: 0.017 },
  'ROCKET BODY': { dragM2PerKg: 0.023, dragSigmaLog: 0.5, lightM2PerKg: 0.017 },
  DEBRIS: { dragM2PerKg: 0.31, dragSigmaLog: 1.05, lightM2PerKg: 0.21 },
  UNKNOWN: { dragM2PerKg: 0.02, dragSigmaLog: 1, lightM2PerKg: 0.02 },
};
