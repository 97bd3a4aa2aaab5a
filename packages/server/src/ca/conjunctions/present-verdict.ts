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
    kind: WIRE_VERDICTS[verdict],
    reasons: presentableReasons({ verdict, verdictReasons }).map((reason) =>
      'text' in reason
        ? { code: reason.code, text: reason.text }
        : { code: reason.code, text: reasonText(reason), figures: reasonFigures(reason) },
    ),
    decideBy: presentDecideBy({ verdict, decideByTaiS }),
  };
}

/** Returns the reasons without the passed deadline of a safe event. The stored verdict keeps it: signed records contain it. */
export const presentableReasons = ({ verdict, verdictReasons }: Pick<StoredVerdict, 'verdict' | 'verdictReasons'>) =>
  verdict === 'safe' ? verdictReasons.filter(({ code }) => code !== 'decision-time-passed') : verdictReasons;

export const presentDecideBy = ({ verdict, decideByTaiS }: Pick<StoredVerdict, 'verdict' | 'decideByTaiS'>) =>
  verdict === 'safe' ? null : formatUtcZ(decideByTaiS, 0);

export const WIRE_OBJECTS = { primary: 'OBJECT1', secondary: 'OBJECT2' } as const;

/** Returns the figures of a reason as in the API. */
export function reasonFigures(reason: VerdictReason): ReasonFigures {
  switch (reason.code) {
    case 'diluted':
      return { maxPc: reason.maxPc, ...(isOne(reason.on) && { objects: [WIRE_OBJECTS[reason.on]] }) };
    case 'orbit-doubtful':
      return { objects: [WIRE_OBJECTS[reason.object]], doubts: [...reason.doubts] };
    case 'stated-otherwise':
      return { stated: [...reason.stated] };
    case 'radius-outside-body': {
      const { statedM: statedRadiusM, bodyM: body, ...radius } = reason.radius;
      return { radius: { ...radius, stated: statedRadiusM, body } };
    }
    case 'covariance-unlike-history':
      return {
        unlike: reason.unlike.map(({ object, ...difference }) => ({ object: WIRE_OBJECTS[object], ...difference })),
      };
    case 'covariance-scaled':
      return { scaled: reason.scaled.map(({ object, factor }) => ({ object: WIRE_OBJECTS[object], factor })) };
    case 'decision-time-passed':
      return { decideBy: formatUtcZ(reason.decideByTaiS, 0) };
    case 'covariance-estimated':
    case 'covariance-missing':
    case 'covariance-default':
    case 'covariance-implausible':
    case 'covariance-too-small':
    case 'covariance-not-positive':
      return { objects: reason.objects.map((object) => WIRE_OBJECTS[object]) };
    default: {
      const { code: _, ...figures } = reason;
      return figures;
    }
  }
}

const isOne = (on: 'both' | 'primary' | 'secondary' | undefined) => on === 'primary' || on === 'secondary';

/** Verdicts in the API. */
export const WIRE_VERDICTS = { act: 'ACT', watch: 'WATCH', safe: 'SAFE', 'no-conclusion': 'NO_CONCLUSION' } as const;

/** Translates verdicts in a query of the API to stored verdicts. */
export function storedVerdicts(
  requestedVerdicts: readonly VerdictWord[] | undefined,
): StoredVerdict['verdict'][] | undefined {
  if (requestedVerdicts === undefined) return undefined;
  const kinds = Object.keys(WIRE_VERDICTS) as StoredVerdict['verdict'][];
  return kinds.filter((kind) => requestedVerdicts.includes(WIRE_VERDICTS[kind]));
}
