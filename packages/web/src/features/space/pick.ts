import type { Point } from './camera.ts';
import { hermitePosition } from './hermite.ts';

interface States {
  readonly positions: ArrayLike<number>;
  readonly velocities: ArrayLike<number>;
}

export interface Pick {
  readonly from: States;
  readonly to: States;
  readonly share: number;
  readonly stepS: number;
  readonly matrix: Float32Array;
  /** Position of the eye from the centre of the Earth. */
  readonly eye: Point;
  readonly width: number;
  readonly height: number;
  /** Returns whether an object is drawn. */
  readonly isShown: (object: number) => boolean;
}

/** Maximum distance between a click and an object, CSS px. */
const REACH_PX = 9;

/** Returns the object nearest to a point of the view, within reach and not behind the Earth. */
export function pick(x: number, y: number, scene: Pick): number | undefined {
  const { from, to, share, stepS, matrix: m, eye, width, height, isShown } = scene;
  const p = new Float64Array(3);
  let best: number | undefined;
  let bestPx = REACH_PX;
  for (let object = 0; object < from.positions.length / 3; object++) {
    hermitePosition(from, to, share, stepS, object, p);
    const [px = 0, py = 0, pz = 0] = p;
    const w = m[3]! * px + m[7]! * py + m[11]! * pz + m[15]!;
    if (w <= 0) continue;
    const atX = ((m[0]! * px + m[4]! * py + m[8]! * pz + m[12]!) / w + 1) * 0.5 * width;
    const atY = (1 - (m[1]! * px + m[5]! * py + m[9]! * pz + m[13]!) / w) * 0.5 * height;
    const distancePx = Math.hypot(atX - x, atY - y);
    if (distancePx >= bestPx || !isShown(object) || isBehindEarth(eye, [px, py, pz])) continue;
    best = object;
    bestPx = distancePx;
  }
  return best;
}

/** Returns whether the line from the eye to a point intersects a sphere of one Earth radius before the point. */
export function isBehindEarth(eye: Point, point: Point): boolean {
  const way = point.map((value, axis) => value - (eye[axis] ?? 0));
  const [dx = 0, dy = 0, dz = 0] = way;
  const length2 = dx * dx + dy * dy + dz * dz;
  const share = -(eye[0] * dx + eye[1] * dy + eye[2] * dz) / length2;
  if (share <= 0 || share >= 1) return Math.hypot(...point) < 1;
  return Math.hypot(eye[0] + share * dx, eye[1] + share * dy, eye[2] + share * dz) < 1;
}
