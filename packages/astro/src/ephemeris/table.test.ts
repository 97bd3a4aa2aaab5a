import { describe, expect, it } from 'vitest';
import { MU_EARTH } from '../constants.ts';
import { isPositiveDefinite } from '../covariance/positive-definite.ts';
import type { StateCovariance } from '../nouns.ts';
import { propagateTwoBody } from '../two-body/propagate.ts';
import type { EphemerisNodes } from './nodes.ts';
import { chooseInterpolation, ephemerisQuality } from './quality.ts';
import { inFrame } from './reframe.ts';
import { tableEphemeris } from './table.ts';

const START = 8e8;
/** Low orbit, e = 0.01, 51 degrees. */
const SEED = [6_900_000, 0, 0, 0, 4830, 5950];

function arc(count: number, stepS: number): Pick<EphemerisNodes, 'epochsTaiS' | 'states' | 'frame'> {
  const epochsTaiS = Float64Array.from({ length: count }, (_, i) => START + i * stepS);
  const states = new Float64Array(count * 6);
  for (let i = 0; i < count; i++) propagateTwoBody(SEED, i * stepS, states.subarray(i * 6, i * 6 + 6));
  return { frame: 'EME2000', epochsTaiS, states };
}

function truth(epochTaiS: number): Float64Array {
  const out = new Float64Array(6);
  propagateTwoBody(SEED, epochTaiS - START, out);
  return out;
}

function miss(a: Float64Array, b: Float64Array): number {
  return Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
}

describe('tableEphemeris', () => {
  it('meets a two-body arc between nodes within a millimetre, ends included', () => {
    for (const method of ['LAGRANGE', 'HERMITE'] as const) {
      const table = tableEphemeris({ ...arc(120, 60), method, degree: 11 });
      const out = new Float64Array(6);
      for (let t = START; t <= START + 119 * 60; t += 7.3) {
        expect(table.stateAt(t, out)).toBe(true);
        expect(miss(out, truth(t))).toBeLessThan(1e-3);
      }
    }
  });

  it('gives the nodes themselves, asked in any order', () => {
    const nodes = arc(50, 60);
    const table = tableEphemeris({ ...nodes, method: 'LAGRANGE', degree: 7 });
    const out = new Float64Array(6);
    for (const i of [49, 0, 25, 24, 26, 1, 48, 7]) {
      expect(table.stateAt(START + i * 60, out)).toBe(true);
      expect(out).toEqual(nodes.states.slice(i * 6, i * 6 + 6));
    }
  });

  it('says nothing outside the useable span', () => {
    const table = tableEphemeris({
      ...arc(20, 60),
      method: 'LAGRANGE',
      degree: 7,
      segments: [[0, 20, START + 100, START + 1000]],
    });
    const out = new Float64Array(6);
    expect(table.startTaiS).toBe(START + 100);
    expect(table.stopTaiS).toBe(START + 1000);
    expect(table.stateAt(START + 99.9, out)).toBe(false);
    expect(table.stateAt(START + 100, out)).toBe(true);
    expect(table.stateAt(START + 1000.1, out)).toBe(false);
    expect(table.stateAt(Number.NaN, out)).toBe(false);
  });

  it('keeps segments apart: a manoeuvre at the boundary is not smoothed, a gap is not bridged', () => {
    const before = arc(20, 60);
    const after = arc(20, 60);
    // Second block: the same times one block later, lifted by a kilometre.
    const shift = 19 * 60;
    const epochsTaiS = Float64Array.from([...before.epochsTaiS, ...after.epochsTaiS.map((t) => t + shift)]);
    const lifted = after.states.map((value, i) => (i % 6 === 2 ? value + 1000 : value));
    const nodes: EphemerisNodes = {
      frame: 'EME2000',
      epochsTaiS,
      states: Float64Array.from([...before.states, ...lifted]),
      method: 'LAGRANGE',
      degree: 7,
      segments: [
        [0, 20, START, START + shift],
        [20, 40, START + shift, START + 2 * shift],
      ],
    };
    const table = tableEphemeris(nodes);
    const out = new Float64Array(6);
    table.stateAt(START + shift - 1e-3, out);
    expect(miss(out, truth(START + shift - 1e-3))).toBeLessThan(0.01);
    table.stateAt(START + shift, out);
    expect(out[2]).toBe(1000);
    table.stateAt(START + shift + 30, out);
    expect(out[2]).toBeCloseTo(truth(START + 30)[2]! + 1000, 2);

    const withGap = tableEphemeris({
      ...nodes,
      segments: [
        [0, 20, START, START + 600],
        [20, 40, START + shift, START + 2 * shift],
      ],
    });
    expect(withGap.stateAt(START + 700, out)).toBe(false);
    expect(withGap.stateAt(START + 500, out)).toBe(true);
    expect(withGap.stateAt(START + shift + 5, out)).toBe(true);
  });

  it('uses all nodes of a short segment instead of refusing it', () => {
    const table = tableEphemeris({ ...arc(3, 10), method: 'LAGRANGE', degree: 9 });
    const out = new Float64Array(6);
    expect(table.stateAt(START + 13, out)).toBe(true);
    expect(miss(out, truth(START + 13))).toBeLessThan(2);
    const single = tableEphemeris({ ...arc(1, 10), method: 'HERMITE', degree: 7 });
    expect(single.stateAt(START, out)).toBe(true);
    expect(single.stateAt(START + 1, out)).toBe(false);
  });

  it('rejects a table out of order', () => {
    const nodes = arc(4, 60);
    nodes.epochsTaiS[2] = nodes.epochsTaiS[1]!;
    expect(() => tableEphemeris({ ...nodes, method: 'LINEAR', degree: 1 })).toThrow(RangeError);
    expect(() => tableEphemeris({ ...arc(4, 60), method: 'LINEAR', degree: 1, segments: [[0, 9, 0, 1]] })).toThrow(
      RangeError,
    );
  });
});

describe('inFrame', () => {
  it('turns a table once and returns to it', () => {
    const table = tableEphemeris({ ...arc(60, 60), method: 'LAGRANGE', degree: 9 });
    const there = inFrame(table, 'ITRF');
    const back = inFrame(there, 'EME2000');
    const out = new Float64Array(6);
    for (let t = START + 100; t < START + 3000; t += 77) {
      back.stateAt(t, out);
      const expected = truth(t);
      expect(miss(out, expected)).toBeLessThan(1e-3);
      expect(Math.abs(out[3]! - expected[3]!)).toBeLessThan(1e-5);
    }
  });

  it('turns any other ephemeris at every question', () => {
    const source = {
      frame: 'TEME' as const,
      startTaiS: START,
      stopTaiS: START + 100,
      stateAt: (t: number, out: Float64Array) => {
        out.set(truth(t));
        return t <= START + 100;
      },
    };
    const turned = inFrame(source, 'EME2000');
    const out = new Float64Array(6);
    expect(turned.stateAt(START + 50, out)).toBe(true);
    expect(Math.hypot(out[0]!, out[1]!, out[2]!)).toBeCloseTo(Math.hypot(...truth(START + 50).slice(0, 3)), 5);
    expect(turned.stateAt(START + 101, out)).toBe(false);
    expect(inFrame(source, 'TEME')).toBe(source);
  });
});

describe('covarianceAt', () => {
  const matrix = new Float64Array(36);
  [100, 900, 64, 1e-4, 4e-4, 1e-4].forEach((value, i) => {
    matrix[i * 7] = value;
  });
  const covariance = (offset: number, frame: StateCovariance['frame']): StateCovariance => ({
    epochTaiS: START + offset,
    frame,
    matrix,
  });

  it('gives the tabled covariance at its epoch and a positive one between', () => {
    const table = tableEphemeris({
      ...arc(120, 60),
      method: 'LAGRANGE',
      degree: 9,
      covariances: [covariance(0, 'EME2000'), covariance(3600, 'EME2000')],
    });
    const at = table.covarianceAt?.(START);
    expect(at?.frame).toBe('EME2000');
    expect(at?.matrix).toEqual(matrix);
    for (let t = 0; t <= 7000; t += 250) {
      const between = table.covarianceAt?.(START + t);
      expect(between && isPositiveDefinite(between.matrix, 6)).toBe(true);
    }
    expect(table.covarianceAt?.(START - 1)).toBeUndefined();
  });

  it('turns local covariances into the frame of the table', () => {
    const table = tableEphemeris({
      ...arc(60, 60),
      method: 'LAGRANGE',
      degree: 9,
      covariances: [covariance(0, 'RTN')],
    });
    // At the seed the radial axis is x.
    expect(table.covarianceAt?.(START)?.matrix[0]).toBeCloseTo(100, 6);
  });

  it('grows along the orbit after the last one', () => {
    const table = tableEphemeris({
      ...arc(120, 60),
      method: 'LAGRANGE',
      degree: 9,
      covariances: [covariance(0, 'RTN')],
    });
    const late = table.covarianceAt?.(START + 7000)?.matrix;
    expect(late![0]! + late![7]! + late![14]!).toBeGreaterThan(2000);
  });
});

describe('ephemerisQuality', () => {
  it('calls a minute table of a low orbit good and an hourly one unfit', () => {
    const good = ephemerisQuality({ ...arc(120, 60), method: 'LAGRANGE', degree: 9 });
    expect(good.verdict).toBe('good');
    expect(good.stepS).toEqual({ shortest: 60, median: 60, longest: 60 });
    const poor = ephemerisQuality({ ...arc(40, 1200), method: 'LAGRANGE', degree: 5 });
    expect(poor.verdict).toBe('refuse');
    expect(ephemerisQuality({ ...arc(3, 60), method: 'LAGRANGE', degree: 5 }).verdict).toBe('unknown');
  });

  it('estimates at least the error that is there', () => {
    const nodes: EphemerisNodes = { ...arc(80, 180), method: 'LAGRANGE', degree: 7 };
    const table = tableEphemeris(nodes);
    const out = new Float64Array(6);
    let worst = 0;
    for (let t = START + 1500; t < START + 12_000; t += 41) {
      table.stateAt(t, out);
      worst = Math.max(worst, miss(out, truth(t)));
    }
    expect(ephemerisQuality(nodes).estimatedErrorM).toBeGreaterThan(worst);
  });

  it('names the hole where nodes are missing', () => {
    const full = arc(60, 60);
    const keep = [...full.epochsTaiS.keys()].filter((i) => i < 30 || i > 42);
    const nodes: EphemerisNodes = {
      frame: 'EME2000',
      epochsTaiS: Float64Array.from(keep, (i) => full.epochsTaiS[i]!),
      states: Float64Array.from(keep.flatMap((i) => [...full.states.subarray(i * 6, i * 6 + 6)])),
      method: 'LAGRANGE',
      degree: 7,
    };
    expect(ephemerisQuality(nodes).gaps).toEqual([{ startTaiS: START + 29 * 60, stopTaiS: START + 43 * 60 }]);
  });

  it('chooses Hermite where velocities are exact and Lagrange where they are not', () => {
    const nodes: EphemerisNodes = { ...arc(60, 180), method: 'LAGRANGE', degree: 7 };
    expect(chooseInterpolation(nodes).method).toBe('HERMITE');
    const noisy = nodes.states.map((value, i) => (i % 6 >= 3 ? value + 0.05 * Math.sin(i) : value));
    expect(chooseInterpolation({ ...nodes, states: noisy }).method).toBe('LAGRANGE');
  });
});

it('the seed is a bound low orbit', () => {
  const speed2 = SEED[4]! ** 2 + SEED[5]! ** 2;
  expect(speed2 / 2 - MU_EARTH / SEED[0]!).toBeLessThan(0);
});
