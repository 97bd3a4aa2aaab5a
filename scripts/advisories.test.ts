import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { advisoriesOf, affectedBy, staleness, uncovered } from './advisories.mjs';
import { compareVersions, isVersionInRange } from './version-range.mjs';

const lock = {
  packages: {
    '': { name: 'keepout', version: '1.0.0' },
    'packages/server': { name: '@keepout/server', version: '1.0.0' },
    'node_modules/@keepout/server': { link: true, resolved: 'packages/server' },
    'node_modules/left': { version: '1.2.3' },
    'node_modules/right/node_modules/left': { version: '2.0.0-rc.1' },
    'node_modules/alias': { name: 'right', version: '4.0.0' },
  },
};
const advisory = (range: string) => ({ id: 'GHSA-x', range, severity: 'high', title: 'Breaks.' });

it('a package in an affected range is told with the id, wherever it lies and whatever it is called there', () => {
  const advisories = { left: [advisory('<1.2.4 || >=2.0.0-0 <2.0.0')], right: [advisory('>=3.0.0')] };
  expect(affectedBy(lock, { advisories })).toEqual([
    'left 1.2.3: GHSA-x (high) Breaks.',
    'left 2.0.0-rc.1: GHSA-x (high) Breaks.',
    'right 4.0.0: GHSA-x (high) Breaks.',
  ]);
  expect(affectedBy(lock, { advisories: { left: [advisory('<1.2.3')], constructor: [] } })).toEqual([]);
});

it('ranges are read as advisories write them, and what is not known is an error', () => {
  const inside = ['*', '1.2.3', '=1.2.3', '<=1.2.3', '>=1.0.0 <1.3.0', '> 1.2 < 2', '<1 || >1.2.2'];
  const outside = ['<1.2.3', '>1.2.3', '>=1.3', '<1 || >2'];
  expect([...inside, ...outside].map((range) => isVersionInRange('1.2.3', range))).toEqual([
    ...inside.map(() => true),
    ...outside.map(() => false),
  ]);
  expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0);
  expect(() => isVersionInRange('1.2.3', '^1.2')).toThrow('cannot be read');
});

it('what is known is old after ninety days, and is none where it was never taken', () => {
  const day = (text: string) => Date.parse(text);
  expect(staleness({ asOf: '2026-08-28' }, day('2026-11-26'))).toBeUndefined();
  expect(staleness({ asOf: '2026-08-27' }, day('2026-11-26'))).toContain('91 days ago');
  expect(staleness({ asOf: null }, 0)).toContain('no advisories yet');
  for (const asOf of ['soon', '', '2026-13-01', '2027-01-01'])
    expect(staleness({ asOf }, day('2026-11-26')), asOf).toContain('no day before today');
});

it('a report is taken by package, each advisory once and without its address', () => {
  const via = { name: 'left', url: 'https://example.com/GHSA-x', range: '<2', severity: 'high', title: 'Breaks.' };
  const report = { vulnerabilities: { left: { via: [via] }, right: { via: ['left', via] } } };
  expect(advisoriesOf(report, '2026-11-26')).toEqual({
    asOf: '2026-11-26',
    advisories: { left: [{ id: 'GHSA-x', range: '<2', severity: 'high', title: 'Breaks.' }] },
  });
  expect(() => advisoriesOf({ message: '405' }, '2026-11-26')).toThrow('no report of advisories: 405');
});

it('a release fails where what is known is too old, a commit does not', () => {
  const check = (...words: string[]) => {
    try {
      execFileSync(process.execPath, ['scripts/advisories.mjs', '--check', ...words], { stdio: 'pipe' });
      return 0;
    } catch (cause) {
      return (cause as { status: number }).status;
    }
  };
  const advisoryFile = JSON.parse(readFileSync('security/advisories.json', 'utf8'));
  expect(check()).toBe(0);
  expect(check('--release')).toBe(staleness(advisoryFile, Date.now()) === undefined ? 0 : 1);
});

it('no file but the lock file of the root names packages of others', () => {
  const paths = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const files = paths.filter((path) => /\.(json|toml|lock|ya?ml|sum|txt)$/.test(path));
  const read = (path: string) => ({ path, text: path.endsWith('.toml') ? readFileSync(path, 'utf8') : '' });
  expect(uncovered(files.map(read)).map(({ path }: { path: string }) => path)).toEqual([]);
  const otherLocks = ['packages/client/package-lock.json', 'a/uv.lock', 'requirements-dev.txt'].map((path) => ({
    path,
    text: '',
  }));
  const python = { path: 'a/pyproject.toml', text: '[project]\nname = "a"\ndependencies = ["httpx"]\n' };
  expect(uncovered([...otherLocks, python, { ...python, text: '[project]\nname = "a"\n' }])).toHaveLength(4);
});
