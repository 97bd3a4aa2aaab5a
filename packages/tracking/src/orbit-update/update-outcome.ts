import type { ClockReading } from './clock-reading.ts';
import { chiSquareLimit, type PriorAgreement } from './consistency.ts';
import type { PriorInformation } from './prior.ts';
import { type UpdateSentence, updateMessage } from './update-message.ts';

/**
 * UPDATED: use it. NOT_CONVERGED: no orbit near the prior fits. UNOBSERVABLE: the measurements do not say where the object is, or nothing that
 * the prior did not. INCONSISTENT: measurements and prior contradict each other, or half of the measurements each other.
 */
export type OrbitUpdateState = 'UPDATED' | 'NOT_CONVERGED' | 'UNOBSERVABLE' | 'INCONSISTENT';

/** Result of the search. */
export interface SearchResult {
  readonly code: 'solved' | 'singular' | 'not-converged';
  readonly accepted: number;
  readonly rejected: number;
  readonly agreement: PriorAgreement | undefined;
  readonly priorKind: PriorInformation['kind'];
  readonly isDetermined: boolean;
  readonly wrms: number;
  readonly count: number;
  /** How many sigmas of prior and noise the middle measurement was off before. */
  readonly beforehand: number;
  readonly bend: number;
  /** Uncertainty of the resulting position. */
  readonly sigmaM: number;
  readonly clock: () => ClockReading | undefined;
}

/** A measurement that leaves more than this share of the variance in every direction is not informative. */
const NOTHING_GAINED = 0.9;
/** The noise may be this multiple of its stated value before measurements count as contradictory. */
const NOISY_WRMS = 2;
/** Its errors are no ellipsoid any more. */
const BENT = 1;
/** Measurements this many sigmas off belong to another object. */
const FAR_OFF = 10;

/** State and message of an update; docs/models/orbit-update has the table. */
export function updateOutcome(findings: SearchResult): {
  readonly state: OrbitUpdateState;
  readonly message: readonly UpdateSentence[];
} {
  const { code, accepted, rejected, agreement, wrms, count, beforehand, sigmaM } = findings;
  const isOff = beforehand > FAR_OFF && agreement !== undefined;
  if (code === 'singular' || (code === 'solved' && !findings.isDetermined))
    return { state: 'UNOBSERVABLE', message: updateMessage({ code: 'undetermined', priorKind: findings.priorKind }) };
  const contradictsPrior =
    agreement !== undefined && agreement.square > chiSquareLimit(Math.max(1, agreement.directions));
  const isNoisy = wrms > NOISY_WRMS && wrms ** 2 * count > chiSquareLimit(count);
  if (code === 'not-converged' && !isOff)
    return { state: 'NOT_CONVERGED', message: updateMessage({ code: 'not-converged' }) };
  if (rejected > accepted || isNoisy || contradictsPrior || isOff) {
    const sigmas = agreement === undefined ? undefined : Math.sqrt(agreement.square);
    const clock = findings.clock();
    return {
      state: 'INCONSISTENT',
      message: updateMessage({
        code: 'inconsistent',
        accepted,
        rejected,
        wrms,
        cause: contradictsPrior || code !== 'solved' ? 'prior' : 'measurements',
        ...(sigmas !== undefined && { sigmas, directions: agreement!.directions }),
        ...(clock && { clock }),
      }),
    };
  }
  if (agreement !== undefined && agreement.leastShareLeft > NOTHING_GAINED)
    return { state: 'UNOBSERVABLE', message: updateMessage({ code: 'nothing-gained' }) };
  return {
    state: 'UPDATED',
    message: updateMessage({ code: 'updated', accepted, rejected, wrms, sigmaM, isBent: findings.bend > BENT }),
  };
}
