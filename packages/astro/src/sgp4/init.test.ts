import { describe, expect, it } from 'vitest';
import { readTwoLines } from '../../../../conformance/gp-elements.ts';
import { sgp4Ephemeris } from './ephemeris.ts';
import { sgp4Init } from './init.ts';
import { propagateBatch, SGP4_ERRORS, sgp4 } from './propagate.ts';
import { batchOf } from './record.ts';

const elements = readTwoLines(
  '1 00005U 58002B   00179.78495062  .00000023  00000-0  28098-4 0  4753',
  '2 00005  34.2682 348.7242 1859667 331.7664  19.3264 10.82419157413667',
);

describe('element sets without an orbit', () => {
  it.each([
    ['hyperbolic', { eccentricity: 1 }, 1],
    ['negative eccentricity', { eccentricity: -0.1 }, 1],
    ['not a number', { eccentricity: Number.NaN }, 1],
    ['no mean motion', { meanMotionRevPerDay: 0 }, 2],
    ['a NaN mean motion', { meanMotionRevPerDay: Number.NaN }, 2],
  ])('%s: a code, never a state', (_, change, code) => {
    const record = sgp4Init({ ...elements, ...change });
    const out = new Float64Array(6);
    expect(record.initError).toBe(code);
    expect(sgp4(record, 0, out)).toBe(code);
    expect(SGP4_ERRORS[code]).toBeDefined();
    expect([...out]).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('a NaN angle gives a code and not a NaN state', () => {
    const out = new Float64Array(6);
    expect(sgp4(sgp4Init({ ...elements, meanAnomalyDeg: Number.NaN }), 0, out)).not.toBe(0);
    const record = sgp4Init({ ...elements, raanDeg: Number.NaN });
    expect(sgp4(record, 0, out)).not.toBe(0);
  });
});

it('an ephemeris of elements speaks metres and metres per second in TEME', () => {
  const ephemeris = sgp4Ephemeris(elements);
  const out = new Float64Array(6);
  expect(ephemeris.frame).toBe('TEME');
  expect(ephemeris.stateAt(elements.epochTaiS, out)).toBe(true);
  expect(out[0]).toBeCloseTo(7_022_465.29266, 4);
  expect(out[3]).toBeCloseTo(1893.841015, 5);
});

it('an ephemeris has no state once the object has decayed', () => {
  const decaying = readTwoLines(
    '1 28872U 05037B   05333.02012661  .25992681  00000-0  24476-3 0  1534',
    '2 28872  96.4736 157.9986 0303955 244.0492 110.6523 16.46015938 10708',
  );
  const ephemeris = sgp4Ephemeris(decaying);
  const out = new Float64Array(6);
  expect(ephemeris.stateAt(decaying.epochTaiS + 50 * 60, out)).toBe(true);
  expect(ephemeris.stateAt(decaying.epochTaiS + 55 * 60, out)).toBe(false);
});

it('an empty batch propagates to nothing', () => {
  const out = new Float64Array(0);
  propagateBatch(batchOf([]), 0, out);
  expect(out).toHaveLength(0);
});
