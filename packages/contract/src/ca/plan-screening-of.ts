import { type SentenceCode, tell, withStatement } from '../sentences.ts';
import type { PlanScreeningStatus } from './manoeuvre-enums.ts';
import type { PlanScreening } from './plan-screening.ts';
import type { PostManoeuvreScreening } from './post-manoeuvre-screening.ts';

type VerdictFigures = Pick<
  NonNullable<PostManoeuvreScreening['verdict']>,
  'newAboveWatch' | 'newByEstimatedErrors' | 'totalProbabilityAfter' | 'estimatedProbability' | 'estimatedEvents'
>;

interface ScreenedPlan extends Pick<PostManoeuvreScreening, 'state' | 'isStale'> {
  readonly verdict: Pick<
    NonNullable<PostManoeuvreScreening['verdict']>,
    'isClear' | 'isWhole' | 'exceedsAllowedIncrease' | keyof VerdictFigures
  > | null;
}

/**
 * Returns the result of the newest screening of a plan.
 *
 * CLEAR requires a completed screening of the current plan and current conjunctions. A plan that is not clear has one reason, the first
 * that applies.
 */
export function planScreeningOf(screening: ScreenedPlan | undefined): PlanScreening {
  const status = statusOf(screening);
  const verdict = screening?.verdict;
  if (!verdict) return planScreeningWords(status);
  return planScreeningWords(status, {
    newOrWorse: verdict.newAboveWatch,
    byEstimatedErrors: verdict.newByEstimatedErrors,
    totalProbability: verdict.totalProbabilityAfter,
    estimatedProbability: verdict.estimatedProbability,
    estimatedEvents: verdict.estimatedEvents,
  });
}

function statusOf(screening: ScreenedPlan | undefined): PlanScreeningStatus {
  if (screening === undefined) return 'NOT_SCREENED';
  const { state, isStale, verdict } = screening;
  if (state === 'QUEUED' || state === 'RUNNING') return 'RUNNING';
  if (state !== 'COMPLETED') return state;
  if (isStale || verdict === null) return 'STALE';
  if (verdict.newAboveWatch > verdict.newByEstimatedErrors) return 'EVENTS_RAISED';
  if (verdict.isClear) return 'CLEAR';
  if (verdict.exceedsAllowedIncrease) return 'ESTIMATES_RAISED';
  return verdict.isWhole ? 'TARGET_MISSED' : 'PART_SCREENED';
}

type Figures = Pick<
  PlanScreening,
  'newOrWorse' | 'byEstimatedErrors' | 'totalProbability' | 'estimatedProbability' | 'estimatedEvents'
>;

const UNKNOWN_FIGURES: Figures = {
  newOrWorse: null,
  byEstimatedErrors: null,
  totalProbability: null,
  estimatedProbability: null,
};

const FIGURES = [
  'newOrWorse',
  'byEstimatedErrors',
  'totalProbability',
  'estimatedProbability',
  'estimatedEvents',
] as const satisfies readonly (keyof Figures)[];

/** A status with its figures, without outdated ones and without texts. */
export interface PlanFigures extends Figures {
  readonly status: PlanScreeningStatus;
}

export function planFigures(status: PlanScreeningStatus, storedFigures: Figures = UNKNOWN_FIGURES): PlanFigures {
  const { newOrWorse, byEstimatedErrors, totalProbability, estimatedProbability, estimatedEvents } = COMPARED.has(
    status,
  )
    ? storedFigures
    : UNKNOWN_FIGURES;
  return {
    status,
    newOrWorse,
    byEstimatedErrors,
    totalProbability,
    estimatedProbability,
    ...(estimatedEvents !== undefined && { estimatedEvents }),
  };
}

/** Returns whether two screenings of a plan have the same result; a reason given for one is then valid for the other. */
export function isSameScreening(a: PlanFigures, b: PlanFigures): boolean {
  const figuresOf = ({ status, ...figures }: PlanFigures) => {
    const allFigures = { ...UNKNOWN_FIGURES, estimatedEvents: null, ...planFigures(status, figures) };
    return [status, ...FIGURES.map((name) => allFigures[name])];
  };
  return JSON.stringify(figuresOf(a)) === JSON.stringify(figuresOf(b));
}

/** Returns the screening status from a stored code and stored figures, such as those of a decision record. */
export function planScreeningWords(
  status: PlanScreeningStatus,
  storedFigures: Figures = UNKNOWN_FIGURES,
): PlanScreening {
  const figures = planFigures(status, storedFigures);
  const statement = statementOf(status, figures.newOrWorse ?? 0, figures.byEstimatedErrors ?? 0);
  return { ...figures, ...withStatement('text', statement) };
}

function statementOf(status: PlanScreeningStatus, events: number, estimated: number) {
  if (status === 'CLEAR' && estimated > 0) return tell('plan-screened-clear-estimated', { estimated });
  if (status !== 'EVENTS_RAISED') return tell(SENTENCE_OF[status]);
  if (estimated === 0) return tell('plan-screened-events-raised', { events });
  return tell('plan-screened-events-estimated', { events, estimated });
}

/** Statuses with a valid comparison with the current conjunctions. */
const COMPARED: ReadonlySet<PlanScreeningStatus> = new Set([
  'CLEAR',
  'EVENTS_RAISED',
  'ESTIMATES_RAISED',
  'TARGET_MISSED',
  'PART_SCREENED',
]);

const SENTENCE_OF = {
  NOT_SCREENED: 'plan-not-screened',
  RUNNING: 'plan-screening-runs',
  FAILED: 'plan-screening-failed',
  CANCELLED: 'plan-screening-cancelled',
  STALE: 'plan-screening-stale',
  ESTIMATES_RAISED: 'plan-screened-estimates-raised',
  TARGET_MISSED: 'plan-screened-target-missed',
  PART_SCREENED: 'plan-screened-in-part',
  CLEAR: 'plan-screened-clear',
} as const satisfies Record<Exclude<PlanScreeningStatus, 'EVENTS_RAISED'>, SentenceCode>;
