import type { Progress } from '@keepout/units/progress';
import { type ProgressMark, progressOn } from './progress-mark.ts';
import { markBegin, type WorkMark } from './work-mark.ts';

/** A task of another module, with the memory for its start and its progress. */
export interface MarkedTask {
  readonly module: string;
  readonly name: string;
  readonly input: unknown;
  readonly mark: WorkMark | undefined;
  readonly progress: ProgressMark | undefined;
}

type Task = (input: unknown, progress: Progress | undefined) => unknown;

/** Runs a task with a limit or with progress. The measurement begins when its module is loaded: loading is charged to no task. */
export async function beginTask({ module, name, input, mark, progress }: MarkedTask): Promise<unknown> {
  const { [name]: task } = (await import(module)) as Readonly<Record<string, Task>>;
  if (task === undefined) throw new Error(`no task ${name} in ${module}`);
  if (mark !== undefined) markBegin(mark);
  return await task(input, progress && progressOn(progress));
}
