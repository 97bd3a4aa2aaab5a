import { aboutX, aboutY, type Matrix3, multiply3 } from './matrix3.ts';

/**
 * Rotation from the pseudo Earth-fixed frame (pole of date) to ITRF.
 *
 * Method   R1(-yp) R2(-xp), IERS Conventions 2010 section 5.4 without s' (0.05 mas, 2 mm on the ground)
 *
 * @param xpRad   number   rad   pole, towards Greenwich
 * @param ypRad   number   rad   pole, towards 90 degrees west
 */
export function polarMotion(xpRad: number, ypRad: number): Matrix3 {
  return multiply3(aboutX(-ypRad), aboutY(-xpRad));
}
