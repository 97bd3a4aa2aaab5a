import { openProgress, type ProgressMark, shareIn } from './progress-mark.ts';
import type { Threads, ThreadTask } from './threads.ts';

/** Consecutive tasks, each with its fraction of the total work. */
type Stages = readonly (readonly [task: Pick<ThreadTask<never, unknown>, 'name'>, part: number])[];

/**
 * Progress of an answer that consists of several tasks. A task with a cached result is skipped: the next stage begins where it
 * would have ended.
 */
export class Course {
  readonly #stages: readonly { readonly name: string; readonly part: number; readonly marks: ProgressMark[] }[];

  constructor(stages: Stages) {
    this.#stages = stages.map(([{ name }, part]) => ({ name, part, marks: [] }));
  }

  /** Returns the same threads, which report the progress of their tasks to this object. */
  over(threads: Threads): Threads {
    return {
      ...threads,
      run: (task, input, options) => {
        const mark = openProgress();
        this.#stages.find(({ name }) => name === task.name)?.marks.push(mark);
        return threads.run(task, input, { ...options, progress: mark });
      },
    };
  }

  /** Progress, 0 to 1; undefined if no task has begun: it is queued, or an identical earlier request computes the result. */
  get share(): number | undefined {
    const stageIndex = this.#stages.findLastIndex(({ marks }) => marks.length > 0);
    if (stageIndex < 0) return undefined;
    const { marks, part } = this.#stages[stageIndex]!;
    const before = this.#stages.slice(0, stageIndex).reduce((sum, stage) => sum + stage.part, 0);
    return before + (part * marks.reduce((sum, mark) => sum + shareIn(mark), 0)) / marks.length;
  }
}
