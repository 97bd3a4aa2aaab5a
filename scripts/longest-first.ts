import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SLOW_TESTS } from './slow-tests.mjs';

/** Begins with the files that take longest: one that comes last keeps a processor idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files);
    return rest.toSorted((a, b) => secondsOf(b) - secondsOf(a));
  }
}

function secondsOf({ moduleId }: TestSpecification): number {
  const path = Object.keys(SLOW_TESTS).find((name) => moduleId.endsWith(`/${name}`));
  return path === undefined ? 0 : SLOW_TESTS[path as keyof typeof SLOW_TESTS];
}
