import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { passedInPlaywright, passedInVitest, readRows, rowsWithoutTest, titlesIn } from './spec-rows.mjs';

it('reads the id of every row of the specification once', () => {
  expect(readRows('## R · Routes\n\n| id | requirement |\n|---|---|\n| R-01 | one |\n| R-02 | two |')).toEqual([
    'R-01',
    'R-02',
  ]);
  const ids = readRows(readFileSync(new URL('../docs/spec-rows.md', import.meta.url), 'utf8'));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(90);
});

it('lists the rows that no test names', () => {
  expect(rowsWithoutTest(['R-01', 'R-02'], ['R-01 is shown, and R-013 is not a row'])).toEqual(['R-02']);
});

it('counts only tests that passed', () => {
  const assertionResults = [
    { status: 'passed', fullName: ' R-01 is shown' },
    { status: 'failed', fullName: 'R-02 is shown' },
    { status: 'skipped', fullName: 'R-02 is shown' },
  ];
  expect(passedInVitest({ testResults: [{ assertionResults }] })).toEqual(['R-01 is shown']);
  const specs = [
    { title: 'R-01 is shown', ok: true, tests: [{ status: 'expected' }] },
    { title: 'R-02 is skipped', ok: true, tests: [{ status: 'skipped' }] },
    { title: 'R-02 fails', ok: false, tests: [{ status: 'unexpected' }] },
  ];
  expect(passedInPlaywright({ suites: [{ suites: [{ specs }] }] })).toEqual(['R-01 is shown']);
});

it('reads the titles of groups, tests and steps in a source', () => {
  const source = `describe('R-01 a page', () => {
    it.each([1, 2])(
      \`N-02 case %i\`, () => {});
    await test.step("A-03 step", async () => {});
    it.skipIf(!isLinux)('C-04 files', () => {});
    expect('R-05').toBe('R-05');
  });`;
  expect(titlesIn(source)).toEqual(['R-01 a page', 'N-02 case %i', 'A-03 step', 'C-04 files']);
});
