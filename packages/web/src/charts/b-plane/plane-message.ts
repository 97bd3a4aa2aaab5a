import type { PlaneCovariance } from '../geometry/ellipse.ts';
import type { ChartLevel } from '../status/level.ts';

/** A point in the encounter plane: [x, y], m. */
export type PlanePoint = readonly [number, number];

/** Encounter-plane data of one conjunction message. */
export interface EncounterPlaneMessage {
  readonly id: string;
  readonly createdMs: number;
  /** Object 2 relative to object 1. */
  readonly object2M: PlanePoint | null;
  /** Combined covariance of both objects, carried by object 2. */
  readonly covarianceM2: PlaneCovariance | null;
  /** Combined hard-body radius. */
  readonly hardBodyRadiusM: number | null;
  /** Total miss distance as reported; default the length in the plane. */
  readonly missDistanceM?: number | null;
  /** Mahalanobis distance in three dimensions, which is not that in the plane. */
  readonly missSigmaSpace?: number | null;
  readonly pc: number | null;
  readonly level: ChartLevel;
}

/** The encounter after a planned manoeuvre. */
export interface PlaneAfter {
  readonly object2M: PlanePoint;
  readonly covarianceM2: PlaneCovariance | null;
  readonly label: string;
}

/** Positions of equal Pc for a limit, as computed elsewhere. */
export interface PlaneIsoLine {
  readonly label: string;
  readonly pointsM: readonly PlanePoint[];
}

export interface PlaneAxes {
  readonly x: string;
  readonly y: string;
  /** Name of the frame, for the caption. */
  readonly frame: string;
}
