import { type ChaosFinding, finding } from '../work.ts';

/** A job that is not done. */
export interface Job {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly attempt: number;
  /** Time since it was due, s; negative where it is not due yet. */
  readonly lateS: number;
}

/** A job that has been due for less is about to start, s. */
const LATE_S = 5;

export function jobFindings(jobs: readonly Job[]): readonly ChaosFinding[] {
  return jobs.flatMap(({ id, name, state, attempt, lateS }) => {
    const object = `job ${id} of ${name}`;
    if (name === 'dead-letter' || state === 'failed')
      return [finding(object, 'done', `given up after ${attempt} retries`)];
    return lateS < LATE_S ? [] : [finding(object, 'done', `${state}, due for ${lateS.toFixed(0)} s`)];
  });
}
