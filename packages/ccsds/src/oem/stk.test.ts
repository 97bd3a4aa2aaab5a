import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { convertMessage } from '../convert.ts';
import { detectFormat } from '../detect.ts';
import { validateMessage } from '../validate.ts';
import type { Oem } from './model.ts';
import { readOem, readOemAll } from './read.ts';

const sample = (name: string): string =>
  readFileSync(new URL(`../../../../conformance/ccsds/stk/${name}`, import.meta.url), 'utf8');
const published = sample('stk_02674_pv.e');
const manoeuvre = sample('stk_impulsive_maneuver.e');

function oemOf(text: string, fileName?: string): Oem {
  const read = readOem(text, fileName);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

const firstFault = (text: string) => readOemAll(text).faults[0];

/** A lower triangle row by row, m^2 and so on: each term tells its row and column. */
const LOWER = Array.from({ length: 6 }, (_, row) =>
  Array.from({ length: row + 1 }, (__, column) => [row, column]),
).flat();
const UPPER = Array.from({ length: 6 }, (_, row) =>
  Array.from({ length: 6 - row }, (__, place) => [row + place, row]),
).flat();
const termsOf = (places: readonly (readonly number[])[], atS: number) =>
  [atS, ...places.map(([row, column]) => (row === column ? 100 + 10 * row! : row! + column! / 10))].join(' ');

const withCovariance = (head: string, lines: string): string =>
  published
    .replace('    EphemerisTimePosVel', `${head}\n    EphemerisTimePosVel`)
    .replace('\nEND Ephemeris', `\n    CovarianceTimePosVel\n${lines}\nEND Ephemeris`);

describe('an STK ephemeris', () => {
  it('is known by its first line, read as an OEM, and nothing is against it', () => {
    expect(detectFormat(published)).toBe('oem-stk');
    expect(validateMessage(published)).toMatchObject({ kind: 'oem', format: 'oem-stk', faults: [], count: 1 });
    expect(validateMessage(manoeuvre).faults).toEqual([]);
  });

  it('has states of the digits of the file, in km, at UTC times after its epoch', () => {
    const [segment, ...more] = oemOf(published).segments;
    expect(more).toEqual([]);
    expect(segment!.metadata).toMatchObject({
      centerName: 'EARTH',
      refFrame: 'EME2000',
      timeSystem: 'UTC',
      startTime: '2007-01-12T00:00:00.0008830',
      stopTime: '2007-01-12T00:10:00.0008830',
      interpolation: 'LAGRANGE',
      interpolationDegree: 5,
    });
    expect(segment!.epochs).toHaveLength(11);
    const last = [...segment!.statesKm.slice(60)];
    expect(last).toEqual(
      [-3.7051401425713405e5, -5.8354092318012062e6, -4.3842831794793038e6, 6.9022331002597584e3]
        .map((m) => m / 1000)
        .concat([-1.583016436057857_4e3, 1.7272100173740068e3].map((m) => m / 1000)),
    );
  });

  it('is parted at its boundaries: the state before the burn ends a segment, the one after it begins the next', () => {
    const [before, after, ...more] = oemOf(manoeuvre).segments;
    expect(more).toEqual([]);
    expect([before!.epochs.length, after!.epochs.length]).toEqual([6, 6]);
    expect(before!.metadata.stopTime).toBe(after!.metadata.startTime);
    expect(before!.statesKm[34]).toBe(6438.3927907853858 / 1000);
    expect(after!.statesKm[4]).toBe(6480.1591037886537 / 1000);
  });

  it('shares the state on a boundary that stands there once', () => {
    const once = manoeuvre.replace(/^ 3\.0000000000000000e\+02 .*\n\n/m, '').replace(/(NumberOf\w+\s+)12/, '$111');
    const [before, after] = oemOf(once).segments;
    expect([before!.epochs.length, after!.epochs.length]).toEqual([6, 6]);
    expect(before!.epochs.at(-1)).toBe(after!.epochs[0]);
  });

  it('has the coordinate system that STK takes where none is named, and other names are told as unknown', () => {
    expect(oemOf(published.replace(/ +CoordinateSystem.*\n/, '')).segments[0]!.metadata.refFrame).toBe('ITRF');
    const mean = published.replace('J2000', 'MeanOfDate');
    expect(validateMessage(mean).limitations.map(({ code }) => code)).toContain('unsupported-frame');
  });

  it('has covariances of either triangle, on one line or on several, in km', () => {
    const lower = withCovariance('    CovarianceFormat LowerTriangular', termsOf(LOWER, 120));
    const upper = withCovariance('    CovarianceFormat UpperTriangular', termsOf(UPPER, 120));
    const folded = withCovariance('', termsOf(LOWER, 120).replace(/ (?=\S+ \S+ \S+ \S+ \S+$)/, '\n   '));
    const [first, ...others] = [lower, upper, folded].map((text) => oemOf(text).segments[0]!.covariances);
    expect(first).toHaveLength(1);
    expect(first![0]).toMatchObject({ epoch: '2007-01-12T00:02:00.0008830' });
    expect(first![0]).not.toHaveProperty('frame');
    expect(first![0]!.lowerTriangleKm[0]).toBeCloseTo(100e-6, 18);
    expect(first![0]!.lowerTriangleKm[16]).toBeCloseTo(5.1e-6, 18);
    for (const covariances of others) expect(covariances[0]!.lowerTriangleKm).toEqual(first![0]!.lowerTriangleKm);
  });

  it('is in the unit that it names', () => {
    const km = published
      .replace('    CentralBody', '    DistanceUnit Kilometers\n    CentralBody')
      .replace(/^ (\d\S+)((?: +\S+){6})$/gm, (_, time: string, numbers: string) =>
        [
          time,
          ...numbers
            .trim()
            .split(/ +/)
            .map((number) => Number(number) / 1000),
        ].join(' '),
      );
    expect(oemOf(km).segments[0]!.statesKm).toEqual(oemOf(published).segments[0]!.statesKm);
  });

  it('says whose it is by its name alone', () => {
    const name = 'MEME_2674_TIROS_2007012000_Special_nominal_Unclassified.e';
    expect(oemOf(published, name).segments[0]!.metadata).toMatchObject({ objectId: '2674', objectName: 'TIROS' });
    expect(oemOf(published).segments[0]!.metadata.objectId).toBe('UNKNOWN');
  });

  it('goes to an OEM that says the same', () => {
    const written = convertMessage(manoeuvre, 'kvn');
    expect(written.ok && detectFormat(written.value)).toBe('oem-kvn');
    const read = oemOf(written.ok ? written.value : '');
    oemOf(manoeuvre).segments.forEach((segment, at) => {
      expect(read.segments[at]!.statesKm).toEqual(segment.statesKm);
      expect(read.segments[at]!.epochsTaiS).toEqual(segment.epochsTaiS);
    });
  });

  it.each([
    ['no epoch', (text: string) => text.replace(/ +ScenarioEpoch.*\n/, ''), 'missing-keyword'],
    ['an epoch of another form', (text: string) => text.replace('12 Jan 2007', '12 Jab 2007'), 'not-an-epoch'],
    ['an end that is missing', (text: string) => text.slice(0, 1900), 'wrong-number-of-columns'],
    ['lines that are missing', (text: string) => text.replace(/^ 6\.0+e\+01.*\n/m, ''), 'truncated'],
    ['no END', (text: string) => text.replace('END Ephemeris', ''), 'truncated'],
    ['a number that is none', (text: string) => text.replace('-4.2001828159554983e+06', '4.2x'), 'not-a-number'],
    ['positions alone', (text: string) => text.replace('EphemerisTimePosVel', 'EphemerisTimePos'), 'value-not-allowed'],
    ['feet', (text: string) => text.replace('Lagrange', 'Lagrange\n DistanceUnit Feet'), 'value-not-allowed'],
    [
      'another count of time',
      (text: string) => text.replace('Lagrange', 'Lagrange\n TimeFormat JDate'),
      'value-not-allowed',
    ],
    ['an unknown word', (text: string) => text.replace('Lagrange', 'Lagrange\n Wobble 3'), 'unknown-keyword'],
    [
      'a covariance cut short',
      (text: string) => text.replace('\nEND', '\nCovarianceTimePosVel\n0 1 2 3\nEND'),
      'covariance-incomplete',
    ],
  ])('is refused with %s', (_, broken, code) => {
    expect(firstFault(broken(published))?.code).toBe(code);
  });
});
