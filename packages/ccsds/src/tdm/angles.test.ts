import { describe, expect, it } from 'vitest';
import { tdmDirections } from './angles.ts';
import { readTdm } from './read.ts';

const LINES: readonly string[] = [
  'CCSDS_TDM_VERS = 2.0',
  'CREATION_DATE = 2024-11-01T10:00:00',
  'ORIGINATOR = KEEPOUT',
  'META_START',
  'TIME_SYSTEM = TAI',
  'PARTICIPANT_1 = STATION',
  'TIMETAG_REF = RECEIVE',
  'ANGLE_TYPE = RADEC',
  'REFERENCE_FRAME = EME2000',
  'META_STOP',
  'DATA_START',
  'ANGLE_1 = 2000-01-01T00:02:00 180',
  'ANGLE_2 = 2000-01-01T00:02:00 -45',
  'MAG = 2000-01-01T00:02:00 12',
  'ANGLE_1 = 2000-01-01T00:01:00 90',
  'ANGLE_2 = 2000-01-01T00:01:00 30',
  'ANGLE_1 = 2000-01-01T00:03:00 10',
  'DATA_STOP',
];
function directions(...edits: readonly (readonly [number, string])[]): ReturnType<typeof tdmDirections> {
  const lines = [...LINES];
  for (const [line, text] of edits) lines[line - 1] = text;
  const tdm = readTdm(`${lines.join('\n')}\n`);
  if (!tdm.ok) throw new Error(JSON.stringify(tdm.fault));
  const [segment] = tdm.value.segments;
  if (segment === undefined) throw new Error('no segment');
  return tdmDirections(segment);
}

describe('the directions of a TDM', () => {
  it('are right ascension with the declination of the same epoch, by time', () => {
    const pairs = [
      { line: 15, receptionTaiS: 60, rightAscensionRad: Math.PI / 2, declinationRad: 30 * (Math.PI / 180) },
      { line: 12, receptionTaiS: 120, rightAscensionRad: Math.PI, declinationRad: -Math.PI / 4 },
    ];
    expect(directions()).toEqual({ ok: true, value: pairs });
    expect(directions([7, ''], [8, 'ANGLE_TYPE = radec'], [9, 'REFERENCE_FRAME = J2000'])).toEqual({
      ok: true,
      value: pairs,
    });
  });

  it.each<[number, string, object]>([
    [8, 'ANGLE_TYPE = AZEL', { code: 'value-not-allowed', keyword: 'ANGLE_TYPE', value: 'AZEL', limit: 'RADEC' }],
    [
      9,
      'REFERENCE_FRAME = ITRF',
      { code: 'unsupported-frame', keyword: 'REFERENCE_FRAME', value: 'ITRF', limit: 'EME2000' },
    ],
    [
      7,
      'TIMETAG_REF = TRANSMIT',
      { code: 'value-not-allowed', keyword: 'TIMETAG_REF', value: 'TRANSMIT', limit: 'RECEIVE' },
    ],
    [5, 'TIME_SYSTEM = TDB', { code: 'unsupported-time-system', keyword: 'TIME_SYSTEM', value: 'TDB', limit: 'UTC' }],
  ])('are refused at line %s: %s', (line, text, fault) => {
    expect(directions([line, text])).toEqual({ ok: false, fault: { ...fault, line } });
  });

  it('are refused at the segment where a keyword or every pair is missing', () => {
    expect(directions([8, ''])).toEqual({
      ok: false,
      fault: { code: 'value-not-allowed', line: 4, keyword: 'ANGLE_TYPE', value: '', limit: 'RADEC' },
    });
    expect(directions([9, ''])).toMatchObject({ ok: false, fault: { code: 'unsupported-frame', line: 4, value: '' } });
    expect(directions([13, ''], [16, ''])).toEqual({
      ok: false,
      fault: { code: 'no-states', line: 4, keyword: 'ANGLE_1' },
    });
  });
});
