import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leastLimit, limitOf } from './operator-limits.ts';
import { describeSettingProblem } from './setting-problem.ts';
import { parseSettings, type Settings } from './settings.ts';

const LIMITS = '{"aurora": {"KEEPOUT_STORAGE_LIMIT_MB": 200000, "KEEPOUT_SCREENINGS_AT_ONCE": 32}, "campus": {}}';

function settingsOf(limits: string | undefined, root = '/srv/keepout'): Settings {
  const result = parseSettings({ KEEPOUT_STORAGE_LIMIT_MB: '500', KEEPOUT_OPERATOR_LIMITS: limits }, root);
  if (!result.ok) throw new Error(result.fault.problems.map(describeSettingProblem).join('; '));
  return result.value;
}

it('25.4 an operator has the limits that are his, and those of all others for the rest', () => {
  const settings = settingsOf(LIMITS);
  expect(limitOf(settings, 'storageLimitBytes', 'aurora')).toBe(200e9);
  expect(limitOf(settings, 'screeningsAtOnce', 'aurora')).toBe(32);
  expect(limitOf(settings, 'recordsLimit', 'aurora')).toBe(settings.recordsLimit);
  for (const other of ['campus', 'nobody', 'toString']) expect(limitOf(settings, 'storageLimitBytes', other)).toBe(5e8);
  expect(leastLimit(settings, 'storageLimitBytes')).toBe(5e8);
  expect(leastLimit(settingsOf('{"campus": {"KEEPOUT_STORAGE_LIMIT_MB": 20}}'), 'storageLimitBytes')).toBe(2e7);
  expect(settingsOf(undefined).operatorLimits.size).toBe(0);
});

it('25.4 they may stand in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keepout-limits-'));
  try {
    writeFileSync(join(folder, 'limits.json'), LIMITS);
    expect(settingsOf('limits.json', folder).operatorLimits).toEqual(settingsOf(LIMITS).operatorLimits);
    writeFileSync(join(folder, 'limits.json'), '{\n  "aurora": {]\n}\n');
    expect(() => settingsOf('limits.json', folder)).toThrow(
      'KEEPOUT_OPERATOR_LIMITS names a file that is not JSON: line 2, character 14',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it.each([
  ['nowhere.json', 'must be JSON that begins with {, or the path of a file that can be read'],
  ['{"aurora": 5}', 'at "aurora": must be an object whose members are names of settings'],
  ['{"au rora": {}}', 'at "au rora": must be the id of an operator'],
  [
    '{"aurora": {"KEEPOUT_RECORD_LIMIT": 5}}',
    'at "aurora": "KEEPOUT_RECORD_LIMIT" is no limit of one operator; did you mean KEEPOUT_RECORDS_LIMIT?',
  ],
  ['{"aurora": {"files": 5}}', 'at "aurora": "files" is no limit of one operator; there are KEEPOUT_STORAGE_LIMIT_MB,'],
  ['{"aurora": {"KEEPOUT_RECORDS_LIMIT": 0}}', 'at "aurora".KEEPOUT_RECORDS_LIMIT: must lie between 1 and 1000000000'],
  ['{"aurora": {"KEEPOUT_RECORDS_LIMIT": 1e99}}', 'at "aurora".KEEPOUT_RECORDS_LIMIT: must be a whole number'],
  ['{"aurora": {"KEEPOUT_RECORDS_LIMIT": null}}', 'at "aurora".KEEPOUT_RECORDS_LIMIT: must be a whole number'],
  ['{"aurora": {"KEEPOUT_RECORDS_LIMIT": "5"}}', 'at "aurora".KEEPOUT_RECORDS_LIMIT: must be a whole number'],
])('25.4 %s is refused with place and reason', (limits, reason) => {
  expect(() => settingsOf(limits)).toThrow(`KEEPOUT_OPERATOR_LIMITS ${reason}`);
});
