import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { command } from '../test-command.ts';

const sound = readFileSync(new URL('../../../../conformance/od-quality/cdm.txt', import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'keepout-od-quality-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The message with fields of object 2 as these say. */
function spoiled(changes: Readonly<Record<string, string>>): string {
  const from = sound.indexOf('= OBJECT2');
  const second = Object.entries(changes).reduce(
    (text, [keyword, value]) => text.replace(new RegExp(`^(${keyword} *= ).*$`, 'm'), `$1${value}`),
    sound.slice(from),
  );
  return sound.slice(0, from) + second;
}

async function qualityOf(changes: Readonly<Record<string, string>>) {
  const file = join(folder, 'message.cdm');
  writeFileSync(file, spoiled(changes));
  const { code, stdout, stderr } = await command('od-quality', file, '--json');
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout).object2;
}

const FORCE_MODEL = {
  GRAVITY_MODEL: 'EGM_96: 24D 24O',
  ATMOSPHERIC_MODEL: 'NONE',
  N_BODY_PERTURBATIONS: 'NONE',
  SOLAR_RAD_PRESSURE: 'NO',
  EARTH_TIDES: 'NO',
  CD_AREA_OVER_MASS: '1.001 [m**2/kg]',
  CR_AREA_OVER_MASS: '1.001 [m**2/kg]',
};

describe('keepout od-quality', () => {
  it('gives the composite scores that NASA CARA gives', async () => {
    const whole = await qualityOf({});
    const without = await qualityOf(FORCE_MODEL);
    // The thirteen checks that can be passed: the size of a covariance has no limit below which it is good.
    expect(whole).toEqual({ score: 1, knownChecks: 13, allChecks: 14, composite: 1, zeros: [], notTold: [] });
    expect(without.zeros).toEqual([
      'geopotential',
      'drag',
      'radiation-pressure',
      'moon-and-sun',
      'solid-tides',
      'drag-coefficient',
      'radiation-coefficient',
    ]);
    recordValidation({
      room: 'cli',
      reference: 'Quality of an orbit determination: composite score, sound and with a spoiled force model',
      origin: 'NASA CARA Analysis Tools, ODQualityAssessment: its unit test (NOSA)',
      deviations: [Math.abs(whole.composite - 1), Math.abs(without.composite - 0.625)],
      unit: '',
      tolerance: 1e-9,
      reason: 'A count of checks passed.',
    });
    expect(without.composite).toBeCloseTo(0.625, 9);
    expect((await qualityOf({ GRAVITY_MODEL: 'EGM_96 24x24' })).zeros).toEqual(['geopotential']);
  });

  it('names each figure of a determination, a covariance or an age that does not pass', async () => {
    const zeros = async (changes: Readonly<Record<string, string>>) => (await qualityOf(changes)).zeros;
    expect(await zeros({ ACTUAL_OD_SPAN: '18.1 [d]' })).toEqual(['od-span']);
    expect(await zeros({ ACTUAL_OD_SPAN: '3.4 [d]' })).toEqual(['od-span']);
    expect(await zeros({ RESIDUALS_ACCEPTED: '79.9 [%]' })).toEqual(['residuals-accepted']);
    expect(await zeros({ WEIGHTED_RMS: '5.1' })).toEqual(['weighted-rms']);
    expect(await zeros({ TIME_LASTOB_END: '2018-07-16T00:00:00.000' })).toEqual(['epoch-age']);
    expect(await zeros({ CT_T: '4.0e13 [m**2]' })).toEqual(['covariance-size']);
    expect(await zeros({ CR_R: '1.0 [m**2]' })).toEqual(['covariance-positive']);
    expect(await zeros({ WEIGHTED_RMS: 'NaN' })).toEqual(['weighted-rms']);
  });

  it('takes the last observation for old from a class of dissipation on, as the source has them', async () => {
    const old = { TIME_LASTOB_END: '2018-07-23T00:00:00.000', ACTUAL_OD_SPAN: '6.0 [d]' };
    expect((await qualityOf({ ...old, SEDR: '0.0089 [W/kg]' })).zeros).toEqual([]);
    expect((await qualityOf({ ...old, SEDR: '0.0091 [W/kg]' })).zeros).toEqual(['epoch-age']);
  });

  it('says of a file that is no data message what it is', async () => {
    const { code, stderr } = await command(
      'od-quality',
      new URL('../../../../conformance/tracss/47401.ocm', import.meta.url).pathname,
    );
    expect([code, stderr]).toEqual([1, expect.stringContaining('47401.ocm: ')]);
  });
});
