import { expect, it } from 'vitest';
import { type FailedTest, failedInPlaywright, failedInVitest, failureLine, plainReason } from './failed-tests.mjs';

const lines = (failed: readonly FailedTest[]) => failed.map((test) => failureLine(test));

it('the end of a run names each test that failed, and the first line of why', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'holds', failureMessages: [] },
    {
      status: 'failed',
      fullName: ' breaks',
      failureMessages: ['\u001B[31mError: 1 is not 2\u001B[39m\n    at a.test.ts:3'],
    },
  ];
  const report = { testResults: [{ name: '/home/keepout/packages/a.test.ts', status: 'failed', assertionResults }] };
  const failed = failedInVitest(report, '/home/keepout');
  expect(lines(failed)).toEqual(['failed: packages/a.test.ts: breaks: Error: 1 is not 2']);
  expect(failed[0]?.again).toEqual(['packages/a.test.ts']);
});

it('a file that could not be read is named', () => {
  const file = { name: '/home/keepout/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  expect(lines(failedInVitest({ testResults: [file] }, '/home/keepout'))).toEqual([
    'failed: a.test.ts: could not be run: no such module',
  ]);
});

it('a file whose process died under it is run again, and one whose tests were left out is not', () => {
  const of = (name: string, ...statuses: string[]) => {
    const assertionResults = statuses.map((status) => ({ status, fullName: 'holds' }));
    return { name: `/home/keepout/${name}`, status: 'passed', message: '', assertionResults };
  };
  const testResults = [of('a.test.ts', 'passed', 'pending'), of('b.test.ts', 'skipped'), of('c.test.ts')];
  const failed = failedInVitest({ testResults }, '/home/keepout');
  expect(lines(failed)).toEqual(
    ['a', 'c'].map((name) => `failed: ${name}.test.ts: could not be run: its process died`),
  );
  expect(failed.map(({ again }) => again)).toEqual([['a.test.ts'], ['c.test.ts']]);
});

it('browser tests are named by the file they stand in, and errors outside of them are not lost', () => {
  const failed = { results: [{ errors: [{ message: 'not seen\nmore' }] }] };
  const specs = [
    { file: 'shell/a.spec.ts', line: 3, title: 'is seen', ok: true, tests: [] },
    { file: 'shell/a.spec.ts', line: 9, title: 'is pressed', ok: false, tests: [failed] },
  ];
  const found = failedInPlaywright({ suites: [{ suites: [{ specs }] }], errors: [{ message: 'port in use' }] });
  expect(lines(found)).toEqual([
    'failed: e2e/shell/a.spec.ts: is pressed: not seen',
    'failed: e2e: outside of any test: port in use',
  ]);
  expect(found.map(({ again }) => again)).toEqual([['e2e/shell/a.spec.ts:9'], undefined]);
});

it('of a browser test in steps the step that failed is named', () => {
  const steps = [
    { title: 'is open' },
    { title: 'a list', error: {}, steps: [{ title: 'is sorted', error: {} }, { title: 'is exported' }] },
  ];
  const tests = [{ results: [{ errors: [{ message: 'not seen' }], steps }] }];
  const specs = [{ file: 'shell/a.spec.ts', line: 9, title: 'a page', ok: false, tests }];
  expect(lines(failedInPlaywright({ suites: [{ specs }] }))).toEqual([
    'failed: e2e/shell/a.spec.ts: a page: a list › is sorted: not seen',
  ]);
});

it('a reason that is kept has no colours and is one line', () => {
  expect(plainReason('\u001B[31mError: late\u001B[39m\n    at a.test.ts:3')).toBe('Error: late');
  expect(plainReason(undefined)).toBe('');
});
