import { localAxes } from '@keepout/astro/frames/local';
import type { Ephemeris, StateCovariance, StateVector, Vec3 } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { readOem } from '@keepout/ccsds/oem/read';
import { executionVariances } from '@keepout/conjunction/manoeuvre/execution-error';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../conjunction/test/reference.ts';
import type { PlannedManoeuvre } from '../manoeuvre.ts';
import { type PlannedFlight, type PlannedSegment, plannedStates } from './planned-states.ts';
import { plannedOemText } from './texts.ts';

const START = 800_000_000;
const DAY_S = 86_400;
const knownState: StateVector = {
  epochTaiS: START,
  frame: 'EME2000',
  positionM: [7_000_000, 0, 0],
  velocityMps: [20, -1050, 7480],
};
const nominal: Ephemeris = {
  frame: 'EME2000',
  startTaiS: START - 1,
  stopTaiS: START + 2 * DAY_S,
  stateAt(epochTaiS, out) {
    const { positionM, velocityMps } = twoBodyStateAt(knownState, epochTaiS);
    out.set([...positionM, ...velocityMps]);
    return true;
  },
};
/** 30 m and 3 cm/s each way, always. */
const covarianceAt = ({ epochTaiS }: StateVector): StateCovariance => ({
  epochTaiS,
  frame: 'RTN',
  matrix: Float64Array.from({ length: 36 }, (_, k) => (k % 7 === 0 ? (k < 21 ? 900 : 9e-4) : 0)),
});
const EXECUTION = { magnitudeShare: 0.05, pointingRad: Math.PI / 180 };
const impulse: PlannedManoeuvre = {
  type: 'IMPULSIVE',
  ignitionTaiS: START + 3600,
  frame: 'RTN',
  deltaVMps: [0, 0.2, 0],
};

function flown(manoeuvre: PlannedManoeuvre, more: Partial<PlannedFlight> = {}): readonly PlannedSegment[] {
  const flight = {
    nominal,
    covarianceAt,
    manoeuvres: [manoeuvre],
    body: { massKg: 200 },
    execution: EXECUTION,
    densitySigma: 0.3,
  };
  return unwrap(plannedStates({ ...flight, startTaiS: START, stopTaiS: START + DAY_S, ...more }));
}

/** What is added to the variance of one of six, at the last covariance of the file. */
function added(segments: readonly PlannedSegment[], index: number): number {
  return segments.at(-1)!.covariances.at(-1)!.matrix[7 * index]! - (index < 3 ? 900 : 9e-4);
}

const TEXT_HEAD = {
  objectName: 'SATELLITE',
  objectId: '2020-001A',
  originator: 'TEST',
  creationTaiS: START,
  comments: ['planned'],
};

describe('the covariance of a planned orbit', () => {
  it('is that of the nominal orbit until ignition, and grows after it', () => {
    const [before, after] = flown(impulse);
    for (const { matrix } of before!.covariances) expect(matrix).toEqual(covarianceAt(knownState).matrix);
    const along = after!.covariances.slice(1).map(({ matrix }) => matrix[7]!);
    expect(along[0]).toBeGreaterThan(900);
    expect(along.at(-1)).toBeGreaterThan(along[0]!);
  });

  it('grows by the size error along the track as the orbits drift apart: three times dv error times time', () => {
    const sigmaMps = Math.sqrt(executionVariances(0.2, EXECUTION).along);
    const drift = 3 * sigmaMps * (DAY_S - 3600);
    expect(Math.sqrt(added(flown(impulse), 1)) / drift).toBeGreaterThan(0.95);
    expect(Math.sqrt(added(flown(impulse), 1)) / drift).toBeLessThan(1.05);
  });

  it('is four times the variance of twice the error, and nothing without one', () => {
    const twice = flown(impulse, { execution: { magnitudeShare: 0.1, pointingRad: Math.PI / 90 } });
    // Orbits one sigma away: nearly linear.
    expect(added(twice, 1) / added(flown(impulse), 1)).toBeCloseTo(4, 3);
    const exact = flown(impulse, { execution: { magnitudeShare: 0, pointingRad: 0 } });
    expect(exact.at(-1)!.covariances.at(-1)!.matrix).toEqual(covarianceAt(knownState).matrix);
  });

  it('is the same in whichever frame the same push is given', () => {
    const at = twoBodyStateAt(knownState, impulse.ignitionTaiS);
    const axes = localAxes('RTN', at.positionM, at.velocityMps);
    const inertial: Vec3 = [0.2 * axes[3]!, 0.2 * axes[4]!, 0.2 * axes[5]!];
    const other = flown({ ...impulse, frame: 'EME2000', deltaVMps: inertial } as PlannedManoeuvre);
    for (let i = 0; i < 6; i++) expect(added(other, i) / added(flown(impulse), i)).toBeCloseTo(1, 3);
  });

  it('of drag is the displacement times the share that the density is unknown by', () => {
    const drag: PlannedManoeuvre = {
      type: 'DIFFERENTIAL_DRAG',
      ignitionTaiS: START + 3600,
      durationS: 36_000,
      areaM2: 8,
      nominalAreaM2: 2,
      dragCoefficient: 2.2,
    };
    const segments = flown(drag);
    expect(segments).toHaveLength(3);
    const last = segments.at(-1)!.states.at(-1)!;
    const apart = twoBodyStateAt(knownState, last.epochTaiS).positionM.map((value, i) => last.positionM[i]! - value);
    const total = [0, 1, 2].reduce((sum, i) => sum + added(segments, i), 0);
    expect(Math.sqrt(total) / (0.3 * Math.hypot(...apart))).toBeCloseTo(1, 6);
  });
});

describe('the file of a planned orbit', () => {
  it('is a valid OEM with a block on each side of the burn and the covariances that were computed', () => {
    const segments = flown(impulse);
    const oem = unwrap(readOem(plannedOemText(TEXT_HEAD, segments)));
    expect(oem.segments).toHaveLength(2);
    for (const [k, block] of oem.segments.entries()) {
      expect(block.epochsTaiS).toHaveLength(segments[k]!.states.length);
      expect(block.covariances).toHaveLength(segments[k]!.covariances.length);
    }
  });
});

describe('each segment of a planned orbit', () => {
  it('has as many states as an interpolation of degree 7 takes, also a burn of seconds and the rest of a day', () => {
    const geo = { ...knownState, positionM: [42_164_000, 0, 0], velocityMps: [0, 3074.7, 0] } as const;
    const orbit: Ephemeris = {
      ...nominal,
      stateAt(epochTaiS, out) {
        const { positionM, velocityMps } = twoBodyStateAt(geo, epochTaiS);
        out.set([...positionM, ...velocityMps]);
        return true;
      },
    };
    for (const durationS of [2, 600]) {
      const burn: PlannedManoeuvre = {
        type: 'CONTINUOUS',
        ignitionTaiS: START + 3600,
        frame: 'RTN',
        durationS,
        thrustN: 10,
        specificImpulseS: 220,
        direction: [0, 1, 0],
        dutyCycle: 1,
      };
      const segments = flown(burn, { nominal: orbit });
      expect(segments).toHaveLength(3);
      for (const { states } of segments) expect(states.length).toBeGreaterThanOrEqual(8);
      const { segments: read } = unwrap(readOem(plannedOemText(TEXT_HEAD, segments)));
      expect(read).toHaveLength(3);
    }
  });
});
