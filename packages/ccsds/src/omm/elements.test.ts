import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../test/omm-records.ts';
import { COVARIANCE_KEYWORDS } from '../oem/model.ts';
import { walkOmmCsv } from './csv.ts';
import { elementsFrom } from './elements.ts';
import { walkOmmJson } from './json.ts';
import { readOmm, readOmmAll } from './read.ts';

const RECORD: Readonly<Record<string, string>> = {
  OBJECT_NAME: ' NUSAT-8 (MARIE) ',
  OBJECT_ID: '2020-003C',
  EPOCH: '2000-01-02T00:00:00.5',
  MEAN_MOTION: '15.27989249',
  ECCENTRICITY: '0.0013356',
  INCLINATION: '97.297',
  RA_OF_ASC_NODE: '66.4161',
  ARG_OF_PERICENTER: '110.6345',
  MEAN_ANOMALY: '334.7107',
  EPHEMERIS_TYPE: '2',
  CLASSIFICATION_TYPE: 'C',
  NORAD_CAT_ID: '45018',
  ELEMENT_SET_NO: '999',
  REV_AT_EPOCH: '5327',
  BSTAR: '0.000084553',
  MEAN_MOTION_DOT: '0.00002241',
  MEAN_MOTION_DDOT: '0.5',
  TIME_SYSTEM: 'TAI',
  MEAN_ELEMENT_THEORY: 'SGP4',
  RCS: '2.5',
  OBJECT_TYPE: 'PAYLOAD',
};
/** The record changed; null leaves a keyword out. */
function made(changes: Readonly<Record<string, string | null>>): ReturnType<typeof elementsFrom> {
  const record = { ...RECORD, ...changes };
  return elementsFrom(
    (keyword) => record[keyword] ?? undefined,
    (keyword) => Object.keys(RECORD).indexOf(keyword) + 1,
  );
}
function value(changes: Readonly<Record<string, string | null>>) {
  const result = made(changes);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}
const lineOf = (keyword: string): number => Object.keys(RECORD).indexOf(keyword) + 1;

describe('mean elements of a record', () => {
  it('have each value in its place', () => {
    expect(value({})).toEqual({
      noradId: 45018,
      name: 'NUSAT-8 (MARIE)',
      cosparId: '2020-003C',
      epochTaiS: 86_400.5,
      epochUtc: '2000-01-02T00:00:00.5',
      meanMotionRevPerDay: 15.27989249,
      eccentricity: 0.0013356,
      inclinationDeg: 97.297,
      raanDeg: 66.4161,
      argPerigeeDeg: 110.6345,
      meanAnomalyDeg: 334.7107,
      bstar: 0.000084553,
      meanMotionDot: 0.00002241,
      meanMotionDdot: 0.5,
      ephemerisType: 2,
      classification: 'C',
      elementSetNo: 999,
      revAtEpoch: 5327,
      objectType: 'PAYLOAD',
      rcsM2: 2.5,
    });
  });

  it('may lack what an orbit does not need', () => {
    const bare = Object.fromEntries(
      [
        ...['OBJECT_NAME', 'OBJECT_ID', 'BSTAR', 'MEAN_MOTION_DOT', 'MEAN_MOTION_DDOT', 'EPHEMERIS_TYPE'],
        ...['CLASSIFICATION_TYPE', 'ELEMENT_SET_NO', 'REV_AT_EPOCH', 'MEAN_ELEMENT_THEORY', 'RCS', 'OBJECT_TYPE'],
      ].map((keyword) => [keyword, null]),
    );
    const elements = value(bare);
    expect(elements).toMatchObject({
      name: '',
      cosparId: '',
      bstar: 0,
      meanMotionDot: 0,
      meanMotionDdot: 0,
      ephemerisType: 0,
      classification: 'U',
      elementSetNo: 0,
      revAtEpoch: 0,
    });
    for (const key of ['objectType', 'rcsM2', 'covariance']) expect(elements).not.toHaveProperty(key);
    expect(value({ RCS: '0' })).not.toHaveProperty('rcsM2');
    expect(value({ BSTAR: '' }).bstar).toBe(0);
  });

  it('have the type that is written, else the one that the name says', () => {
    expect(value({ OBJECT_NAME: 'A DEB', OBJECT_TYPE: null }).objectType).toBe('DEBRIS');
    expect(value({ OBJECT_NAME: 'A DEB', OBJECT_TYPE: 'ROCKET BODY' }).objectType).toBe('ROCKET BODY');
    expect(value({ OBJECT_TYPE: null, USER_DEFINED_OBJECT_TYPE: 'DEBRIS' }).objectType).toBe('DEBRIS');
    expect(value({ OBJECT_NAME: 'A R/B', OBJECT_TYPE: 'something' }).objectType).toBe('ROCKET BODY');
  });

  it('have their epoch in the time system of the record', () => {
    // UTC was 32 s behind TAI in 2000; TT is 32.184 s ahead of TAI, GPS 19 s behind.
    for (const [system, epochTaiS] of [
      ['TAI', 86_400.5],
      ['tai', 86_400.5],
      ['TT', 86_400.5 - 32.184],
      ['GPS', 86_419.5],
      ['UTC', 86_432.5],
      ['utc', 86_432.5],
      ['', 86_432.5],
      [null, 86_432.5],
    ] as const)
      expect(value({ TIME_SYSTEM: system }).epochTaiS, String(system)).toBe(epochTaiS);
    expect(value({ EPOCH: '2000-01-02 00:00:00.5' })).toMatchObject({
      epochTaiS: 86_400.5,
      epochUtc: '2000-01-02 00:00:00.5',
    });
    // A reader of UTC that is lent is for UTC alone.
    const lent = (system: string): unknown =>
      elementsFrom((keyword) => ({ ...RECORD, TIME_SYSTEM: system })[keyword], undefined, { readUtc: () => 7 });
    expect(lent('UTC')).toMatchObject({ ok: true, value: { epochTaiS: 7 } });
    expect(lent('TAI')).toMatchObject({ ok: true, value: { epochTaiS: 86_400.5 } });
  });

  it.each<[string, string | null, object]>([
    ['EPHEMERIS_TYPE', '4', { code: 'unsupported-ephemeris-type', value: '4', limit: '0' }],
    ['EPHEMERIS_TYPE', '-1', { code: 'not-an-integer', value: '-1' }],
    ['EPHEMERIS_TYPE', 'x', { code: 'not-a-number', value: 'x' }],
    ['MEAN_ELEMENT_THEORY', 'DSST', { code: 'unsupported-theory', value: 'DSST', limit: 'SGP4' }],
    ['TIME_SYSTEM', 'TDB', { code: 'unsupported-time-system', value: 'TDB', limit: 'UTC' }],
    ['EPOCH', null, { code: 'missing-keyword' }],
    ['EPOCH', '2000-02-30T00:00:00', { code: 'not-an-epoch', value: '2000-02-30T00:00:00' }],
    ['NORAD_CAT_ID', null, { code: 'missing-keyword' }],
    ['NORAD_CAT_ID', '1.5', { code: 'number-out-of-range', value: '1.5', limit: '0 to 999999999' }],
    ['NORAD_CAT_ID', '-1', { code: 'number-out-of-range', value: '-1', limit: '0 to 999999999' }],
    ['NORAD_CAT_ID', '1000000000', { code: 'number-out-of-range', value: '1000000000', limit: '0 to 999999999' }],
    ['ECCENTRICITY', '1', { code: 'number-out-of-range', value: '1', limit: 'below 1' }],
    ['ECCENTRICITY', '1.1', { code: 'number-out-of-range', value: '1.1', limit: '0 to 1' }],
    ['ECCENTRICITY', '-0.1', { code: 'number-out-of-range', value: '-0.1', limit: '0 to 1' }],
    ['INCLINATION', '180.1', { code: 'number-out-of-range', value: '180.1', limit: '0 to 180' }],
    ['INCLINATION', '-1', { code: 'number-out-of-range', value: '-1', limit: '0 to 180' }],
    ['MEAN_MOTION', '0', { code: 'number-out-of-range', value: '0', limit: 'above 0' }],
    ['MEAN_MOTION', '', { code: 'missing-keyword' }],
    ['RA_OF_ASC_NODE', 'x', { code: 'not-a-number', value: 'x' }],
    ['ARG_OF_PERICENTER', null, { code: 'missing-keyword' }],
    ['MEAN_ANOMALY', '1,5', { code: 'not-a-number', value: '1,5' }],
    ['BSTAR', 'x', { code: 'not-a-number', value: 'x' }],
    ['MEAN_MOTION_DOT', 'x', { code: 'not-a-number', value: 'x' }],
    ['MEAN_MOTION_DDOT', 'x', { code: 'not-a-number', value: 'x' }],
    ['ELEMENT_SET_NO', '1.5', { code: 'not-an-integer', value: '1.5' }],
    ['REV_AT_EPOCH', '-3', { code: 'not-an-integer', value: '-3' }],
  ])('are refused where %s is %s', (keyword, written, fault) => {
    expect(made({ [keyword]: written })).toEqual({ ok: false, fault: { ...fault, keyword, line: lineOf(keyword) } });
  });

  it('are taken at the ends of what is allowed, and of every theory of SGP4', () => {
    expect(value({ NORAD_CAT_ID: '999999999' }).noradId).toBe(999_999_999);
    expect(value({ NORAD_CAT_ID: '0' }).noradId).toBe(0);
    expect(value({ ECCENTRICITY: '0' }).eccentricity).toBe(0);
    expect(value({ INCLINATION: '180' }).inclinationDeg).toBe(180);
    expect(value({ INCLINATION: '0' }).inclinationDeg).toBe(0);
    for (const theory of ['SGP4', 'sgp4', 'SGP/SGP4', 'SGP', 'SDP4', 'SGP4/SDP4', ''])
      expect(made({ MEAN_ELEMENT_THEORY: theory }).ok, theory).toBe(true);
  });

  it('bring their covariance, in its frame or the one of the record', () => {
    const terms = Object.fromEntries(
      COVARIANCE_KEYWORDS.map((keyword, k) => [
        keyword,
        [0, 2, 5, 9, 14, 20].includes(k) ? '30' : String((k + 1) / 32),
      ]),
    );
    const elements = value({ ...terms, COV_REF_FRAME: 'RTN', REF_FRAME: 'TEME' });
    expect(elements.covariance).toMatchObject({ epochTaiS: 86_400.5, frame: 'RTN' });
    expect(elements.covariance?.matrix[0]).toBe(30e6);
    expect(elements.covariance?.matrix[1]).toBe((2 / 32) * 1e6);
    expect(elements.covariance?.matrix[34]).toBe((20 / 32) * 1e6);
    expect(value({ ...terms, COV_REF_FRAME: 'EME2000', REF_FRAME: 'TEME' }).covariance?.frame).toBe('EME2000');
    expect(value({ ...terms, REF_FRAME: 'TEMEOFDATE' }).covariance?.frame).toBe('TEME');
    expect(value({ ...terms, COV_REF_FRAME: '', REF_FRAME: '' }).covariance?.frame).toBe('TEME');
    expect(value({ ...terms, CX_X: '' })).not.toHaveProperty('covariance');
    const refusals: readonly [Record<string, string>, object][] = [
      [{ COV_REF_FRAME: 'XYZ' }, { code: 'unsupported-frame', keyword: 'COV_REF_FRAME', value: 'XYZ' }],
      [{ CY_DOT_Z: 'x' }, { code: 'covariance-incomplete', keyword: 'CY_DOT_Z' }],
      [{ CX_X: '-1' }, { code: 'covariance-not-positive', keyword: 'CX_X' }],
    ];
    for (const [change, fault] of refusals) expect(made({ ...terms, ...change })).toEqual({ ok: false, fault });
  });
});

describe('an OMM that its theory does not suffice', () => {
  const LINES: readonly string[] = [
    'CCSDS_OMM_VERS = 3.0',
    'CREATION_DATE = 2024-11-01T00:00:00',
    'ORIGINATOR = A',
    'OBJECT_NAME = B',
    'OBJECT_ID = 2020-001A',
    'CENTER_NAME = EARTH',
    'REF_FRAME = TEME',
    'TIME_SYSTEM = UTC',
    'MEAN_ELEMENT_THEORY = SGP4',
    'EPOCH = 2024-11-01T00:00:00',
    'MEAN_MOTION = 15',
    'ECCENTRICITY = 0.001',
    'INCLINATION = 98',
    'RA_OF_ASC_NODE = 1',
    'ARG_OF_PERICENTER = 2',
    'MEAN_ANOMALY = 3',
    'NORAD_CAT_ID = 5',
    'BSTAR = 0.5',
    'MEAN_MOTION_DOT = 0.25',
    'MEAN_MOTION_DDOT = 0',
  ];
  const missing = (theory: string, ...left: string[]): unknown =>
    readOmmAll(
      LINES.filter((line) => !left.includes(line.split(' ')[0] ?? ''))
        .join('\n')
        .replace('= SGP4', `= ${theory}`),
    ).faults.map(({ code, keyword, line }) => `${code} ${keyword ?? ''} ${String(line)}`);

  it('is told each keyword that is missing', () => {
    const four = ['NORAD_CAT_ID', 'MEAN_MOTION_DOT', 'BSTAR', 'MEAN_MOTION_DDOT'];
    expect(missing('SGP4')).toEqual([]);
    const faultOf = (...keywords: string[]): string[] => keywords.map((keyword) => `missing-keyword ${keyword} 10`);
    expect(missing('SGP4', 'MEAN_MOTION_DOT', 'MEAN_MOTION_DDOT')).toEqual([]);
    expect(missing('SGP4', ...four)).toEqual(faultOf('BSTAR'));
    expect(missing('sgp/sgp4', ...four)).toEqual(faultOf('BSTAR'));
    expect(missing('SGP', ...four)).toEqual(faultOf('MEAN_MOTION_DOT', 'MEAN_MOTION_DDOT'));
    expect(missing('SGP4', 'MEAN_MOTION')).toEqual(faultOf('MEAN_MOTION'));
    expect(missing('SGP4-XP', ...four, 'MEAN_MOTION')).toEqual(faultOf('MEAN_MOTION', 'BTERM', 'AGOM'));
    expect(missing('PPT3', ...four)).toEqual(faultOf('MEAN_MOTION_DOT', 'MEAN_MOTION_DDOT'));
    expect(missing('DSST', ...four)).toEqual([]);
    expect(missing('DSST', 'MEAN_MOTION')).toEqual(faultOf('MEAN_MOTION'));
  });

  it('is told an unknown time system at its line, and what is no OMM', () => {
    const text = LINES.join('\n');
    expect(readOmmAll(text.replace('= UTC', '= ABC')).faults).toEqual([
      { code: 'unknown-time-system', line: 8, keyword: 'TIME_SYSTEM', value: 'ABC' },
    ]);
    expect(readOmm('{"a": 1}')).toEqual({ ok: false, fault: { code: 'missing-keyword', keyword: 'CCSDS_OMM_VERS' } });
    expect(readOmm('<opm version="2.0"/>')).toEqual({
      ok: false,
      fault: { code: 'wrong-root-element', line: 1, value: 'opm', limit: 'omm' },
    });
  });
});

describe('a table of OMM records', () => {
  const header = Object.keys(RECORD).join(',');
  const row = (changes: Readonly<Record<string, string>>): string =>
    Object.entries({ ...RECORD, ...changes })
      .map(([, cell]) => cell)
      .join(',');

  it('as CSV tells a bad row by its line', () => {
    const { elements, faults } = recordsOf(
      walkOmmCsv,
      `\n${header}\n${row({ BSTAR: 'x' })}\n\n${row({})}\n${row({ RCS: '1,2' })}\n`,
    );
    expect(elements.map(({ noradId }) => noradId)).toEqual([45018]);
    expect(faults).toEqual([
      { code: 'not-a-number', line: 3, keyword: 'BSTAR', value: 'x' },
      { code: 'wrong-number-of-columns', line: 6, value: '22', limit: 21 },
    ]);
    expect(recordsOf(walkOmmCsv, `${header.replace('EPOCH,', '')}\n${row({})}`)).toEqual({
      elements: [],
      faults: [{ code: 'missing-keyword', line: 1, keyword: 'EPOCH' }],
    });
    expect(recordsOf(walkOmmCsv, '')).toEqual({ elements: [], faults: [] });
    const quoted = recordsOf(walkOmmCsv, `\ufeff${header.toLowerCase()}\r\n${row({ OBJECT_NAME: '"A ""B"", C"' })}`);
    expect(quoted.elements.map(({ name }) => name)).toEqual(['A "B", C']);
  });

  it('as JSON tells what is no record', () => {
    expect(recordsOf(walkOmmJson, '[').faults).toMatchObject([{ code: 'malformed-json' }]);
    expect(recordsOf(walkOmmJson, '[5, "x"]')).toEqual({
      elements: [],
      faults: [
        { code: 'malformed-json', value: 'number' },
        { code: 'malformed-json', value: 'string' },
      ],
    });
    const half = JSON.stringify({ CCSDS_OMM_VERS: '9.0', header: {} });
    expect(recordsOf(walkOmmJson, half).faults).toEqual([
      { code: 'unsupported-version', keyword: 'CCSDS_OMM_VERS', value: '9.0', limit: '2.0, 3.0' },
    ]);
  });
});
