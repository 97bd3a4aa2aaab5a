import { formatUtcZ } from '@keepout/astro/epoch';
import type { ScreeningPlan } from '@keepout/conjunction/screening/plan/plan';
import type { LiveFileOrbit } from './file-orbit.ts';
import type { LiveFindings } from './question.ts';

const FORM = 'keepout-unsent-screening/1';

export interface UnsentParts {
  readonly orbit: LiveFileOrbit;
  readonly sha256: string;
  readonly plan: ScreeningPlan;
  readonly outcome: LiveFindings;
  /** UTC. */
  readonly madeAt: string;
  readonly workerRequests: readonly string[];
}

/** Everything that a screening of a file rests on and found: read back, each figure is the same to the last digit. */
export function unsentRecordOf({ orbit, sha256, plan, outcome, madeAt, workerRequests }: UnsentParts): object {
  const { startTaiS, stopTaiS } = orbit.span;
  const { algorithmVersion, catalogue, objects, encounters, dropouts, publicEphemerides, covarianceRules } = outcome;
  return {
    form: FORM,
    madeAt,
    file: { ...orbit.facts, sha256 },
    catalogue: { ...catalogue, objects },
    publicEphemerides,
    covarianceRules,
    algorithmVersion,
    window: { start: formatUtcZ(startTaiS, 6), stop: formatUtcZ(stopTaiS, 6), startTaiS, stopTaiS },
    volume: plan.volume,
    workerRequests,
    approaches: encounters,
    dropouts,
  };
}
