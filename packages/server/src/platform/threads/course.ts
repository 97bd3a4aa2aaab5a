import { openProgress, type ProgressMark, shareIn } from './progress-mark.ts';
import type { Threads, ThreadTask } from './threads.ts';

/** One task after another, and which part of the whole each is. */
type Stages = readonly (readonly [task: Pick<ThreadTask<never, unknown>, 'name'>, part: number])[];

/**
 * How far an answer is that several tasks make. What was held and need not be computed has no part of its own: the next stage begins where it
 * would have ended.
 */
export class Course {
  readonly #stages: readonly { readonly name: string; readonly part: number; readonly marks: ProgressMark[] }[];

  constructor(stages: Stages) {
    this.#stages = stages.map(([{ name }, part]) => ({ name, part, marks: [] }));
  }

  /** The same threads; what they are asked for tells how far it is. */
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

  /** 0 to 1; undefined where no task has begun: it waits, or somebody else has asked for the same before. */
  get share(): number | undefined {
    const begun = this.#stages.findLastIndex(({ marks }) => marks.length > 0);
    if (begun < 0) return undefined;
    const { marks, part } = this.#stages[begun]!;
    const before = this.#stages.slice(0, begun).reduce((sum, stage) => sum + stage.part, 0);
    return before + (part * marks.reduce((sum, mark) => sum + shareIn(mark), 0)) / marks.length;
  }
}
