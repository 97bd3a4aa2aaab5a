import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatUtc } from '@keepout/astro/epoch';
import {
  publishedPredictions,
  publishedResiduals,
  PREDICTIONS_START_TAI_S as START,
  testPrediction,
} from '@keepout/server/ca/test-predictions';
import { afterAll, describe, expect, it } from 'vitest';
import { command } from '../test-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'keepout-realism-orbits-'));
afterAll(() => rmSync(folder, { recursive: true }));
const DAY = 86_400;
const FILES = 12;
const { header: HEADER, rows: RESIDUALS } = publishedResiduals('case03', FILES);

function placed(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const predicted = publishedPredictions(RESIDUALS).map((text, day) => placed(`predicted-${day}.oem`, text));
const definitive = placed('definitive.oem', testPrediction({ day: 0, days: FILES, created: FILES + 1 }));

async function groupsOf(...args: readonly string[]) {
  const { code, stdout, stderr } = await command('realism', ...args, '--json');
  expect(code, stderr).toBe(0);
  return { groups: JSON.parse(stdout).groups as Record<string, unknown>[], stderr };
}

describe('keepout realism of ephemerides and element sets', () => {
  it('C10 tells of predicted files against definitive ones what it tells of their residuals', async () => {
    const { groups } = await groupsOf('--predicted', ...predicted, '--definitive', definitive);
    const kind = { originator: 'OPERATOR', covarianceSource: 'OEM', regime: 'perigee-600-900-km', objects: 1 };
    const rows = { comparison: 'PREDICTED_DEFINITIVE', isLowerBound: false };
    expect(groups).toMatchObject([
      { ...kind, ...rows, leadFromDays: 0, leadToDays: 1, samples: 12 },
      { ...kind, ...rows, leadFromDays: 1, leadToDays: 2, samples: 11 },
    ]);
    const residuals = placed('residuals.csv', [HEADER, ...RESIDUALS].join('\n'));
    const direct = JSON.parse((await command('realism', residuals, '--json')).stdout);
    const { factor, shortfalls } = groups[0]!['realism'] as { factor: number; shortfalls: string[] };
    expect(factor / direct.factor).toBeCloseTo(1, 3);
    expect(shortfalls).toEqual(expect.arrayContaining(['samples-few', 'objects-few']));
    const { stdout } = await command('realism', '--predicted', ...predicted, '--definitive', definitive);
    expect(stdout).toContain(
      'OPERATOR, OEM, perigee-600-900-km, 0 to 1 d old, 1 objects; predicted against definitive',
    );
  });

  it('takes of a definitive file what was known when it was made', async () => {
    const early = placed('early.oem', testPrediction({ day: 0, days: 3, created: 1.2 }));
    const { groups, stderr } = await groupsOf('--predicted', ...predicted, '--definitive', early);
    expect(groups.map(({ leadFromDays, samples }) => [leadFromDays, samples])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(stderr).toContain('after its CREATION_DATE it is a prediction; that part is left out');
  });

  it('C10 tests the estimated covariances of element sets, and says that of each other it is a lower bound', async () => {
    const sets = placed(
      'sets.csv',
      [
        'OBJECT_NAME,OBJECT_ID,EPOCH,MEAN_MOTION,ECCENTRICITY,INCLINATION,RA_OF_ASC_NODE,ARG_OF_PERICENTER,MEAN_ANOMALY,EPHEMERIS_TYPE,CLASSIFICATION_TYPE,NORAD_CAT_ID,ELEMENT_SET_NO,REV_AT_EPOCH,BSTAR,MEAN_MOTION_DOT,MEAN_MOTION_DDOT',
        ...[0, 0.3, 1.5, 3].map(
          (day, k) =>
            `SAT,1998-067A,${formatUtc(START + day * DAY)},14.6,0.001,0.05,0,0,${(360 * 14.6 * day) % 360},0,U,25544,${k},1,0.0001,0,0`,
        ),
      ].join('\n'),
    );
    const { groups } = await groupsOf('--elements', sets, '--definitive', definitive);
    const short = groups.map(({ comparison, isLowerBound, covarianceSource, leadFromDays, samples }) =>
      [comparison, isLowerBound, covarianceSource, leadFromDays, samples].join(' '),
    );
    expect(short).toContain('ELEMENTS_ELEMENTS true ESTIMATED 1 2');
    expect(short).toContain('ELEMENTS_ELEMENTS true ESTIMATED 2 1');
    // The set of the same hours as the one before it does not count again.
    expect(short).toContain('ELEMENTS_DEFINITIVE false ESTIMATED 0 3');
  });

  it('says what is missing', async () => {
    const ends = async (...args: readonly string[]) => {
      const { code, stderr } = await command('realism', ...args);
      return `${code} ${stderr.replaceAll(`${folder}/`, '')}`;
    };
    expect(await ends()).toContain('2 keepout: give a CSV, or --predicted, --definitive, --elements');
    expect(await ends('--predicted', predicted[0]!)).toContain('2 keepout: --predicted is compared with --definitive');
    expect(await ends('--definitive', definitive)).toContain('2 keepout: give --predicted or --elements');
    expect(await ends('--predicted', definitive, '--definitive', definitive)).toBe(
      '1 definitive.oem: it has no covariance\n' +
        'definitive.oem: made after its last state; ages count from its first, 2024-11-01T00:00:00.000Z\n' +
        ['0 to 1 d', '1 to 2 d', '2 to 3 d', '3 to 5 d', '5 d and more']
          .map(
            (age) =>
              `OPERATOR without covariance, perigee-600-900-km, ${age} old, 1 samples: no errors estimated of fewer than 30 samples\n`,
          )
          .join('') +
        'keepout: nothing to compare: no object has a predicted covariance and a definitive orbit\n',
    );
  });
});
