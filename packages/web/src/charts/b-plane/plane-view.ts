import { ellipseHalfBox } from '../geometry/ellipse.ts';
import { covarianceInDrawing, type DrawnPlaneMap, toDrawing, toPlane } from './plane-map.ts';
import type { PlanePoint } from './plane-message.ts';
import type { PlaneScene } from './plane-scene.ts';

/** The part on show, in the axes of the drawing: its centre and half its width and height. */
export interface PlaneViewport {
  readonly centre: PlanePoint;
  readonly half: PlanePoint;
}

/** The plot's square, px. */
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

/** The smallest view that holds miss and sigma ellipses, five hard bodies about the origin, and the other points. */
export function fitView({ scene, hardBodyRadiusM, mostSigma, pointsM }: FitContent, map: DrawnPlaneMap): PlaneViewport {
  let [left, right, low, high] = [0, 0, 0, 0];
  const hold = (pointM: PlanePoint, halfX: number, halfY: number) => {
    const [x, y] = toDrawing(map, pointM);
    left = Math.min(left, x - halfX);
    right = Math.max(right, x + halfX);
    low = Math.min(low, y - halfY);
    high = Math.max(high, y + halfY);
  };
  const body = HARD_BODY_SHARE * hardBodyRadiusM;
  const [ux, uy] = map.unitM;
  hold(scene.object1M, body / ux, body / uy);
  const box =
    scene.covarianceM2 === null ? null : ellipseHalfBox(covarianceInDrawing(map, scene.covarianceM2), mostSigma);
  const [x1, y1] = toDrawing(map, scene.object1M);
  const [x2, y2] = toDrawing(map, scene.object2M);
  // At one scale both axes need room for the full miss distance, else each needs that of its own component.
  const isFree = map.mode === 'stretched';
  const missX = isFree ? Math.abs(x2 - x1) : Math.hypot(x2 - x1, y2 - y1);
  const missY = isFree ? Math.abs(y2 - y1) : missX;
  hold(scene.object1M, missX * POINT_SHARE, missY * POINT_SHARE);
  hold(
    scene.object2M,
    Math.max(missX * POINT_SHARE, box?.halfWidthM ?? 0),
    Math.max(missY * POINT_SHARE, box?.halfHeightM ?? 0),
  );
  for (const point of pointsM) hold(point, 0, 0);
  const centre: PlanePoint = [(left + right) / 2, (low + high) / 2];
  const [halfX, halfY] = [((right - left) / 2) * AIR, ((high - low) / 2) * AIR];
  const largerHalf = Math.max(halfX, halfY);
  if (!(largerHalf > 0)) return { centre, half: [1, 1] };
  return { centre, half: isFree ? [halfX || largerHalf, halfY || largerHalf] : [largerHalf, largerHalf] };
}

/** Earlier messages stay in view unless they would shrink the present encounter more than this. */
const MOST_REDUCTION = 1.7;

/** The fit with the history in view, or without it where old messages lie far off. */
export function fitWithHistory(
  content: FitContent,
  historyM: readonly PlanePoint[],
  map: DrawnPlaneMap,
): PlaneViewport {
  const close = fitView(content, map);
  const wide = fitView({ ...content, pointsM: [...content.pointsM, ...historyM] }, map);
  const isNear = [0, 1].every((axis) => (wide.half[axis] ?? 0) <= (close.half[axis] ?? 0) * MOST_REDUCTION);
  return isNear ? wide : close;
}

export interface PlaneProjection {
  readonly map: DrawnPlaneMap;
  /** Screen px of one unit of the drawing along each axis. */
  readonly pxPerUnit: PlanePoint;
  /** Screen px of a metre along each axis. */
  readonly pxPerM: PlanePoint;
  /** Converts a point of the plane, m. */
  toPx(point: PlanePoint): PlanePoint;
  /** Converts a point in the axes of the drawing. */
  drawingToPx(point: PlanePoint): PlanePoint;
  pxToDrawing(xPx: number, yPx: number): PlanePoint;
  toM(xPx: number, yPx: number): PlanePoint;
}

/** Screen positions for a view; y runs up in the plane and down on the screen. */
export function planeProjection(view: PlaneViewport, square: PlaneSquare, map: DrawnPlaneMap): PlaneProjection {
  const kx = square.side / (2 * view.half[0]);
  const ky = square.side / (2 * view.half[1]);
  const centreX = square.left + square.side / 2;
  const centreY = square.top + square.side / 2;
  const drawingToPx = ([u, v]: PlanePoint): PlanePoint => [
    centreX + (u - view.centre[0]) * kx,
    centreY - (v - view.centre[1]) * ky,
  ];
  const pxToDrawing = (xPx: number, yPx: number): PlanePoint => [
    view.centre[0] + (xPx - centreX) / kx,
    view.centre[1] - (yPx - centreY) / ky,
  ];
  return {
    map,
    pxPerUnit: [kx, ky],
    pxPerM: [kx / map.unitM[0], ky / map.unitM[1]],
    toPx: (point) => drawingToPx(toDrawing(map, point)),
    drawingToPx,
    pxToDrawing,
    toM: (xPx, yPx) => toPlane(map, pxToDrawing(xPx, yPx)),
  };
}

const [LEAST_HALF, MOST_HALF] = [1e-4, 1e8];

/** The view enlarged (factor < 1) or reduced about a point of the drawing that keeps its place. */
export function zoomView({ centre, half }: PlaneViewport, factor: number, [x, y]: PlanePoint): PlaneViewport {
  const share = Math.min(MOST_HALF / Math.max(...half), Math.max(LEAST_HALF / Math.min(...half), factor));
  return {
    centre: [x + (centre[0] - x) * share, y + (centre[1] - y) * share],
    half: [half[0] * share, half[1] * share],
  };
}

/** The view between two others. @param share number 0..1 */
export function blendViews(from: PlaneViewport, to: PlaneViewport, share: number): PlaneViewport {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const grow = (a: number, b: number) => a * (b / a) ** share;
  return {
    centre: [mix(from.centre[0], to.centre[0]), mix(from.centre[1], to.centre[1])],
    half: [grow(from.half[0], to.half[0]), grow(from.half[1], to.half[1])],
  };
}
