/** When a motor is on. */
export interface PlannedFiring {
  readonly ignitionTaiS: number;
  readonly durationS: number;
  readonly dutyCycle: number;
  /** Spans in which it may not be on, in order. */
  readonly offSpans?: readonly (readonly [number, number])[];
}

/** The spans in which the motor may be on: from ignition to cut-off, without the spans in which it must be off. */
export function firingSpans({ ignitionTaiS, durationS, offSpans = [] }: PlannedFiring): [number, number][] {
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

/** Seconds of thrust: its spans by its duty cycle. */
export function thrustingTimeS(firing: PlannedFiring): number {
  return firingSpans(firing).reduce((sum, [from, to]) => sum + (to - from), 0) * firing.dutyCycle;
}
