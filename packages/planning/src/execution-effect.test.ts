import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { cross, norm, plusScaled, scaled, unit } from '@keepout/astro/vector';
import { seededRandom } from '@keepout/conjunction/numbers/random';
import { expect, it } from 'vitest';
import { executionPcs } from './execution-effect.ts';
import { outcomeOf, type PlanningEvent } from './outcome.ts';

const TCA_TAI_S = 8e8;
const RADIUS_M = 6_900_000;
const SPEED_MPS = Math.sqrt(3.986004418e14 / RADIUS_M);

/** Met across, 150 m off, each axis known to 60 m. */
function crossing(): PlanningEvent {
  const state = (positionM: Vec3, velocityMps: Vec3): StateVector => ({
    epochTaiS: TCA_TAI_S,
    frame: 'GCRF',
    positionM,
    velocityMps,
  });
  const velocityMps: Vec3 = [0, 0.6 * SPEED_MPS, 0.8 * SPEED_MPS];
  const relative: Vec3 = [300, 4000, -9000];
  const across = unit(cross(relative, [1, 0.3, 0.2]));
  return {
    id: 'crossing',
    primary: state([RADIUS_M, 0, 0], velocityMps),
    secondary: state(plusScaled([RADIUS_M, 0, 0], across, 150), plusScaled(velocityMps, relative, 1)),
    covarianceM2: Float64Array.of(3600, 0, 0, 0, 3600, 0, 0, 0, 3600),
    hardBodyRadiusM: 10,
  };
}

it('the probability with the error of the burn is the mean over drawn executions', () => {
  const events = [crossing()];
  const body = { massKg: 500 };
  const deltaVMps: Vec3 = [0.004, 0.03, -0.006];
  const burn = { type: 'IMPULSIVE', ignitionTaiS: TCA_TAI_S - 5500, frame: 'RTN' } as const;
  const outcomeWith = (push: Vec3) => {
    const outcome = outcomeOf([{ ...burn, deltaVMps: push }], events, body, 'two-body');
    if (!outcome.ok) throw new Error(outcome.fault.code);
    return outcome.value;
  };
  const pcWith = (magnitudeShare: number, pointingRad: number): number => {
    const spread = {
      execution: { magnitudeShare, pointingRad, fixedMagnitudeMps: 0.0004 * magnitudeShare },
      densitySigma: 0,
    };
    const setting = { body, model: 'two-body', spread } as const;
    return executionPcs([{ ...burn, deltaVMps }], outcomeWith(deltaVMps), events, setting)![0]!;
  };
  const nominal = outcomeWith(deltaVMps).totalPc;
  expect(pcWith(0, 0) / nominal).toBeCloseTo(1, 12);
  const random = seededRandom(7);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const size = norm(deltaVMps);
  const along = scaled(deltaVMps, 1 / size);
  const side = unit(cross(along, [1, 0, 0]));
  const other = cross(along, side);
  let sum = 0;
  const draws = 8000;
  for (let k = 0; k < draws; k++) {
    const drawn = plusScaled(
      plusScaled(plusScaled(deltaVMps, along, 0.05 * size * normal()), side, 0.02 * size * normal()),
      other,
      0.02 * size * normal(),
    );
    sum += outcomeWith(drawn).totalPc;
  }
  const told = pcWith(0.05, 0.02);
  expect(told).toBeGreaterThan(1.03 * nominal);
  expect(Math.abs(told / (sum / draws) - 1)).toBeLessThan(0.1);
});
