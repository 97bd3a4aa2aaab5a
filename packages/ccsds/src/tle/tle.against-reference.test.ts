import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { runs } from '../../../../scripts/property-runs.mjs';
import { parseAlpha5, toAlpha5 } from './alpha5.ts';
import { checksumOf } from './columns.ts';
import { readTle } from './read.ts';
import { writeTle } from './write.ts';

interface Parsing {
  readonly alpha5: readonly [string, number][];
  readonly cases: readonly {
    line1: string;
    line2: string;
    expected: Record<string, number> & { epochJd: [number, number] };
  }[];
}

const file = new URL('../../../../conformance/ccsds/tle/tle_parsing.json', import.meta.url);
const reference = JSON.parse(readFileSync(file, 'utf8')) as Parsing;
const ISS = '1 25544U 98067A   24306.51782528  .00020137  00000+0  36238-3 0  9995';
const ISS2 = '2 25544  51.6402 351.6532 0008535  84.8467  68.2477 15.49936697479637';
const good = (line: string): string => line.slice(0, 68) + String(checksumOf(line));

describe('element sets against the reference parser', () => {
  it('Alpha-5 numbers are read and written as Space-Track documents them', () => {
    for (const [text, number] of reference.alpha5) {
      expect(parseAlpha5(text)).toBe(number);
      expect(toAlpha5(number)).toBe(text);
    }
    expect(parseAlpha5('I0000')).toBeNaN();
    expect(parseAlpha5('O0000')).toBeNaN();
    expect(parseAlpha5('0A000')).toBeNaN();
    expect(toAlpha5(340_000)).toBeUndefined();
  });

  it('every field agrees to a part in 1e15', () => {
    /** One rounding more or less of a float64. */
    const oneRounding = 4.5e-16;
    const errors: number[] = [];
    for (const { line1, line2, expected } of reference.cases) {
      const result = readTle(`${line1}\n${line2}`);
      if (!result.ok) throw new Error(`${line1}: ${result.fault.code}`);
      const elements = result.value;
      expect(elements.noradId).toBe(expected['catalogueNumber']);
      const pairs: [number, number | undefined][] = [
        [elements.meanMotionRevPerDay, expected['meanMotion_rev_day']],
        [elements.eccentricity, expected['eccentricity']],
        [elements.inclinationDeg, expected['inclination_deg']],
        [elements.raanDeg, expected['raan_deg']],
        [elements.argPerigeeDeg, expected['argPerigee_deg']],
        [elements.meanAnomalyDeg, expected['meanAnomaly_deg']],
        [elements.bstar, expected['bstar']],
      ];
      for (const [ours, theirs = Number.NaN] of pairs) {
        const error = Math.abs(ours - theirs) / Math.max(Math.abs(theirs), 1e-12);
        errors.push(error);
        expect(error).toBeLessThanOrEqual(oneRounding);
      }
      const dayFraction = (elements.epochTaiS - Math.floor(elements.epochTaiS / 86_400) * 86_400 - 37) / 86_400;
      expect(Math.abs(((dayFraction + 1) % 1) - expected.epochJd[1])).toBeLessThan(2e-12);
    }
    recordValidation({
      room: 'ccsds',
      reference: 'TLE fields',
      origin: 'brandon-rhodes/python-sgp4 tests (MIT), Space-Track elements of 2024-09-17',
      deviations: errors,
      unit: 'relative',
      tolerance: oneRounding,
      reason: 'one rounding of a float64 more or less: decimal texts are read by other code',
    });
  });
});

describe('an element set', () => {
  it('is written back column for column', () => {
    const result = readTle(`0 ISS (ZARYA)\n${good(ISS)}\r\n${good(ISS2)}\r\n`);
    if (!result.ok) throw new Error(result.fault.code);
    expect(result.value).toMatchObject({ noradId: 25_544, name: 'ISS (ZARYA)', cosparId: '1998-067A' });
    expect(result.value.epochUtc).toBe('2024-11-01T12:25:40.104192');
    const written = writeTle(result.value, '3');
    const zero = good(ISS.replace('00000+0', '00000-0'));
    expect(written.ok && written.value).toBe(`0 ISS (ZARYA)\n${zero}\n${good(ISS2)}\n`);
  });

  it('with a wrong checksum is refused with the line and the right digit', () => {
    const right = checksumOf(ISS2);
    const wrong = ISS2.slice(0, 68) + String((right + 1) % 10);
    expect(readTle(`${good(ISS)}\n${wrong}`)).toEqual({
      ok: false,
      fault: { code: 'wrong-checksum', line: 2, value: String((right + 1) % 10), limit: right },
    });
  });

  it('without a checksum column is read', () => {
    expect(readTle(`${ISS.slice(0, 68)}\n${ISS2.slice(0, 68)}`).ok).toBe(true);
  });

  it('of SGP4-XP is refused', () => {
    const xp = good(`${ISS.slice(0, 62)}4${ISS.slice(63)}`);
    expect(readTle(`${xp}\n${good(ISS2)}`)).toMatchObject({ ok: false, fault: { code: 'unsupported-ephemeris-type' } });
  });

  it('whose lines name two objects is refused', () => {
    const other = good(`2 25545${ISS2.slice(7)}`);
    expect(readTle(`${good(ISS)}\n${other}`)).toMatchObject({
      ok: false,
      fault: { code: 'catalogue-number-mismatch', line: 2 },
    });
  });

  it('of a number above 339,999 cannot be written', () => {
    const result = readTle(`${good(ISS)}\n${good(ISS2)}`);
    if (!result.ok) throw new Error(result.fault.code);
    expect(writeTle({ ...result.value, noradId: 799_501_234 })).toMatchObject({
      ok: false,
      fault: { code: 'catalogue-number-not-writable', value: '799501234' },
    });
  });

  it('reads back what was written, to the last column', () => {
    const result = readTle(`${good(ISS)}\n${good(ISS2)}`);
    if (!result.ok) throw new Error(result.fault.code);
    const base = result.value;
    const digits = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most });
    fc.assert(
      fc.property(
        digits(339_999),
        digits(9_999_999),
        digits(1_799_999),
        digits(3_599_999),
        digits(99_999),
        fc.integer({ min: -9, max: 0 }),
        digits(99_999_999),
        (id, e, i, angle, mantissa, exponent, day) => {
          const elements = {
            ...base,
            noradId: id,
            eccentricity: e / 1e7,
            inclinationDeg: i / 1e4,
            raanDeg: angle / 1e4,
            bstar: -(mantissa / 10 ** (5 - exponent)),
            epochTaiS: base.epochTaiS - (base.epochTaiS % 86_400) + 37 + (day * 864) / 1e6,
          };
          const written = writeTle(elements);
          if (!written.ok) throw new Error(written.fault.code);
          const again = readTle(written.value);
          if (!again.ok) throw new Error(again.fault.code);
          const rewritten = writeTle(again.value);
          expect(rewritten.ok && rewritten.value).toBe(written.value);
          expect(again.value.noradId).toBe(id);
          expect(again.value.eccentricity).toBe(e / 1e7);
          expect(Math.abs(again.value.epochTaiS - elements.epochTaiS)).toBeLessThan(1e-6);
        },
      ),
      { numRuns: runs(200) },
    );
  });
});
