import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/property-runs.mjs';
import { type MeasuredPoint, tdmOf } from './compose.ts';
import { readTdm } from './read.ts';
import { type TdmTracks, tdmTracks } from './tracks.ts';
import { writeTdm } from './write.ts';

const DEG = Math.PI / 180;
const LINES: readonly string[] = [
  'CCSDS_TDM_VERS = 2.0',
  'CREATION_DATE = 2024-11-01T10:00:00',
  'ORIGINATOR = KEEPOUT',
  'META_START',
  'TIME_SYSTEM = TAI',
  'PARTICIPANT_1 = STATION',
  'PARTICIPANT_2 = OBJECT',
  'PATH = 2,1',
  'TIMETAG_REF = RECEIVE',
  'ANGLE_TYPE = RADEC',
  'REFERENCE_FRAME = EME2000',
  'META_STOP',
  'DATA_START',
  'ANGLE_1 = 2000-01-01T00:02:00 180',
  'ANGLE_2 = 2000-01-01T00:02:00 -45',
  'MAG = 2000-01-01T00:02:00 12',
  'ANGLE_1 = 2000-01-01T00:03:00 90',
  'ANGLE_2 = 2000-01-01T00:03:00 30',
  'DATA_STOP',
];

function tracksOf(...edits: readonly (readonly [number, string])[]): TdmTracks {
  const lines = [...LINES];
  for (const [line, text] of edits) lines[line - 1] = text;
  const tdm = readTdm(`${lines.join('\n')}\n`);
  if (!tdm.ok) throw new Error(JSON.stringify(tdm.fault));
  return tdmTracks(tdm.value);
}
const pointsOf = (...edits: readonly (readonly [number, string])[]) => tracksOf(...edits).tracks[0]?.points;

describe('the tracks of a TDM', () => {
  it('have what belongs to one epoch together, with the receiving end as the sensor', () => {
    expect(tracksOf()).toEqual({
      faults: [],
      warnings: [],
      tracks: [
        {
          segment: 1,
          line: 4,
          sensor: { name: 'STATION', line: 6, keyword: 'PARTICIPANT_1' },
          object: { name: 'OBJECT', line: 7, keyword: 'PARTICIPANT_2' },
          angles: 'EME2000',
          aberrationLeft: { annual: false, diurnal: false },
          points: [
            {
              line: 14,
              epoch: '2000-01-01T00:02:00',
              receptionTaiS: 120,
              anglesRad: [Math.PI, -45 * DEG],
              magnitude: 12,
            },
            { line: 17, epoch: '2000-01-01T00:03:00', receptionTaiS: 180, anglesRad: [Math.PI / 2, 30 * DEG] },
          ],
        },
      ],
    });
    expect(tracksOf([8, 'PATH = 1,2']).tracks[0]).toMatchObject({
      sensor: { name: 'OBJECT' },
      object: { name: 'STATION' },
    });
    expect(tracksOf([8, '']).tracks[0]).toMatchObject({ sensor: { name: 'STATION' }, object: { name: 'OBJECT' } });
  });

  it('are by time, each epoch once, and both are said', () => {
    const tracks = tracksOf([
      16,
      'ANGLE_1 = 2000-01-01T00:01:00 10\nANGLE_2 = 2000-01-01T00:01:00 20\nANGLE_1 = 2000-01-01T00:02:00 181',
    ]);
    expect(tracks.tracks[0]?.points.map(({ receptionTaiS, anglesRad }) => [receptionTaiS, anglesRad?.[0]])).toEqual([
      [60, 10 * DEG],
      [120, 180 * DEG],
      [180, 90 * DEG],
    ]);
    expect(tracks.warnings).toEqual([
      {
        code: 'states-out-of-order',
        line: 16,
        keyword: 'ANGLE_1',
        value: '2000-01-01T00:01:00',
        limit: '2000-01-01T00:02:00',
        segment: 1,
      },
      { code: 'duplicate-epoch', line: 18, keyword: 'ANGLE_1', value: '2000-01-01T00:02:00', segment: 1 },
    ]);
  });

  it('of two segments that say the same have it once', () => {
    const again = [...LINES, ...LINES.slice(3)].join('\n');
    const tdm = readTdm(again);
    const tracks = tdmTracks(tdm.ok ? tdm.value : { version: '', header: [], segments: [] });
    expect(tracks.tracks).toHaveLength(1);
    expect(tracks.warnings.map(({ code, line, segment }) => [code, line, segment])).toEqual([
      ['duplicate-epoch', 30, 2],
      ['duplicate-epoch', 33, 2],
    ]);
  });

  it('have metres of kilometres, of seconds both ways, and of the range rate', () => {
    const range = (value: string): readonly [number, string] => [16, `RANGE = 2000-01-01T00:02:00 ${value}`];
    expect(pointsOf(range('1500'))?.[0]?.rangeM).toBe(1.5e6);
    expect(pointsOf(range('0.01'), [9, 'RANGE_UNITS = s'])?.[0]?.rangeM).toBeCloseTo(2_997_924.58, 6);
    expect(pointsOf(range('0.01'), [9, 'RANGE_UNITS = s'], [8, 'PATH = 1,2,1'])?.[0]?.rangeM).toBeCloseTo(
      1_498_962.29,
      6,
    );
    expect(pointsOf([16, 'DOPPLER_INSTANTANEOUS = 2000-01-01T00:02:00 -6.5'])?.[0]?.rangeRateMps).toBe(-6500);
    expect(pointsOf([16, 'RCS = 2000-01-01T00:02:00 0.25'])?.[0]?.radarCrossSectionM2).toBe(0.25);
  });

  it.each([
    ['RANGE_UNITS = RU', 'RANGE_UNITS RU'],
    ['RANGE_MODULUS = 1000', 'RANGE_MODULUS 1000'],
  ])('leave out ranges whose length is not known: %s', (text, limit) => {
    const tracks = tracksOf([9, text], [16, 'RANGE = 2000-01-01T00:02:00 1500']);
    expect(tracks.tracks[0]?.points[0]).not.toHaveProperty('rangeM');
    expect(tracks.warnings).toEqual([{ code: 'observation-not-used', line: 14, keyword: 'RANGE', limit, segment: 1 }]);
  });

  it('carry a tag of transmission to the reception by the range, and refuse one without', () => {
    const radar = tracksOf(
      [9, 'TIMETAG_REF = TRANSMIT'],
      [8, 'PATH = 1,2,1'],
      [16, 'RANGE = 2000-01-01T00:02:00 1498.96229'],
    );
    expect(radar.tracks[0]?.points.map(({ receptionTaiS }) => receptionTaiS)).toEqual([expect.closeTo(120.01, 9)]);
    expect(tracksOf([9, 'TIMETAG_REF = TRANSMIT'])).toMatchObject({
      tracks: [],
      faults: [
        { code: 'value-not-allowed', line: 9, keyword: 'TIMETAG_REF', value: 'TRANSMIT', limit: 'RECEIVE', segment: 1 },
      ],
    });
  });

  it('have corrections added that were not applied, and tell of aberration that is left', () => {
    const open: readonly [number, string][] = [
      [
        9,
        'CORRECTION_ANGLE_2 = 0.5\nCORRECTION_ABERRATION_YEARLY = 0.005\nCORRECTION_MAG = -1\nCORRECTIONS_APPLIED = NO',
      ],
    ];
    const [track] = tracksOf(...open).tracks;
    expect(track?.points[0]).toMatchObject({ anglesRad: [Math.PI, -44.5 * DEG], magnitude: 11 });
    expect(track?.aberrationLeft).toEqual({ annual: true, diurnal: false });
    const [done] = tracksOf([9, open[0]![1].replace('= NO', '= YES')]).tracks;
    expect(done?.points[0]).toMatchObject({ anglesRad: [Math.PI, -45 * DEG], magnitude: 12 });
    expect(done?.aberrationLeft).toEqual({ annual: false, diurnal: false });
  });

  it.each<[string, readonly [number, string], object]>([
    ['type', [10, 'ANGLE_TYPE = XEYN'], { code: 'value-not-allowed', line: 10, keyword: 'ANGLE_TYPE', value: 'XEYN' }],
    ['no type', [10, ''], { code: 'value-not-allowed', line: 4, keyword: 'ANGLE_TYPE', value: '' }],
    ['frame', [11, 'REFERENCE_FRAME = ITRF'], { code: 'unsupported-frame', line: 11, keyword: 'REFERENCE_FRAME' }],
    ['no frame', [11, ''], { code: 'unsupported-frame', line: 4, value: '' }],
    ['time system', [5, 'TIME_SYSTEM = TDB'], { code: 'unsupported-time-system', line: 5, value: 'TDB' }],
    ['relay', [8, 'PARTICIPANT_3 = E\nPATH = 1,3,2'], { code: 'value-not-allowed', line: 9, keyword: 'PATH' }],
    [
      'difference',
      [8, 'PATH_1 = 2,1\nPATH_2 = 2,1\nMODE = SINGLE_DIFF'],
      { code: 'value-not-allowed', keyword: 'MODE' },
    ],
  ])('refuse a segment that cannot be understood, at its line: %s', (_, edit, fault) => {
    const tracks = tracksOf(edit);
    expect(tracks.tracks).toEqual([]);
    expect(tracks.faults).toEqual([expect.objectContaining({ ...fault, segment: 1 })]);
  });

  it('leave out half a direction, an impossible one and what is not known here', () => {
    expect(tracksOf([15, '']).warnings).toContainEqual({
      code: 'missing-keyword',
      line: 14,
      keyword: 'ANGLE_2',
      segment: 1,
    });
    const off = tracksOf([18, 'ANGLE_2 = 2000-01-01T00:03:00 95']);
    expect(off.tracks[0]?.points).toHaveLength(1);
    expect(off.warnings).toEqual([
      { code: 'number-out-of-range', line: 17, keyword: 'ANGLE_2', value: '95', limit: '-90 to 90', segment: 1 },
    ]);
    expect(tracksOf([16, 'RECEIVE_FREQ = 2000-01-01T00:02:00 12']).warnings).toMatchObject([
      { code: 'observation-not-used', line: 16, keyword: 'RECEIVE_FREQ' },
    ]);
    const nothing = tracksOf([15, ''], [18, '']);
    expect([nothing.tracks, nothing.faults]).toEqual([
      [],
      [{ code: 'no-states', line: 4, keyword: 'ANGLE_2', value: '', segment: 1 }],
    ]);
  });
});

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const measured = fc
  .record({
    angles: optional(
      fc.tuple(fc.double({ min: 0, max: 6.28, noNaN: true }), fc.double({ min: -1.57, max: 1.57, noNaN: true })),
    ),
    rangeM: fc.double({ min: 1e5, max: 5e7, noNaN: true }),
    rangeRateMps: optional(fc.double({ min: -8e3, max: 8e3, noNaN: true })),
    magnitude: optional(fc.double({ min: -2, max: 20, noNaN: true })),
    radarCrossSectionM2: optional(fc.double({ min: 1e-3, max: 1e3, noNaN: true })),
  })
  .map(({ angles, rangeM, rangeRateMps, magnitude, radarCrossSectionM2 }) => ({
    ...(angles && { rightAscensionRad: angles[0], declinationRad: angles[1] }),
    rangeM,
    ...(rangeRateMps !== undefined && { rangeRateMps }),
    ...(magnitude !== undefined && { magnitude }),
    ...(radarCrossSectionM2 !== undefined && { radarCrossSectionM2 }),
  }));

it('what was written comes back from KVN, XML and JSON to the digits that are written', () => {
  const names = {
    sensorCode: 'ZIM',
    objectName: '25544',
    originator: 'KEEPOUT',
    creationTaiS: 8e8,
    comments: ['made up'],
  };
  fc.assert(
    fc.property(
      fc.array(measured, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('kvn', 'xml', 'json'),
      (list, notation) => {
        const measurements: MeasuredPoint[] = list.map((point, k) => ({
          ...point,
          receptionTaiS: 7.8e8 + 0.125 + 10 * k,
        }));
        const tdm = readTdm(writeTdm(tdmOf({ measurements }, names), notation as 'kvn'));
        if (!tdm.ok) throw new Error(JSON.stringify(tdm.fault));
        const { tracks, faults, warnings } = tdmTracks(tdm.value);
        expect([faults, warnings]).toEqual([[], []]);
        const [track] = tracks;
        expect([track?.sensor.name, track?.object?.name]).toEqual(['ZIM', '25544']);
        expect(track?.points).toHaveLength(measurements.length);
        track?.points.forEach((point, k) => {
          const sent = measurements[k]!;
          expect(point.receptionTaiS).toBeCloseTo(sent.receptionTaiS, 6);
          expect(point.rangeM).toBeCloseTo(sent.rangeM ?? 0, 3);
          for (const key of ['rangeRateMps', 'magnitude', 'radarCrossSectionM2'] as const) {
            expect(point[key] === undefined).toBe(sent[key] === undefined);
            expect(Math.abs((point[key] ?? 0) - (sent[key] ?? 0))).toBeLessThan(1e-4);
          }
          expect(point.anglesRad === undefined).toBe(sent.rightAscensionRad === undefined);
          expect(Math.abs((point.anglesRad?.[0] ?? 0) - (sent.rightAscensionRad ?? 0))).toBeLessThan(1e-11);
        });
      },
    ),
    { numRuns: runs(30) },
  );
});
