import { markBegin, type WorkMark } from './work-mark.ts';

/** A task of another module, and where it is written down that it begins. */
export interface MarkedTask {
  readonly module: string;
  readonly name: string;
  readonly input: unknown;
  readonly mark: WorkMark;
}

/** Runs a task under a limit. It begins when its module is there: what that takes is nobody's work. */
export async function beginTask({ module, name, input, mark }: MarkedTask): Promise<unknown> {
  const { [name]: task } = (await import(module)) as Readonly<Record<string, (input: unknown) => unknown>>;
  if (task === undefined) throw new Error(`no task ${name} in ${module}`);
  markBegin(mark);
  return await task(input);
}
