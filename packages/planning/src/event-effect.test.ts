import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { sixOf } from '@keepout/astro/six-numbers';
import { propagateTwoBody, twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { cross, norm, plusScaled, scaled, unit } from '@keepout/astro/vector';
import { kicked } from '@keepout/conjunction/manoeuvre/impulse-effect';
import { encounterReachM, type PlannedEncounter } from '@keepout/conjunction/manoeuvre/planned-encounter';
import { expect, it } from 'vitest';
import { impulseOnEvent } from './event-effect.ts';
import { outcomeOf } from './outcome.ts';
import { periodOf } from './response.ts';

const TCA_TAI_S = 8e8;
const MU = 3.986004418e14;

/** A neighbour on nearly the same orbit, so slow beside the satellite: below it, at closest approach. */
function neighbour(radiusM: number, relativeMps: Vec3, missM: number, sigmaM: number): PlannedEncounter {
  const positionM: Vec3 = [radiusM, 0, 0];
  const speed = Math.sqrt(MU / radiusM);
  const velocityMps: Vec3 = [0, 0.6 * speed, 0.8 * speed];
  const theirs: Vec3 = [0, 1, 2].map((k) => velocityMps[k]! + relativeMps[k]!) as unknown as Vec3;
  const across = unit(cross(relativeMps, [1, 0.3, 0.2]));
  const state = (p: Vec3, v: Vec3): StateVector => ({
    epochTaiS: TCA_TAI_S,
    frame: 'GCRF',
    positionM: p,
    velocityMps: v,
  });
  return {
    primary: state(positionM, velocityMps),
    secondary: state(plusScaled(positionM, across, missM), theirs),
    covarianceM2: Float64Array.of(sigmaM ** 2, 0, 0, 0, sigmaM ** 2, 0, 0, 0, sigmaM ** 2),
    hardBodyRadiusM: 5,
  };
}

const LOW = neighbour(6_900_000, [0.3, 0.4, -0.33], 800, 60);
const GEOSTATIONARY = neighbour(42_164_000, [0.9, -1.2, 0.5], 900, 80);
const SIZES = [-0.05, 0.02, 0.1].map((mps) => scaled([0.1, 1, 0.2], mps));
const LEADS = [0.45, 0.7, 1.5, 2.2, 3.5, 5];

/** All minima of the distance after an impulse, within a period and a half about the old approach, m; and the nearest the two come, ends counted. */
function distancesByHand(encounter: PlannedEncounter, leadS: number, push: Vec3) {
  const { primary, secondary } = encounter;
  const after = sixOf(kicked(twoBodyStateAt(primary, TCA_TAI_S - leadS), push));
  const other = sixOf(secondary);
  const halfS = 0.75 * Math.min(periodOf(primary), periodOf(secondary));
  const [a, b] = [new Float64Array(6), new Float64Array(6)];
  const distances: number[] = [];
  for (let offsetS = -Math.min(halfS, leadS); offsetS <= halfS; offsetS += halfS / 20_000) {
    propagateTwoBody(after, leadS + offsetS, a);
    propagateTwoBody(other, offsetS, b);
    distances.push(Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!));
  }
  const minima = distances.filter((d, k) => k > 0 && d < distances[k - 1]! && d <= distances[k + 1]!);
  return { minima, nearestM: Math.min(...distances) };
}

it('finds the closest of all passages of slow neighbours after every impulse, or that they part', () => {
  const ends = { passes: 0, departs: 0 };
  for (const encounter of [LOW, GEOSTATIONARY]) {
    for (const orbits of LEADS) {
      for (const push of SIZES) {
        const leadS = orbits * periodOf(encounter.primary);
        const effect = impulseOnEvent(encounter, { epochTaiS: TCA_TAI_S - leadS, deltaVRtnMps: push });
        if (!effect.ok) throw new Error(`${effect.fault.code} ${orbits} ${norm(push)}`);
        const { end, primary, secondary, passages, pc } = effect.value;
        const distanceM = norm(
          [0, 1, 2].map((k) => primary.positionM[k]! - secondary.positionM[k]!) as unknown as Vec3,
        );
        const { minima, nearestM } = distancesByHand(encounter, leadS, push);
        ends[end]++;
        const within = minima.filter((d) => d < encounterReachM(encounter));
        if (minima.length > 0) expect(Math.abs(distanceM - Math.min(...minima))).toBeLessThan(0.05);
        expect(passages.length).toBe(within.length);
        expect(pc > 0 || end === 'departs').toBe(true);
        expect(end === 'departs').toBe(
          within.length === 0 && (minima.length > 0 || nearestM > encounterReachM(encounter)),
        );
      }
    }
  }
  expect(ends.passes).toBeGreaterThan(10);
  expect(ends.departs).toBeGreaterThan(3);
});

it('tells what an impulse makes of every event of a satellite, a slow neighbour among them', () => {
  const crossing = { ...neighbour(6_900_000, [3000, 4000, 9000], 150, 60), id: 'crossing' };
  const events = [crossing, { ...LOW, id: 'neighbour' }];
  for (const orbits of LEADS) {
    for (const push of SIZES) {
      const ignitionTaiS = TCA_TAI_S - orbits * periodOf(LOW.primary);
      const manoeuvre = { type: 'IMPULSIVE', ignitionTaiS, deltaVMps: push, frame: 'RTN' } as const;
      const outcome = outcomeOf([manoeuvre], events, { massKg: 500 }, 'two-body');
      if (!outcome.ok) throw new Error(`${outcome.fault.code} ${orbits} ${push}`);
      expect(outcome.value.after.map(({ fault }) => fault)).toEqual([undefined, undefined]);
      expect(outcome.value.after[0]!.end).toBe('passes');
    }
  }
});
