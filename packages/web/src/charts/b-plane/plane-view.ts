import { ellipseHalfBox } from '../geometry/ellipse.ts';
import type { PlanePoint } from './plane-message.ts';
import type { PlaneScene } from './plane-scene.ts';

/** The square on show: its centre and half its side. */
export interface PlaneView {
  readonly centreM: PlanePoint;
  readonly halfM: number;
}

/** The plot's square, px. One scale serves both axes. */
export interface PlaneSquare {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

const AIR = 1.16;
/** Room about a point without an ellipse, as a share of the miss. */
const POINT_SHARE = 0.2;
const HARD_BODY_SHARE = 5;

export interface FitContent {
  readonly scene: PlaneScene;
  readonly hardBodyRadiusM: number;
  readonly mostSigma: number;
  /** Other points to hold: earlier messages, the point after a manoeuvre. */
  readonly pointsM: readonly PlanePoint[];
}

/** The smallest square that holds miss and sigma ellipses, five hard bodies about the origin, and the other points. */
export function fitView({ scene, hardBodyRadiusM, mostSigma, pointsM }: FitContent): PlaneView {
  let [left, right, low, high] = [0, 0, 0, 0];
  const hold = ([x, y]: PlanePoint, halfX: number, halfY: number) => {
    left = Math.min(left, x - halfX);
    right = Math.max(right, x + halfX);
    low = Math.min(low, y - halfY);
    high = Math.max(high, y + halfY);
  };
  const body = HARD_BODY_SHARE * hardBodyRadiusM;
  hold(scene.object1M, body, body);
  const box = scene.covarianceM2 === null ? null : ellipseHalfBox(scene.covarianceM2, mostSigma);
  const room = Math.hypot(scene.object2M[0] - scene.object1M[0], scene.object2M[1] - scene.object1M[1]) * POINT_SHARE;
  hold(scene.object1M, room, room);
  hold(scene.object2M, Math.max(room, box?.halfWidthM ?? 0), Math.max(room, box?.halfHeightM ?? 0));
  for (const point of pointsM) hold(point, 0, 0);
  const half = (Math.max(right - left, high - low) / 2) * AIR;
  return { centreM: [(left + right) / 2, (low + high) / 2], halfM: half > 0 ? half : 1 };
}

/** Earlier messages are held in view unless they would shrink the present encounter more than this. */
const MOST_REDUCTION = 1.7;

/** The fit with the history in view, or without it where old messages lie far off. */
export function fitWithHistory(content: FitContent, historyM: readonly PlanePoint[]): PlaneView {
  const close = fitView(content);
  const wide = fitView({ ...content, pointsM: [...content.pointsM, ...historyM] });
  return wide.halfM <= close.halfM * MOST_REDUCTION ? wide : close;
}

export interface PlaneProjection {
  /** Screen px of a length. */
  readonly pxPerM: number;
  toPx(point: PlanePoint): readonly [number, number];
  toM(xPx: number, yPx: number): PlanePoint;
}

/** Screen positions for a view; y runs up in the plane and down on the screen. */
export function planeProjection(view: PlaneView, square: PlaneSquare): PlaneProjection {
  const pxPerM = square.side / (2 * view.halfM);
  const centreX = square.left + square.side / 2;
  const centreY = square.top + square.side / 2;
  return {
    pxPerM,
    toPx: ([x, y]) => [centreX + (x - view.centreM[0]) * pxPerM, centreY - (y - view.centreM[1]) * pxPerM],
    toM: (xPx, yPx) => [view.centreM[0] + (xPx - centreX) / pxPerM, view.centreM[1] - (yPx - centreY) / pxPerM],
  };
}

/** The view enlarged (factor < 1) or reduced about a point that keeps its place. */
export function zoomView(view: PlaneView, factor: number, [x, y]: PlanePoint): PlaneView {
  const halfM = Math.min(1e8, Math.max(1e-2, view.halfM * factor));
  const share = halfM / view.halfM;
  return { centreM: [x + (view.centreM[0] - x) * share, y + (view.centreM[1] - y) * share], halfM };
}

/** The view between two others. @param share number 0..1 */
export function blendViews(from: PlaneView, to: PlaneView, share: number): PlaneView {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    centreM: [mix(from.centreM[0], to.centreM[0]), mix(from.centreM[1], to.centreM[1])],
    halfM: from.halfM * (to.halfM / from.halfM) ** share,
  };
}
