import { semiAxesM } from '@keepout/conjunction/volume/volume';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { AssessedMessage } from '../conjunctions/judged-message.ts';
import type { JudgeInput } from '../judging/judge.thread.ts';
import type { CompletedScreening } from './judged-screening.ts';

/** Approximate CPU seconds of one encounter; the slowest take ten times as long (npm run bench). */
export const JUDGE_COST_S = 0.003;

/** Assesses some encounters of a satellite, in a thread. */
export const judgeTask: ThreadTask<JudgeInput, AssessedMessage[]> = threadTask(
  new URL('../judging/judge.thread.ts', import.meta.url),
  'judgeApproaches',
);

/** Returns the inputs of the assessment that all encounters of a satellite share. */
export function messageContext(
  { row, plan, catalogue, assessmentInputs, subjects }: CompletedScreening,
  subjectIndex: number,
): Omit<JudgeInput, 'approaches'> {
  const subject = subjects[subjectIndex];
  if (subject === undefined) throw new Error(`screening ${row.id} has no satellite ${subjectIndex}`);
  return {
    subject: { identity: subject.identity, orbit: subject.orbit },
    rules: assessmentInputs.rules,
    asOfTaiS: row.asOfTaiS,
    run: row.id.slice(-12),
    message: {
      messageFor: subject.identity.name,
      catalogueSource: catalogue.source,
      screening: {
        ...plan.window,
        frame: 'RTN',
        shape: plan.volume.shape === 'box' ? 'BOX' : 'ELLIPSOID',
        sizeM: semiAxesM(plan.volume),
      },
    },
  };
}
