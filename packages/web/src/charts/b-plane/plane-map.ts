import { type PlaneCovariance, type SigmaEllipse, sigmaEllipse } from '../geometry/ellipse.ts';
import type { PlanePoint } from './plane-message.ts';

/** How the plane is drawn: one scale, a scale for each axis of the ellipse, or in sigmas of the ellipse. */
export type PlaneMode = 'equal' | 'stretched' | 'sigma';
/** Scaling selected by the reader; `auto` lets the ellipse decide. */
export type PlaneScaling = PlaneMode | 'auto';

/** An ellipse longer than this many widths is a needle at one scale: it is drawn stretched. */
export const STRETCH_FROM_RATIO = 8;
/** Below this ratio of the semi-axes a covariance is a line and has no sigma space. */
const LEAST_RATIO = 1e-9;

/**
 * From the encounter plane to the drawing's own axes: turned onto the ellipse where the scales differ, since a tilted
 * needle stays a needle however its x and y are stretched.
 */
export interface DrawnPlaneMap {
  readonly mode: PlaneMode;
  /** From the axes of the plane to those of the drawing, counter-clockwise, at most 45 degrees either way. */
  readonly turnRad: number;
  /** Metres in one unit of each axis of the drawing: 1, or a sigma. */
  readonly unitM: PlanePoint;
  /** Sigma space was requested and no covariance is available. */
  readonly hasNoSigmas: boolean;
}

export const EQUAL_MAP: DrawnPlaneMap = { mode: 'equal', turnRad: 0, unitM: [1, 1], hasNoSigmas: false };

/** Whether the ellipse is too thin for one scale. */
export const isThin = (ellipse: SigmaEllipse | null): boolean =>
  ellipse !== null && ellipse.aM > STRETCH_FROM_RATIO * ellipse.bM;

/** The map for a choice and the ellipse on show. */
export function planeMap(scaling: PlaneScaling, ellipse: SigmaEllipse | null): DrawnPlaneMap {
  const mode = scaling === 'auto' ? (isThin(ellipse) ? 'stretched' : 'equal') : scaling;
  if (mode === 'equal') return EQUAL_MAP;
  if (ellipse === null) return mode === 'sigma' ? { ...EQUAL_MAP, hasNoSigmas: true } : { ...EQUAL_MAP, mode };
  const isUpright = Math.abs(ellipse.angleRad) > Math.PI / 4;
  const turnRad = isUpright ? ellipse.angleRad - Math.sign(ellipse.angleRad) * (Math.PI / 2) : ellipse.angleRad;
  if (mode === 'stretched') return { mode, turnRad, unitM: [1, 1], hasNoSigmas: false };
  if (!(ellipse.bM > LEAST_RATIO * ellipse.aM)) return { ...EQUAL_MAP, hasNoSigmas: true };
  return {
    mode,
    turnRad,
    unitM: isUpright ? [ellipse.bM, ellipse.aM] : [ellipse.aM, ellipse.bM],
    hasNoSigmas: false,
  };
}

/** A point of the plane, m, in the axes of the drawing. */
export function toDrawing({ turnRad, unitM }: DrawnPlaneMap, [x, y]: PlanePoint): PlanePoint {
  const [cos, sin] = [Math.cos(turnRad), Math.sin(turnRad)];
  return [(x * cos + y * sin) / unitM[0], (y * cos - x * sin) / unitM[1]];
}

/** A point of the drawing in the plane, m. */
export function toPlane({ turnRad, unitM }: DrawnPlaneMap, [u, v]: PlanePoint): PlanePoint {
  const [cos, sin] = [Math.cos(turnRad), Math.sin(turnRad)];
  const [x, y] = [u * unitM[0], v * unitM[1]];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** A covariance in the axes of the drawing. */
export function covarianceInDrawing(map: DrawnPlaneMap, { xxM2, xyM2, yyM2 }: PlaneCovariance): PlaneCovariance {
  const [cos, sin] = [Math.cos(map.turnRad), Math.sin(map.turnRad)];
  const [ux, uy] = map.unitM;
  return {
    xxM2: (cos * cos * xxM2 + 2 * cos * sin * xyM2 + sin * sin * yyM2) / ux ** 2,
    xyM2: (cos * sin * (yyM2 - xxM2) + (cos * cos - sin * sin) * xyM2) / (ux * uy),
    yyM2: (sin * sin * xxM2 - 2 * cos * sin * xyM2 + cos * cos * yyM2) / uy ** 2,
  };
}

/** Returns the one-sigma ellipse in the axes of the drawing; null without one. */
export function ellipseInDrawing(map: DrawnPlaneMap, covariance: PlaneCovariance | null): SigmaEllipse | null {
  const result = covariance === null ? null : sigmaEllipse(covarianceInDrawing(map, covariance));
  return result?.ok === true ? result.value : null;
}
