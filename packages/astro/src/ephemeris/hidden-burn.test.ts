import { describe, expect, it } from 'vitest';
import { egm96 } from '../force/egm96.ts';
import { forceModel } from '../force/model.ts';
import { readSteeringFrame } from '../force/steering.ts';
import type { Ephemeris, Vec3 } from '../nouns.ts';
import { propagateNumerically } from '../numerical/propagate.ts';
import { type BurnFit, fitHiddenBurn } from './hidden-burn.ts';
import { tableEphemeris } from './table.ts';

const START = 800_000_000;
const DAY = 86_400;
const PERIOD = 5_800;
const MASS_KG = 200;

interface Flight {
  readonly days?: number;
  readonly burnAtS?: number;
  readonly burnRtnMps?: Vec3;
  readonly areaM2?: number;
  readonly offsetM?: Vec3;
  readonly offsetMps?: Vec3;
  readonly heightM?: number;
}

/** A satellite under gravity to 12x12 and drag, as the table that an operator would send: a state a minute, millimetres. */
function flown(flight: Flight = {}): Ephemeris {
  const radiusM = 6_378_137 + (flight.heightM ?? 560_000);
  const speedMps = Math.sqrt(3.986004415e14 / radiusM);
  const [dx, dy, dz] = flight.offsetM ?? [0, 0, 0];
  const [du, dv, dw] = flight.offsetMps ?? [0, 0, 0];
  const stopTaiS = START + (flight.days ?? 3) * DAY;
  const frame = readSteeringFrame('RTN');
  if (frame === undefined) throw new Error('RTN');
  const run = propagateNumerically({
    initial: {
      epochTaiS: START,
      frame: 'EME2000',
      positionM: [radiusM + dx, dy, dz],
      velocityMps: [du, speedMps * Math.cos(1.7) + dv, speedMps * Math.sin(1.7) + dw],
    },
    massKg: MASS_KG,
    stopTaiS,
    forces: forceModel('EME2000', { gravity: egm96(12), drag: { areaM2: flight.areaM2 ?? 1.5, coefficient: 2.2 } }),
    relativeError: 1e-12,
    ...(flight.burnAtS !== undefined && {
      manoeuvres: {
        impulses: [{ epochTaiS: START + flight.burnAtS, frame, deltaVMps: flight.burnRtnMps ?? [0, 0.01, 0] }],
      },
    }),
  });
  if (!run.ok) throw new Error(run.fault.code);
  const count = Math.floor((stopTaiS - START) / 60) + 1;
  const epochsTaiS = Float64Array.from({ length: count }, (_, i) => START + 60 * i);
  const states = new Float64Array(count * 6);
  for (const [i, epochTaiS] of epochsTaiS.entries()) run.value.stateAt(epochTaiS, states.subarray(6 * i, 6 * i + 6));
  const written = states.map((value, i) => (i % 6 < 3 ? Math.round(value * 1e3) / 1e3 : Math.round(value * 1e6) / 1e6));
  return tableEphemeris({ frame: 'EME2000', epochsTaiS, states: written, method: 'HERMITE', degree: 7 });
}

function fitted(reference: Ephemeris, other: Ephemeris): BurnFit {
  const fit = fitHiddenBurn(reference, other);
  if (!fit.ok) throw new Error(fit.fault.code);
  return fit.value;
}

describe('an undeclared burn between two ephemerides of one satellite', () => {
  const reference = flown();

  it.each([
    ['along-track', [0, 0.01, 0]],
    ['against the track', [0, -0.01, 0]],
    ['cross-track', [0, 0, 0.01]],
    ['radial', [0.01, 0, 0]],
    ['skew', [0.004, 0.008, -0.005]],
  ] as const)('R-11 1 cm/s %s is found to 10 %% and to a quarter of a revolution', (_, deltaV) => {
    const { burn, rmsM } = fitted(reference, flown({ burnAtS: 1.4 * DAY, burnRtnMps: deltaV }));
    expect(burn, JSON.stringify(rmsM)).toBeDefined();
    expect(Math.abs(burn!.deltaVMps / Math.hypot(...deltaV) - 1)).toBeLessThan(0.1);
    expect(Math.abs(burn!.epochTaiS - START - 1.4 * DAY)).toBeLessThan(PERIOD / 4);
    for (const axis of [0, 1, 2]) expect(Math.abs(burn!.deltaVRtnMps[axis]! - deltaV[axis]!)).toBeLessThan(0.002);
  });

  it('R-11 it is found under a difference of orbit determination and drag', () => {
    const other = flown({
      burnAtS: 1.4 * DAY,
      burnRtnMps: [0, 0.01, 0],
      areaM2: 1.6,
      offsetM: [8, -20, 6],
      offsetMps: [0.01, 0.002, 0.004],
    });
    const { burn, rmsM } = fitted(reference, other);
    expect(burn, JSON.stringify(rmsM)).toBeDefined();
    expect(Math.abs(burn!.deltaVMps / 0.01 - 1)).toBeLessThan(0.1);
  });

  it.each([
    ['the same table', {}],
    ['another orbit determination', { offsetM: [8, -20, 6], offsetMps: [0.01, 0.002, 0.004] }],
    ['drag that differs by 20 %', { areaM2: 1.8 }],
    ['both', { areaM2: 1.2, offsetM: [-30, 50, 10], offsetMps: [0.02, -0.01, 0.03] }],
  ] as const)('R-11 %s is no burn', (_, flight) => {
    const { burn, rmsM } = fitted(reference, flown(flight));
    expect(burn, JSON.stringify(rmsM)).toBeUndefined();
  });

  it('R-11 an overlap of less than two revolutions says nothing', () => {
    const fit = fitHiddenBurn(reference, flown({ days: 0.1 }));
    expect(fit).toEqual({ ok: false, fault: { code: 'overlap-short' } });
  });
});
