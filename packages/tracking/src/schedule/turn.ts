import type { Interval } from '../intervals.ts';
import type { PointingDirection, PossiblePass, ScheduleSensor } from './job.ts';

/**
 * Whether a sensor cannot have both of two passes: they overlap, or it has no time to turn between them.
 *
 * Method   spacing and the angle from the end of the earlier to the begin of the later over the slew rate
 */
export function areInConflict(sensor: ScheduleSensor, a: PossiblePass, b: PossiblePass): boolean {
  const [first, second] = a.startTaiS <= b.startTaiS ? [a, b] : [b, a];
  const pauseS = second.startTaiS - first.stopTaiS;
  if (pauseS < sensor.spacingS) return true;
  return pauseS < longestTurnS(sensor) && pauseS < turnS(sensor, first, second);
}

/** Whether a sensor is busy during a pass, its spacing counted. */
export function isSensorTaken({ busy, spacingS }: ScheduleSensor, { startTaiS, stopTaiS }: Interval): boolean {
  return busy.some((span) => startTaiS < span.stopTaiS + spacingS && span.startTaiS < stopTaiS + spacingS);
}

/** The longest that a sensor ever needs between two passes. */
export function longestTurnS({ spacingS, slewRateRadps }: ScheduleSensor): number {
  return spacingS + (slewRateRadps ? Math.PI / slewRateRadps : 0);
}

function turnS({ spacingS, slewRateRadps }: ScheduleSensor, { to }: PossiblePass, { from }: PossiblePass): number {
  if (!slewRateRadps || to === undefined || from === undefined) return spacingS;
  return spacingS + angle(to, from) / slewRateRadps;
}

function angle(a: PointingDirection, b: PointingDirection): number {
  const cosine =
    Math.sin(a.elevationRad) * Math.sin(b.elevationRad) +
    Math.cos(a.elevationRad) * Math.cos(b.elevationRad) * Math.cos(a.azimuthRad - b.azimuthRad);
  return Math.acos(Math.min(1, Math.max(-1, cosine)));
}
