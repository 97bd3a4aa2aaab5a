import type { ContinuousManoeuvre } from './manoeuvre.ts';

/** The spans in which the motor of a manoeuvre may be on: from ignition to cut-off, without the spans in which it must be off. */
export function firingSpans({ ignitionTaiS, durationS, offSpans = [] }: ContinuousManoeuvre): [number, number][] {
  const stopTaiS = ignitionTaiS + durationS;
  const spans: [number, number][] = [];
  let from = ignitionTaiS;
  for (const [offFrom, offTo] of offSpans) {
    if (offTo <= from) continue;
    if (offFrom >= stopTaiS) break;
    if (offFrom > from) spans.push([from, offFrom]);
    from = Math.max(from, offTo);
  }
  if (from < stopTaiS) spans.push([from, stopTaiS]);
  return spans;
}

/** Seconds of thrust of a manoeuvre: its spans by its duty cycle. */
export function thrustingTimeS(manoeuvre: ContinuousManoeuvre): number {
  return firingSpans(manoeuvre).reduce((sum, [from, to]) => sum + (to - from), 0) * manoeuvre.dutyCycle;
}
