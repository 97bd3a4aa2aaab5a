import { type SentenceCode, tell, withStatement } from '../sentences.ts';
import type { PlanScreeningStatus } from './manoeuvre-enums.ts';
import type { PlanScreening } from './plan-screening.ts';
import type { PostManoeuvreScreening } from './post-manoeuvre-screening.ts';

interface ScreenedPlan extends Pick<PostManoeuvreScreening, 'state' | 'isStale'> {
  readonly verdict: Pick<
    NonNullable<PostManoeuvreScreening['verdict']>,
    'isClear' | 'isWhole' | 'newAboveWatch'
  > | null;
}

/**
 * What the newest screening of a plan comes to.
 *
 * Only CLEAR is good news: ended, of the plan as it is, beside what is there now, with nothing new or worse above the watch limit.
 */
export function planScreeningOf(screening: ScreenedPlan | undefined): PlanScreening {
  return planScreeningWords(statusOf(screening), screening?.verdict?.newAboveWatch ?? null);
}

function statusOf(screening: ScreenedPlan | undefined): PlanScreeningStatus {
  if (screening === undefined) return 'NOT_SCREENED';
  const { state, isStale, verdict } = screening;
  if (state === 'QUEUED' || state === 'RUNNING') return 'RUNNING';
  if (state !== 'COMPLETED') return state;
  if (isStale || verdict === null) return 'STALE';
  if (verdict.newAboveWatch > 0) return 'EVENTS_RAISED';
  if (verdict.isClear) return 'CLEAR';
  return verdict.isWhole ? 'TARGET_MISSED' : 'PART_SCREENED';
}

/** The same of a code and a figure that were kept, such as those of a decision record. */
export function planScreeningWords(status: PlanScreeningStatus, newAboveWatch: number | null): PlanScreening {
  const isCompared = COMPARED.has(status);
  const statement =
    status === 'EVENTS_RAISED'
      ? tell('plan-screened-events-raised', { events: newAboveWatch ?? 0 })
      : tell(SENTENCE_OF[status]);
  return {
    status,
    newOrWorse: isCompared ? newAboveWatch : null,
    ...withStatement('text', statement),
  };
}

/** Where the comparison with what is there now holds. */
const COMPARED: ReadonlySet<PlanScreeningStatus> = new Set([
  'CLEAR',
  'EVENTS_RAISED',
  'TARGET_MISSED',
  'PART_SCREENED',
]);

const SENTENCE_OF = {
  NOT_SCREENED: 'plan-not-screened',
  RUNNING: 'plan-screening-runs',
  FAILED: 'plan-screening-failed',
  CANCELLED: 'plan-screening-cancelled',
  STALE: 'plan-screening-stale',
  TARGET_MISSED: 'plan-screened-target-missed',
  PART_SCREENED: 'plan-screened-in-part',
  CLEAR: 'plan-screened-clear',
} as const satisfies Record<Exclude<PlanScreeningStatus, 'EVENTS_RAISED'>, SentenceCode>;
