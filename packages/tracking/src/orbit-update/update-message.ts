import type { ClockReading } from './clock-reading.ts';
import type { PriorInformation } from './prior.ts';

/** Result of an update. */
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

/** A sentence of an update as data: its code, with a text in every language in the contract, and its figures. */
export type UpdateSentence =
  | {
      readonly code:
        | 'update-no-measurement'
        | 'update-orbit-ends'
        | 'update-not-converged'
        | 'update-nothing-gained'
        | 'update-undetermined'
        | 'update-undetermined-without-errors'
        | 'update-arc-short'
        | 'update-other-object'
        | 'update-nothing-used';
      readonly figures: Readonly<Record<never, never>>;
    }
  | {
      readonly code: 'updated';
      readonly figures: {
        readonly accepted: number;
        readonly measurements: number;
        readonly wrms: number;
        readonly sigmaM: number;
      };
    }
  | {
      readonly code: 'update-against-prior';
      /** Sigmas to three digits, as text: far off they have an exponent. */
      readonly figures: { readonly sigmas: string; readonly directions: number };
    }
  | {
      readonly code: 'update-no-one-orbit';
      readonly figures: { readonly rejected: number; readonly measurements: number; readonly wrms: number };
    }
  | {
      readonly code: 'update-clock-off';
      /** Tracks are counted from 1. */
      readonly figures: {
        readonly track: number;
        readonly offsetS: number;
        readonly aheadOrBehind: 'ahead' | 'behind';
      };
    };

/** The outcome in a sentence or two. */
export function updateMessage(outcome: UpdateOutcome): readonly UpdateSentence[] {
  switch (outcome.code) {
    case 'no-measurement':
    case 'orbit-ends':
    case 'not-converged':
    case 'nothing-gained':
      return [{ code: `update-${outcome.code}`, figures: {} }];
    case 'undetermined': {
      const hasErrors = outcome.priorKind === 'complete' || outcome.priorKind === 'repaired';
      return [{ code: hasErrors ? 'update-undetermined' : 'update-undetermined-without-errors', figures: {} }];
    }
    case 'updated':
      return updated(outcome);
    case 'inconsistent':
      return [whatContradicts(outcome), hint(outcome)];
  }
}

function updated({ accepted, rejected, wrms, sigmaM, isBent }: Outcome<'updated'>): readonly UpdateSentence[] {
  const figures = {
    accepted,
    measurements: accepted + rejected,
    wrms: rounded(wrms, 2),
    sigmaM: Number(sigmaM.toPrecision(2)),
  };
  return [{ code: 'updated', figures }, ...(isBent ? [{ code: 'update-arc-short', figures: {} } as const] : [])];
}

type Outcome<Code> = Extract<UpdateOutcome, { code: Code }>;
type Inconsistent = Outcome<'inconsistent'>;

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

function whatContradicts({ cause, accepted, rejected, wrms, sigmas, directions }: Inconsistent): UpdateSentence {
  if (cause === 'prior' && sigmas !== undefined) {
    return {
      code: 'update-against-prior',
      figures: { sigmas: sigmas.toPrecision(3), directions: directions ?? 0 },
    };
  }
  return {
    code: 'update-no-one-orbit',
    figures: { rejected, measurements: accepted + rejected, wrms: rounded(wrms, 2) },
  };
}

function hint({ clock, rejected, accepted }: Inconsistent): UpdateSentence {
  if (clock !== undefined) {
    return {
      code: 'update-clock-off',
      figures: {
        track: clock.track + 1,
        offsetS: rounded(Math.abs(clock.offsetS), 3),
        aheadOrBehind: clock.offsetS > 0 ? 'ahead' : 'behind',
      },
    };
  }
  return { code: rejected > accepted ? 'update-other-object' : 'update-nothing-used', figures: {} };
}
