import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SLOW_TESTS } from './slow-tests.mjs';
import { suiteOf } from './suites.mjs';

/** Starts with the files that take longest: a long file at the end leaves a processor idle. Nightly files take longer than all others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files);
    return rest.toSorted((a, b) => secondsOf(b) - secondsOf(a));
  }
}

function secondsOf({ moduleId }: TestSpecification): number {
  if (suiteOf(moduleId) !== 'commit') return Number.MAX_VALUE;
  const path = Object.keys(SLOW_TESTS).find((name) => moduleId.endsWith(`/${name}`));
  return path === undefined ? 0 : SLOW_TESTS[path as keyof typeof SLOW_TESTS];
}
