import { egm96 } from '@keepout/astro/force/egm96';
import { forceModel } from '@keepout/astro/force/model';
import { rtnAxes } from '@keepout/astro/frames/local';
import type { Ephemeris, MeanElements, Vec3 } from '@keepout/astro/nouns';
import { propagateNumerically } from '@keepout/astro/numerical/propagate';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { describe, expect, it } from 'vitest';
import { readTwoLines } from '../../../../conformance/gp-elements.ts';
import { hcwDisplacement } from '../../test/hcw.ts';
import { type BurnedOrbit, type NominalOrbit, openManoeuvringOrbit, type PlannedImpulse } from './burned-orbit.ts';

const station = readTwoLines(
  '1 25544U 98067A   24306.50000000  .00016717  00000-0  10270-3 0  9007',
  '2 25544  51.6416 247.4627 0006703 130.5360 325.0288 15.50377579 10000',
);
const orbits: Readonly<Record<string, MeanElements>> = {
  'low orbit': station,
  'sun-synchronous orbit': {
    ...station,
    inclinationDeg: 98.2,
    meanMotionRevPerDay: 14.57,
    eccentricity: 0.0001,
    bstar: 5e-5,
  },
  'transfer orbit': { ...station, meanMotionRevPerDay: 2.3, eccentricity: 0.72, inclinationDeg: 27, bstar: 0 },
  'geostationary orbit': {
    ...station,
    meanMotionRevPerDay: 1.00271,
    eccentricity: 2e-4,
    inclinationDeg: 0.05,
    bstar: 0,
  },
};
const ignitionTaiS: number = station.epochTaiS + 30_000;
const DAY = 86_400;

/** The orbit as an operator's ephemeris that is not SGP4's: 40 m beside it, with an acceleration of its own. */
function otherEphemeris(elements: MeanElements): Ephemeris {
  const source = sgp4Ephemeris(elements);
  return {
    frame: 'TEME',
    startTaiS: station.epochTaiS,
    stopTaiS: station.epochTaiS + 8 * DAY,
    stateAt(t, out) {
      if (!source.stateAt(t, out)) return false;
      out[0]! += 40 + 1e-3 * (t - station.epochTaiS);
      out[3]! += 1e-3;
      return true;
    },
  };
}

function made(nominal: NominalOrbit, impulses: readonly PlannedImpulse[]): BurnedOrbit {
  const burned = openManoeuvringOrbit(nominal).burned(impulses);
  if (!burned.ok) throw new Error(burned.fault.code);
  return burned.value;
}

function stateAt(ephemeris: Ephemeris, t: number): Float64Array {
  const out = new Float64Array(6);
  if (!ephemeris.stateAt(t, out)) throw new Error('no state');
  return out;
}

const distance = (a: ArrayLike<number>, b: ArrayLike<number>, from = 0): number =>
  Math.hypot(a[from]! - b[from]!, a[from + 1]! - b[from + 1]!, a[from + 2]! - b[from + 2]!);

describe.each(Object.entries(orbits))('%s', (_, elements) => {
  const nominals: readonly NominalOrbit[] = [
    { kind: 'elements', elements },
    { kind: 'ephemeris', ephemeris: otherEphemeris(elements), bstar: elements.bstar },
  ];

  it.each(nominals)('a burn of nothing changes no bit ($kind)', (nominal) => {
    const still = made(nominal, [
      { epochTaiS: ignitionTaiS, deltaVRtnMps: [0, 0, 0] },
      { epochTaiS: ignitionTaiS + 900, deltaVRtnMps: [0, 0, 0] },
    ]);
    const { nominal: unburned } = openManoeuvringOrbit(nominal);
    for (const t of [-3000, 0, 1, 5000, 3 * DAY, 7 * DAY]) {
      expect(stateAt(still, ignitionTaiS + t)).toEqual(stateAt(unburned, ignitionTaiS + t));
    }
  });

  it.each(nominals)(
    'before ignition it is the nominal orbit, at ignition the velocity changes by the impulse ($kind)',
    (nominal) => {
      const deltaVRtnMps: Vec3 = [0.3, -0.8, 0.5];
      const burned = made(nominal, [{ epochTaiS: ignitionTaiS, deltaVRtnMps }]);
      const { nominal: unburned } = openManoeuvringOrbit(nominal);
      expect(stateAt(burned, ignitionTaiS - 1e-3)).toEqual(stateAt(unburned, ignitionTaiS - 1e-3));
      const before = stateAt(unburned, ignitionTaiS);
      const after = stateAt(burned, ignitionTaiS);
      expect(distance(before, after)).toBeLessThan(1e-3);
      const axes = rtnAxes(before.subarray(0, 3), before.subarray(3, 6));
      for (let c = 0; c < 3; c++) {
        let along = 0;
        for (let k = 0; k < 3; k++) along += axes[3 * c + k]! * (after[3 + k]! - before[3 + k]!);
        expect(along).toBeCloseTo(deltaVRtnMps[c]!, 5);
      }
    },
  );

  it.each(nominals)('states on a raster are those one by one ($kind)', (nominal) => {
    const burned = made(nominal, [{ epochTaiS: ignitionTaiS, deltaVRtnMps: [0.1, 0.4, -0.2] }]);
    const out = new Float64Array(6 * 9);
    expect(burned.statesOn!(ignitionTaiS + 500, 600, 9, out)).toBe(true);
    for (let k = 0; k < 9; k++) {
      const state = stateAt(burned, ignitionTaiS + 500 + 600 * k);
      expect(distance(out.subarray(6 * k, 6 * k + 6), state)).toBeLessThan(1e-4);
    }
    expect(burned.statesOn!(ignitionTaiS - 500, 600, 9, out)).toBe(false);
  });

  it('two impulses are one after the other', () => {
    const [nominal] = nominals;
    const first = { epochTaiS: ignitionTaiS, deltaVRtnMps: [0, 0.5, 0] } as const;
    const second = { epochTaiS: ignitionTaiS + 4000, deltaVRtnMps: [0.1, -0.2, 0.4] } as const;
    const orbit = made(nominal!, [first]);
    const both = made(nominal!, [first, second]);
    expect(stateAt(both, ignitionTaiS + 3999)).toEqual(stateAt(orbit, ignitionTaiS + 3999));
    const without = stateAt(orbit, second.epochTaiS);
    const withIt = stateAt(both, second.epochTaiS);
    expect(distance(without, withIt)).toBeLessThan(1e-3);
    expect(distance(without, withIt, 3)).toBeCloseTo(Math.hypot(0.1, 0.2, 0.4), 5);
    expect(openManoeuvringOrbit(nominal!).burned([second, first])).toMatchObject({ ok: false });
  });
});

/** Zonal field of degree 4 without anything else: what SGP4 holds. */
function integrated(state: Float64Array, t: number, kick: Vec3 | undefined, spanS: number): Ephemeris {
  const axes = rtnAxes(state.subarray(0, 3), state.subarray(3, 6));
  const dv = [0, 1, 2].map((c) => (kick ? axes[c]! * kick[0] + axes[3 + c]! * kick[1] + axes[6 + c]! * kick[2] : 0));
  const [x, y, z, u, v, w] = state as unknown as [number, number, number, number, number, number];
  const run = propagateNumerically({
    initial: {
      epochTaiS: t,
      frame: 'GCRF',
      positionM: [x, y, z],
      velocityMps: [u + dv[0]!, v + dv[1]!, w + dv[2]!],
    },
    massKg: 500,
    stopTaiS: t + spanS,
    forces: forceModel('GCRF', { gravity: egm96(4), order: 0 }),
  });
  if (!run.ok) throw new Error(run.fault.code);
  return run.value;
}

describe('the change by a burn is that of the numerical propagator', () => {
  /** Largest part of the displacement that may differ: measured 0.0003, 0.0002, 0.0026, 0.0015, 0.0018. */
  it.each([
    ['low orbit', [0, 0.1, 0], 0.0005],
    ['low orbit', [0.2, 0.5, -0.3], 0.0005],
    ['sun-synchronous orbit', [0, 0.2, 0], 0.004],
    ['sun-synchronous orbit', [0, 0, 1], 0.003],
    ['geostationary orbit', [0, 0.5, 0.5], 0.003],
  ] as const)('%s, %j m/s: within %f of the displacement over three days', (name, deltaVRtnMps, share) => {
    const elements = { ...orbits[name]!, bstar: 0 };
    const burned = made({ kind: 'elements', elements }, [{ epochTaiS: ignitionTaiS, deltaVRtnMps }]);
    const nominal = sgp4Ephemeris(elements);
    const start = stateAt(nominal, ignitionTaiS);
    const spanS = 3 * DAY;
    const without = integrated(start, ignitionTaiS, undefined, spanS);
    const withIt = integrated(start, ignitionTaiS, deltaVRtnMps, spanS);
    let worst = 0;
    let largest = 0;
    for (let k = 1; k <= 60; k++) {
      const t = ignitionTaiS + (k / 60) * spanS;
      const [a, b, c, d] = [burned, nominal, withIt, without].map((e) => stateAt(e, t)) as [
        Float64Array,
        Float64Array,
        Float64Array,
        Float64Array,
      ];
      const ours = rtn(b, [a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!]);
      const theirs = rtn(d, [c[0]! - d[0]!, c[1]! - d[1]!, c[2]! - d[2]!]);
      largest = Math.max(largest, Math.hypot(...theirs));
      worst = Math.max(worst, distance(ours, theirs));
    }
    expect(worst / largest).toBeLessThan(share);
  });

  it('and of Clohessy and Wiltshire over a revolution', () => {
    const elements = { ...orbits['sun-synchronous orbit']!, eccentricity: 1e-5, bstar: 0 };
    const nominal = sgp4Ephemeris(elements);
    const start = stateAt(nominal, ignitionTaiS);
    const radiusM = Math.hypot(start[0]!, start[1]!, start[2]!);
    for (const deltaVRtnMps of [
      [0.1, 0, 0],
      [0, 0.1, 0],
      [0, 0, 0.1],
    ] as const) {
      const burned = made({ kind: 'elements', elements }, [{ epochTaiS: ignitionTaiS, deltaVRtnMps }]);
      for (const t of [600, 1500, 3000, 5900]) {
        const a = stateAt(burned, ignitionTaiS + t);
        const b = stateAt(nominal, ignitionTaiS + t);
        const ours = rtn(b, [a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!]);
        expect(distance(ours, hcwDisplacement(radiusM, deltaVRtnMps, t))).toBeLessThan(12);
      }
    }
  });
});

function rtn(at: Float64Array, v: Vec3): [number, number, number] {
  const m = rtnAxes(at.subarray(0, 3), at.subarray(3, 6));
  return [0, 3, 6].map((o) => m[o]! * v[0] + m[o + 1]! * v[1] + m[o + 2]! * v[2]) as [number, number, number];
}
