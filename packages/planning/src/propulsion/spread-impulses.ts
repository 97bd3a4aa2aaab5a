import type { Vec3 } from '@keepout/astro/nouns';
import { scaled } from '@keepout/astro/vector';
import type { PlannedImpulse } from '@keepout/conjunction/manoeuvre/burned-orbit';

type Spans = readonly (readonly [number, number])[];

/** Number of parts of a burn per revolution, and its maximum. */
const PARTS_A_REVOLUTION = 24;
const MOST_PARTS = 32;

export function secondsOf(spans: Spans): number {
  return spans.reduce((sum, [from, to]) => sum + (to - from), 0);
}

/** An even push over spans of time as a row of impulses, one in the middle of each part. */
export function spreadImpulses(spans: Spans, periodS: number, accelerationMps2: Vec3): readonly PlannedImpulse[] {
  const longestS = Math.max(periodS / PARTS_A_REVOLUTION, secondsOf(spans) / MOST_PARTS);
  return spans.flatMap(([from, to]) => {
    const count = Math.max(1, Math.ceil((to - from) / longestS - 1e-9));
    const stepS = (to - from) / count;
    return Array.from({ length: count }, (_, k) => ({
      epochTaiS: from + (k + 0.5) * stepS,
      deltaVRtnMps: scaled(accelerationMps2, stepS),
    }));
  });
}
