import { reasonText } from '@keepout/assessment/text/reason-text';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { VerdictReason } from '@keepout/conjunction/decision/verdict';
import type { Verdict } from '@keepout/contract/ca/conjunction';
import type { VerdictKind as VerdictWord } from '@keepout/contract/ca/enums';
import type { ReasonFigures } from '@keepout/contract/ca/verdict';
import type { ConjunctionRow } from './store.ts';

type StoredVerdict = Pick<ConjunctionRow, 'verdict' | 'verdictReasons' | 'decideByTaiS'>;

/** Returns a stored verdict as in the API. A safe event has no decision deadline. */
export function presentVerdict({ verdict, verdictReasons, decideByTaiS }: StoredVerdict): Verdict {
  return {
    kind: VERDICTS[verdict],
    reasons: verdictReasons.map((reason) =>
      'text' in reason
        ? { code: reason.code, text: reason.text }
        : { code: reason.code, text: reasonText(reason), figures: figuresOf(reason) },
    ),
    decideBy: presentDecideBy({ verdict, decideByTaiS }),
  };
}

export const presentDecideBy = ({ verdict, decideByTaiS }: Pick<StoredVerdict, 'verdict' | 'decideByTaiS'>) =>
  verdict === 'safe' ? null : formatUtcZ(decideByTaiS, 0);

export const OBJECTS = { primary: 'OBJECT1', secondary: 'OBJECT2' } as const;

/** Returns the figures of a reason as in the API. */
export function figuresOf(reason: VerdictReason): ReasonFigures {
  switch (reason.code) {
    case 'diluted':
      return { maxPc: reason.maxPc, ...(isOne(reason.on) && { objects: [OBJECTS[reason.on]] }) };
    case 'orbit-doubtful':
      return { objects: [OBJECTS[reason.object]], doubts: [...reason.doubts] };
    case 'stated-otherwise':
      return { stated: [...reason.stated] };
    case 'radius-outside-body': {
      const { statedM: stated, bodyM: body, ...rest } = reason.radius;
      return { radius: { ...rest, stated, body } };
    }
    case 'covariance-unlike-history':
      return { unlike: reason.unlike.map(({ object, ...rest }) => ({ object: OBJECTS[object], ...rest })) };
    case 'covariance-scaled':
      return { scaled: reason.scaled.map(({ object, factor }) => ({ object: OBJECTS[object], factor })) };
    case 'decision-time-passed':
      return { decideBy: formatUtcZ(reason.decideByTaiS, 0) };
    case 'covariance-estimated':
    case 'covariance-missing':
    case 'covariance-default':
    case 'covariance-implausible':
    case 'covariance-too-small':
    case 'covariance-not-positive':
      return { objects: reason.objects.map((object) => OBJECTS[object]) };
    default: {
      const { code: _, ...figures } = reason;
      return figures;
    }
  }
}

const isOne = (on: 'both' | 'primary' | 'secondary' | undefined) => on === 'primary' || on === 'secondary';

/** Verdicts in the API. */
export const VERDICTS = { act: 'ACT', watch: 'WATCH', safe: 'SAFE', 'no-conclusion': 'NO_CONCLUSION' } as const;

/** Translates verdicts in a query of the API to stored verdicts. */
export function storedVerdicts(asked: readonly VerdictWord[] | undefined): StoredVerdict['verdict'][] | undefined {
  if (asked === undefined) return undefined;
  const kinds = Object.keys(VERDICTS) as StoredVerdict['verdict'][];
  return kinds.filter((kind) => asked.includes(VERDICTS[kind]));
}
