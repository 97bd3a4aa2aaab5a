import type { ClockReading } from './clock-reading.ts';
import type { PriorInformation } from './prior.ts';

/** What an update came to. */
export type UpdateOutcome =
  | { readonly code: 'no-measurement' | 'orbit-ends' | 'not-converged' | 'nothing-gained' }
  | { readonly code: 'undetermined'; readonly priorKind: PriorInformation['kind'] }
  | {
      readonly code: 'updated';
      readonly accepted: number;
      readonly rejected: number;
      readonly wrms: number;
      readonly sigmaM: number;
      /** The longest direction of its errors is so long that it bends. */
      readonly isBent: boolean;
    }
  | {
      readonly code: 'inconsistent';
      readonly cause: 'prior' | 'measurements';
      readonly accepted: number;
      readonly rejected: number;
      readonly wrms: number;
      readonly sigmas?: number;
      readonly directions?: number;
      readonly clock?: ClockReading;
    };

/** The outcome in a sentence or two. */
export function updateMessage(outcome: UpdateOutcome): string {
  switch (outcome.code) {
    case 'no-measurement':
      return 'There is no measurement to update the orbit with.';
    case 'orbit-ends':
      return 'The orbit that was known before comes down, or ends, before the measurements.';
    case 'not-converged':
      return 'No orbit near the one that was known before fits the measurements: the search did not converge.';
    case 'nothing-gained':
      return 'The measurements say nothing of the orbit that was not known before.';
    case 'undetermined':
      return outcome.priorKind === 'complete' || outcome.priorKind === 'repaired'
        ? 'Measurements and what was known before do not determine the orbit.'
        : 'The measurements alone do not determine the orbit, and what was known before does not fill the gap: it tells no errors, or not all.';
    case 'updated':
      return `Updated with ${outcome.accepted} of ${outcome.accepted + outcome.rejected} measurements, WRMS ${outcome.wrms.toFixed(2)}; the position is known to ${Number(outcome.sigmaM.toPrecision(2))} m.${outcome.isBent ? ' The arc is short: its errors are bent, and the covariance was widened for that.' : ''}`;
    case 'inconsistent':
      return [whatContradicts(outcome), hint(outcome)].join(' ');
  }
}

type Inconsistent = Extract<UpdateOutcome, { code: 'inconsistent' }>;

function whatContradicts({ cause, accepted, rejected, wrms, sigmas, directions }: Inconsistent): string {
  if (cause === 'prior' && sigmas !== undefined) {
    return `The measurements lie ${sigmas.toPrecision(3)} sigma from the orbit that was known before, in ${directions ?? 0} directions that they see: its errors were stated too small, or the object is another one.`;
  }
  return `The measurements do not fit one orbit: ${rejected} of ${accepted + rejected} were turned away and WRMS is ${wrms.toFixed(2)}.`;
}

function hint({ clock, rejected, accepted }: Inconsistent): string {
  if (clock !== undefined) {
    const way = clock.offsetS > 0 ? 'ahead' : 'behind';
    return `Track ${clock.track + 1} looks like one whose clock is ${Math.abs(clock.offsetS).toFixed(3)} s ${way}.`;
  }
  return rejected > accepted ? 'They may be of another object.' : 'Nothing of it is used.';
}
