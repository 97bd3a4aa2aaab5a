import { describe, expect, it } from 'vitest';
import { fullFromLower, lowerFromFull } from './value/covariance-matrix.ts';
import { covarianceFrameOf, frameOf, isEarth } from './value/frame-name.ts';
import { objectTypeOf, objectTypeOfName } from './value/object-type.ts';
import { epochReader, isConvertibleTimeSystem, isEpochText, isKnownTimeSystem } from './value/time-system.ts';

describe('names', () => {
  it('of frames are known by all their spellings', () => {
    for (const [name, frame] of [
      ['eme2000', 'EME2000'],
      [' J2000 ', 'EME2000'],
      ['ICRF3', 'GCRF'],
      ['GCRF1', 'GCRF'],
      ['TEMEOFDATE', 'TEME'],
      ['TOD_EARTH', 'TOD'],
      ['ITRF', 'ITRF'],
      ['ITRF-97', 'ITRF'],
      ['ITRF_2014', 'ITRF'],
      ['ITRF2020', 'ITRF'],
    ] as const)
      expect(frameOf(name), name).toBe(frame);
    for (const name of ['ITRF1', 'ITRF123', 'ITRF20x4', 'XITRF2014', 'ITRF--97'])
      expect(frameOf(name), name).toBeUndefined();
    for (const [name, frame] of [
      ['rsw', 'RTN'],
      ['QSW_INERTIAL', 'RTN'],
      ['TNW_INERTIAL', 'TNW'],
      ['J2000', 'EME2000'],
    ] as const)
      expect(covarianceFrameOf(name), name).toBe(frame);
    expect(['Earth', ' EARTH BARYCENTER', 'earth center', 'MOON', ''].map(isEarth)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('of objects say their type, or nothing', () => {
    expect(
      ['pay', 'Payload', 'R/B', 'rocket body', 'DEB ', 'debris', 'UNK', 'unknown', 'TBA', 'other', 'x', ''].map(
        objectTypeOf,
      ),
    ).toEqual([
      'PAYLOAD',
      'PAYLOAD',
      'ROCKET BODY',
      'ROCKET BODY',
      'DEBRIS',
      'DEBRIS',
      'UNKNOWN',
      'UNKNOWN',
      'UNKNOWN',
      'UNKNOWN',
      undefined,
      undefined,
    ]);
    expect(['FENGYUN 1C DEB', 'A DEB (X)', 'SL-8 R/B', 'DEBUT', 'STARLINK'].map(objectTypeOfName)).toEqual([
      'DEBRIS',
      'DEBRIS',
      'ROCKET BODY',
      undefined,
      undefined,
    ]);
  });

  it('of time systems are known, and some convert', () => {
    expect(['UTC', 'tai', 'GPS', 'TT', 'TDT', 'UT1', 'MET', 'XYZ'].map(isKnownTimeSystem)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(['utc', 'TAI', 'gps', 'TT', 'TDT', 'UT1', 'TDB'].map(isConvertibleTimeSystem)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('epochs', () => {
  it('of other systems stand off TAI by a constant', () => {
    const at = (system: string) => epochReader(system)('2024-03-01T00:00:01.5')!;
    expect(at('TAI') % 86_400).toBeCloseTo(1.5, 6);
    expect(at('TT') - at('TAI')).toBeCloseTo(-32.184, 6);
    expect(at('tdt')).toBe(at('TT'));
    expect(at('GPS') - at('TAI')).toBeCloseTo(19, 6);
    expect(at('UTC') - at('TAI')).toBeCloseTo(37, 6);
    expect(at('MET')).toBe(at('TAI'));
    expect(epochReader('TAI')('2000-01-01T00:00:00')).toBe(0);
    expect(epochReader('TAI')('1999-12-31T00:00:00')).toBe(-86_400);
    expect(epochReader('TAI')('2100-03-01T00:00:00')! - epochReader('TAI')('2100-02-28T00:00:00')!).toBe(86_400);
    expect(epochReader('TAI')('2000-03-01T00:00:00')! - epochReader('TAI')('2000-02-28T00:00:00')!).toBe(2 * 86_400);
    expect(epochReader('TAI')('1601-01-01T00:00:00')! - epochReader('TAI')('1600-01-01T00:00:00')!).toBe(366 * 86_400);
  });

  it('read one after the other keep their days apart', () => {
    const read = epochReader('TAI');
    const [first, broken, again, next] = [
      '2024-01-01T00:00:01',
      '2024-13-01T00:00:01',
      '2024-01-01T00:00:02',
      '2024-01-02T00:00:00',
    ].map(read);
    expect(broken).toBeUndefined();
    expect(again! - first!).toBe(1);
    expect(next! - first!).toBe(86_399);
  });

  it('have two digits for each part, and nothing strange behind', () => {
    for (const text of [
      '2024-01-01T00:00:0',
      '2024-01-01T0a:00:00',
      '2024-01-01T00:0:000',
      '2024-01-01T00-00:00',
      '2024-01-01T00:00-00',
      '2024-01-01T23:59:61',
      '2024-01-01T00:59:60',
      '2024-01-01T23:58:60',
      '2024-01-01T00:00:00,5',
      '2024-01-01T00:00:00.5x',
      '2024-00-01T00:00:00',
      '2024-01-00T00:00:00',
      '2024-01-32T00:00:00',
      '2024-12-32T00:00:00',
      '2024/01-01T00:00:00',
      '2024-01/01T00:00:00',
      '202a-01-01T00:00:00',
      '2024-01-1T00:00:00',
      '2024-367T00:00:00',
      '2023-366T00:00:00',
      '24-01-01T00:00:00',
    ])
      expect(isEpochText(text), text).toBe(false);
    for (const text of [
      '2024-01-01T23:59:59',
      '2024-12-31T23:59:60',
      '2024-366T00:00:00Z',
      '2024-02-29T00:00:00.5Z',
      `2024-01-01T00:00:00.${'0'.repeat(31)}`,
      '2024-06-30T00:00:00',
    ])
      expect(isEpochText(text), text).toBe(true);
  });
});

describe('a covariance', () => {
  it('is the same as a triangle and as a square, and takes a scale', () => {
    const lower = Float64Array.from({ length: 21 }, (_, i) => i + 1);
    const full = fullFromLower(lower, 2);
    expect([full[0], full[6], full[1], full[7], full[30], full[5], full[35]]).toEqual([2, 4, 4, 6, 32, 32, 42]);
    expect([...lowerFromFull(full, 0.5)]).toEqual([...lower]);
  });
});
