import type { PlanePoint } from './plane-message.ts';

/**
 * A point with its direction kept and its distance made logarithmic, so that a metre-sized body and a kilometre-sized ellipse are seen
 * in one picture.
 *
 * Method   r' = log(1 + r / r0) / log(1 + rMost / r0)
 * @param unitM number m  distances up to it stay nearly linear
 * @param mostM number m  distance that maps to 1
 * @returns [x, y], 1 at `mostM`
 */
export function logRadial([x, y]: PlanePoint, unitM: number, mostM: number): PlanePoint {
  const distance = Math.hypot(x, y);
  if (distance === 0) return [0, 0];
  const scale = Math.log1p(distance / unitM) / Math.log1p(mostM / unitM) / distance;
  return [x * scale, y * scale];
}
