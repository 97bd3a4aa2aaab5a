import type { EarthOrientation } from '../frames/earth-orientation.ts';
import type { Matrix3 } from '../frames/matrix3.ts';
import { rotationBetween } from '../frames/rotation.ts';
import type { IntegrationFrame } from './force.ts';

/** Rotation from the frame of integration to ITRF; the forces of one model share it, so an epoch is worked out once. */
export type EarthAxes = (epochTaiS: number) => Matrix3;

export function earthAxes(frame: IntegrationFrame, eop?: EarthOrientation): EarthAxes {
  let epoch = Number.NaN;
  const axes: Matrix3 = new Float64Array(9);
  return (epochTaiS) => {
    if (epochTaiS !== epoch) {
      rotationBetween(frame, 'ITRF', epochTaiS, eop, axes);
      epoch = epochTaiS;
    }
    return axes;
  };
}
