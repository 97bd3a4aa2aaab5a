import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTwoLines } from '../../../../conformance/gp-elements.ts';
import { sgp4Ephemeris } from './ephemeris.ts';
import { sgp4Init } from './init.ts';
import { propagateBatch, sgp4 } from './propagate.ts';
import { batchOf, LIFE_START, LIFE_STOP } from './record.ts';

const file = new URL('../../../../conformance/sgp4/strong-drag.tle', import.meta.url);
const [, line1 = '', line2 = ''] = readFileSync(file, 'utf8').split(/\r?\n/);
const elements = readTwoLines(line1, line2);
const DAY_MIN = 1440;

describe('an element set of the last day of an object', () => {
  const record = sgp4Init(elements);
  const state = new Float64Array(6);

  it('has no state from its decay on', () => {
    const decayMin = record.nearEarth[LIFE_STOP]!;
    // SGP4 of Vallado 2006 and of Skyfield report the first error here, 1,385 min after the epoch.
    expect(decayMin).toBeGreaterThan(1380);
    expect(decayMin).toBeLessThan(1390);
    expect(sgp4(record, decayMin - 1, state)).toBe(0);
    for (let t = decayMin + 0.01; t < 400 * DAY_MIN; t += 97) expect(sgp4(record, t, state)).not.toBe(0);
  });

  it('has no state before its drag series describe an orbit, and none far from the Earth', () => {
    const startMin = record.nearEarth[LIFE_START]!;
    expect(startMin).toBeGreaterThan(-3 * DAY_MIN);
    for (let t = startMin - 0.01; t > -400 * DAY_MIN; t -= 97) expect(sgp4(record, t, state)).not.toBe(0);
    for (let t = startMin; t < record.nearEarth[LIFE_STOP]!; t += 1) {
      expect(sgp4(record, t, state)).toBe(0);
      expect(Math.hypot(state[0]!, state[1]!, state[2]!)).toBeLessThan(3 * 6378);
    }
  });

  it('has none in an ephemeris or a batch either', () => {
    const later = elements.epochTaiS + 2 * 86_400;
    expect(sgp4Ephemeris(elements).stateAt(later, state)).toBe(false);
    const codes = new Uint8Array(1);
    const states = new Float64Array(6);
    propagateBatch(batchOf([record]), later, states, codes);
    expect([codes[0], states[0]]).toEqual([6, Number.NaN]);
  });
});

describe('an element set without drag', () => {
  it('has states for years before and after its epoch', () => {
    const record = sgp4Init({ ...elements, bstar: 0, meanMotionRevPerDay: 14 });
    expect([record.nearEarth[LIFE_START], record.nearEarth[LIFE_STOP]]).toEqual([
      Number.NEGATIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ]);
  });
});
