import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { coverageOf, coveragePage, passedInPlaywright, passedInVitest, readRows } from './spec-rows.mjs';

const MARKDOWN = ['## R · Routes', '', '| id | what it asks |', '|---|---|', '| R-01 | one |', '| R-02 | two |'].join(
  '\n',
);
const rows = readRows(MARKDOWN);
const shows = (name: string) => ({ file: 'a.test.ts', name });

it('reads every row of the specification once', () => {
  expect(rows).toEqual([
    { id: 'R-01', asks: 'one', part: 'R · Routes' },
    { id: 'R-02', asks: 'two', part: 'R · Routes' },
  ]);
  const markdown = readFileSync(new URL('../docs/spec-rows.md', import.meta.url), 'utf8');
  const all = (readRows(markdown) as readonly { readonly id: string }[]).map(({ id }) => id);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(90);
});

it('a row without a passed test fails, unless it is known to be open', () => {
  const passed = [shows('R-01 is shown, and R-013 is no row')];
  expect(coverageOf(rows, passed, [])).toMatchObject({ missing: ['R-02'], done: [] });
  expect(coverageOf(rows, passed, ['R-02'])).toMatchObject({ missing: [], done: [] });
});

it('a row that is called open fails once a test shows it, or once it is no row', () => {
  expect(coverageOf(rows, [shows('R-01'), shows('R-02')], ['R-02', 'R-09']).done).toEqual(['R-02', 'R-09']);
});

it('only what has passed counts', () => {
  const vitest = {
    testResults: [
      {
        name: '/home/keepout/packages/a.test.ts',
        assertionResults: [
          { status: 'passed', fullName: ' R-01 is shown' },
          { status: 'failed', fullName: 'R-02 is shown' },
          { status: 'skipped', fullName: 'R-02 is shown' },
        ],
      },
    ],
  };
  expect(passedInVitest(vitest, '/home/keepout/')).toEqual([{ file: 'packages/a.test.ts', name: 'R-01 is shown' }]);
  const specs = [
    { file: 'shell/a.spec.ts', title: 'R-01 is seen', ok: true, tests: [{ status: 'expected' }] },
    { file: 'shell/a.spec.ts', title: 'R-02 is left out', ok: true, tests: [{ status: 'skipped' }] },
    { file: 'shell/a.spec.ts', title: 'R-02 is not seen', ok: false, tests: [{ status: 'unexpected' }] },
  ];
  expect(passedInPlaywright({ suites: [{ suites: [{ specs }] }] })).toEqual([
    { file: 'e2e/shell/a.spec.ts', name: 'R-01 is seen' },
  ]);
});

it('the page names each row with its tests, and words of tests make no markup', () => {
  const coverage = coverageOf(rows, [shows('R-01 <b>takes</b> [all]')], []);
  const page = coveragePage(rows, coverage, []);
  expect(page).toContain('1 of 2 rows are shown');
  expect(page).toContain('- `a.test.ts`: R-01 \\<b\\>takes\\</b\\> \\[all\\]');
  expect(page).toContain('**R-02** two\n\n- **no test**');
});

it('the tests of a file stand in one line, each once, in the order of their names', () => {
  const passed = [shows('R-01 later'), shows('R-01 earlier'), { file: 'b.test.ts', name: 'R-01' }, shows('R-01 later')];
  expect(coveragePage(rows, coverageOf(rows, passed, []), [])).toContain(
    '\n\n- `a.test.ts`: R-01 earlier · R-01 later\n- `b.test.ts`: R-01\n\n',
  );
});
