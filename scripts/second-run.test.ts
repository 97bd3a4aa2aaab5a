import { expect, it } from 'vitest';
import type { FailedTest } from './failed-tests.mjs';
import { secondRun, verdictOfFlaky } from './second-run.mjs';

const failedTest = (file: string, name: string): FailedTest => ({ file, name, reason: 'late', again: [file] });
const late = failedTest('a.test.ts', 'comes in time');
const wrong = failedTest('b.test.ts', 'is right');

it('a test that passes when it is run again alone is flaky, one that fails again is red', async () => {
  const questions: (readonly string[])[] = [];
  const outcome = await secondRun([late, wrong], async (places: readonly string[]) => {
    questions.push(places);
    return [wrong];
  });
  expect(questions).toEqual([['a.test.ts', 'b.test.ts']]);
  expect(outcome).toEqual({ failed: [wrong], flaky: [late] });
});

it('a file is run again once, whatever failed in it', async () => {
  const second = failedTest('a.test.ts', 'comes at all');
  const { flaky } = await secondRun([late, second], async (places: readonly string[]) => {
    expect(places).toEqual(['a.test.ts']);
    return [];
  });
  expect(flaky).toEqual([late, second]);
});

it('what is red alone and was green among others is told', async () => {
  const resting = failedTest('a.test.ts', 'rests on another file');
  expect(await secondRun([late], async () => [resting])).toEqual({ failed: [resting], flaky: [late] });
});

it('a file that can no longer be read is red, and so is what stands outside of any test or does not end', async () => {
  const unread = failedTest('a.test.ts', 'could not be run');
  expect((await secondRun([late], async () => [unread])).failed).toContain(late);
  const outside = { file: 'e2e', name: 'outside of any test' };
  expect(await secondRun([outside, late], async () => [])).toEqual({ failed: [outside], flaky: [late] });
  expect(await secondRun([late], async () => undefined)).toEqual({ failed: [late], flaky: [] });
});

it('many that fail are not run again: they have a reason in common', async () => {
  const many = Array.from({ length: 20 }, (_, n) => failedTest(`${n}.test.ts`, 'fails'));
  const runAgain = async () => {
    throw new Error('run again');
  };
  expect((await secondRun(many, runAgain)).failed).toHaveLength(20);
});

it('three flaky tests are chance, four are red', () => {
  expect(verdictOfFlaky([late, late, late])).toEqual({ failed: 0 });
  expect(verdictOfFlaky([late, late, late, late]).failed).toBe(4);
});
