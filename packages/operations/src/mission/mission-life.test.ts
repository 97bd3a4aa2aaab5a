import type { MeanElements, Vec3 } from '@keepout/astro/nouns';
import { elementTable } from '@keepout/astro/sgp4/element-table';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { propagateOne } from '@keepout/astro/sgp4/propagate';
import { batchOf } from '@keepout/astro/sgp4/record';
import { cross, difference, dot, unit } from '@keepout/astro/vector';
import { acceptedLevel } from '@keepout/conjunction/annual/accepted-level';
import { catalogueFlux } from '@keepout/conjunction/annual/crossing-flux';
import { poissonInterval } from '@keepout/conjunction/annual/poisson-interval';
import { orbitRegime } from '@keepout/conjunction/covariance/estimated';
import { seededRandom } from '@keepout/conjunction/numbers/random';
import { planScreening } from '@keepout/conjunction/screening/plan/plan';
import { screenAll } from '@keepout/conjunction/screening/screen';
import { propagate, type SatRec } from 'satellite.js';
import { describe, expect, it } from 'vitest';
import { satelliteJsRecord } from '../../../../conformance/satellite-js.ts';
import { isNightly, sampled } from '../../../../scripts/property-runs.mjs';
import { flownBatch } from './flown-catalogue.ts';
import { type MissionQuestion, missionLife } from './mission-life.ts';
import { missionSlices } from './planned-orbit.ts';
import { groupIndex, trafficGroups } from './traffic-groups.ts';

const START_TAI_S = 800_000_000;
const DAY_S = 86_400;
const DAYS = 5;
const WITHIN_M = 50_000;
/** The brute force of a usual run takes one object in so many, of each group. */
const EVERY = 4;

/** Three hundred objects that cross the height of the planned one. */
const traffic: readonly MeanElements[] = Array.from({ length: 300 }, (_, k) => ({
  noradId: 1000 + k,
  name: k % 3 === 0 ? `SWARM-${k}` : k % 3 === 1 ? `OLD ${k} DEB` : `LIFT ${k} R/B`,
  cosparId: '',
  epochTaiS: START_TAI_S,
  epochUtc: '2025-05-08T06:12:43.000000',
  inclinationDeg: 30 + ((k * 37) % 110),
  raanDeg: (k * 137.5) % 360,
  eccentricity: 0.0005 + 0.00001 * (k % 50),
  argPerigeeDeg: (k * 71) % 360,
  meanAnomalyDeg: (k * 222.5) % 360,
  meanMotionRevPerDay: 14.2 + 0.0005 * (k % 40),
  bstar: 1e-4,
  meanMotionDot: 0,
  meanMotionDdot: 0,
  ephemerisType: 0,
  classification: 'U',
  elementSetNo: 1,
  revAtEpoch: 1,
}));
const planned = {
  kind: 'heights',
  perigeeKm: 830,
  apogeeKm: 840,
  inclinationDeg: 98,
  raanDeg: 20,
  argPerigeeDeg: 90,
} as const;

function flown() {
  const slices = missionSlices(planned, START_TAI_S, START_TAI_S + DAYS * DAY_S);
  if (!slices.ok) throw new Error(slices.fault.code);
  const batch = flownBatch(elementTable(traffic), slices.value);
  const plan = planScreening({
    startTaiS: START_TAI_S,
    stopTaiS: START_TAI_S + DAYS * DAY_S,
    volume: { shape: 'sphere', radiusM: WITHIN_M },
    scope: { kind: 'primaries', primaries: [traffic.length] },
  });
  return { batch, own: slices.value[0]!.elements, encounters: screenAll(plan, { batch, ephemerides: [] }).encounters };
}

const groups = trafficGroups(new Map([['DEBRIS', 2]]), new Map([['SWARM', 0.25]]));
const question: MissionQuestion = {
  days: DAYS,
  withinM: WITHIN_M,
  radiusM: 5,
  decisionDays: 1,
  acceptedPcs: [1e-5, 1e-4],
  groups,
  groupOf: (object) => groupIndex(groups, traffic[object]!),
  burnMps: 0.02,
  massKg: 100,
  specificImpulseS: 220,
};
const isPlanned = (object: number): boolean => object === traffic.length;

describe('a planned orbit', () => {
  it('flies at the heights that are asked for', () => {
    const slices = missionSlices(planned, START_TAI_S, START_TAI_S + DAY_S);
    const batch = batchOf([sgp4Init(slices.ok ? slices.value[0]!.elements : traffic[0]!)]);
    const flux = catalogueFlux(batch, {
      object: 0,
      startTaiS: START_TAI_S,
      stopTaiS: START_TAI_S + DAY_S,
      withinM: 1,
      decisionDays: 1,
    });
    expect(flux).toBeDefined();
    const state = new Float64Array(6);
    const heights = Array.from({ length: 800 }, (_, k) => {
      propagateOne(batch, 0, START_TAI_S + 10 * k, state, 0);
      return Math.hypot(state[0]!, state[1]!, state[2]!) - 6378.135;
    });
    // Mean heights: what J2 adds within a revolution is some kilometres.
    expect(Math.min(...heights)).toBeGreaterThan(819);
    expect(Math.max(...heights)).toBeLessThan(851);
    expect(heights.reduce((sum, height) => sum + height, 0) / heights.length).toBeCloseTo(835, -1);
  });

  it('inserted passes through the state that the launcher leaves', () => {
    const state = new Float64Array(6);
    propagateOne(batchOf([sgp4Init(traffic[0]!)]), 0, START_TAI_S + 500, state, 0);
    const metres = [...state].map((value) => value * 1000);
    const inserted = {
      epochTaiS: START_TAI_S + 500,
      frame: 'TEME',
      positionM: metres.slice(0, 3) as unknown as Vec3,
      velocityMps: metres.slice(3) as unknown as Vec3,
    } as const;
    const slices = missionSlices({ kind: 'insertion', state: inserted }, START_TAI_S, START_TAI_S + DAY_S);
    if (!slices.ok) throw new Error(slices.fault.code);
    const again = new Float64Array(6);
    propagateOne(batchOf([sgp4Init(slices.value[0]!.elements)]), 0, START_TAI_S + 500, again, 0);
    expect(Math.hypot(...[0, 1, 2].map((k) => again[k]! - state[k]!))).toBeLessThan(1e-5);
  });

  it('kept at a place stays near it all year, all over its box', () => {
    const box = { kind: 'box', longitudeDeg: 179.9, halfWidthDeg: 0.1, inclinationDeg: 0.05 } as const;
    const slices = missionSlices(box, START_TAI_S, START_TAI_S + 365 * DAY_S);
    if (!slices.ok) throw new Error(slices.fault.code);
    const state = new Float64Array(6);
    const offsets = slices.value.flatMap(({ elements, startTaiS, stopTaiS }) => {
      const batch = batchOf([sgp4Init(elements)]);
      return Array.from({ length: 60 }, (_, k) => {
        const at = startTaiS + (k / 60) * (stopTaiS - startTaiS);
        propagateOne(batch, 0, at, state, 0);
        // The turn of the Earth by a second formula: 280.46062 degrees at noon of 2000-01-01, 360.98564737 a day.
        const days = (at - 37 - 43_200) / DAY_S;
        const east = (Math.atan2(state[1]!, state[0]!) * 180) / Math.PI - 280.460_62 - 360.985_647_366 * days;
        return ((((east - 179.9 + 180) % 360) + 360) % 360) - 180;
      });
    });
    expect(slices.value).toHaveLength(14);
    expect(Math.max(...offsets.map(Math.abs))).toBeLessThan(0.3);
    expect(Math.max(...offsets)).toBeGreaterThan(0.08);
    expect(Math.min(...offsets)).toBeLessThan(-0.08);
  });
});

describe('its year', () => {
  const { batch, own, encounters } = flown();
  const life = missionLife(encounters, isPlanned, question);

  it('has the passages of a brute force by other code', () => {
    const recordOf = (elements: MeanElements) => satelliteJsRecord({ ...elements, bstar: 0 });
    const brute = bruteForce(sampled(traffic, EVERY).map(recordOf), recordOf(own));
    // The planned orbit has the largest index.
    const compared = isNightly
      ? encounters
      : encounters.filter(({ primary, secondary }) => Math.min(primary, secondary) % EVERY === 0);
    expect(brute).toBeGreaterThan(isNightly ? 10 : 2);
    expect(missionLife(compared, isPlanned, question).events).toBe(brute);
    const flux = catalogueFlux(batch, {
      object: traffic.length,
      startTaiS: START_TAI_S,
      stopTaiS: START_TAI_S + DAYS * DAY_S,
      withinM: WITHIN_M,
      decisionDays: 1,
    })!;
    const { lower, upper } = poissonInterval(life.events, 0.999);
    const expected = (flux.passagesPerYear * DAYS) / 365.25;
    expect(expected).toBeGreaterThan(lower);
    expect(expected).toBeLessThan(upper);
  });

  it('counts each group with its growth, and shares what is ours', () => {
    const [swarm, payload, rocket, debris] = life.groups;
    expect(life.groups.map(({ name }) => name)).toEqual(['SWARM', 'PAYLOAD', 'ROCKET BODY', 'DEBRIS']);
    expect(payload!.events).toBe(0);
    expect(swarm!.events + rocket!.events + debris!.events).toBe(life.events);
    const grown = swarm!.events + rocket!.events + 2 * debris!.events;
    expect(life.passagesPerYear.value).toBeCloseTo((grown * 365.25) / DAYS, 6);
    expect(debris!.passagesPerYear.value).toBeCloseTo((2 * debris!.events * 365.25) / DAYS, 6);
    const alone = missionLife(encounters, isPlanned, {
      ...question,
      groups: trafficGroups(new Map(), new Map()),
      groupOf: (object) => groupIndex(trafficGroups(new Map(), new Map()), traffic[object]!),
    });
    for (const [k, level] of life.levels.entries()) {
      expect(level.reductionPerYear + level.residualPerYear).toBeCloseTo(life.collisionsPerYear.value, 12);
      expect(level.oursPerYear).toBeLessThan(level.manoeuvresPerYear);
      expect(level.deltaVMpsPerYear).toBeCloseTo(0.02 * level.oursPerYear, 12);
      expect(level.propellantKgPerYear).toBeCloseTo(100 * (1 - Math.exp(-level.deltaVMpsPerYear / (220 * 9.80665))), 9);
      expect(alone.levels[k]!.oursPerYear).toBe(alone.levels[k]!.manoeuvresPerYear);
    }
  });

  it('weighs a passage by what drawn errors of both come to in its plane', () => {
    const normal = normals();
    const everybody = trafficGroups(new Map(), new Map());
    for (const passage of encounters.filter(({ relativeSpeedMps }) => relativeSpeedMps > 100).slice(0, 5)) {
      const isFirstOurs = isPlanned(passage.primary);
      // Above 900 km from perigee on the other is known to 150 m along its track, below to 200 m.
      const draw = ({ positionM: r, velocityMps: v }: Passing, isOurs: boolean): (() => Vec3) => {
        const up = unit(r);
        const across = unit(cross(r, v));
        const along = cross(across, up);
        const other = orbitRegime({ epochTaiS: 0, frame: 'TEME', positionM: r, velocityMps: v }).includes('above')
          ? 150
          : 200;
        const sigma = isOurs ? [10, 0.2 * other, 10] : [30, other, 30];
        return () => {
          const parts = sigma.map((value) => value * normal());
          return [0, 1, 2].map(
            (k) => parts[0]! * up[k]! + parts[1]! * along[k]! + parts[2]! * across[k]!,
          ) as unknown as Vec3;
        };
      };
      const [one, two] = [draw(passage.primaryState, isFirstOurs), draw(passage.secondaryState, !isFirstOurs)];
      const eta = unit(difference(passage.secondaryState.velocityMps, passage.primaryState.velocityMps));
      const x = unit(cross(eta, passage.primaryState.positionM));
      const y = cross(eta, x);
      let [xx, xy, yy] = [0, 0, 0];
      const count = 40_000;
      for (let k = 0; k < count; k++) {
        const apart = difference(two(), one());
        const [a, b] = [dot(apart, x), dot(apart, y)];
        xx += (a * a) / count;
        xy += (a * b) / count;
        yy += (b * b) / count;
      }
      const drawn = {
        sigmaProductM2: Math.sqrt(xx * yy - xy * xy),
        fluxPerM2Year: 365.25 / DAYS / (Math.PI * WITHIN_M ** 2),
      };
      const single = missionLife([passage], isPlanned, { ...question, groups: everybody, groupOf: () => 0 });
      for (const { acceptedPc, manoeuvresPerYear } of single.levels)
        expect(manoeuvresPerYear / acceptedLevel([drawn], 5, acceptedPc).manoeuvresPerYear).toBeCloseTo(1, 1);
    }
  });

  it('of nobody says how much that proves', () => {
    const empty = missionLife([], isPlanned, question);
    expect(empty).toMatchObject({ events: 0, objects: [] });
    expect(empty.passagesPerYear.value).toBe(0);
    expect(empty.passagesPerYear.upper).toBeCloseTo((3.689 * 365.25) / DAYS, 1);
    expect(empty.levels.every(({ manoeuvresPerYear }) => manoeuvresPerYear === 0)).toBe(true);
  });
});

type Passing = { readonly positionM: Vec3; readonly velocityMps: Vec3 };

/** Normal numbers of a fixed series. */
function normals(): () => number {
  const random = seededRandom(1);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Counts the minima of the distance below the radius: on a raster of 60 s, each minimum refined to less than 1 ms. */
function bruteForce(others: readonly SatRec[], planned: SatRec): number {
  const stepS = 60;
  const steps = (DAYS * DAY_S) / stepS;
  const at = (record: SatRec, second: number): Vec3 => {
    const date = new Date(Date.UTC(2025, 4, 8, 6, 12, 43) + 1000 * second);
    const { position } = propagate(record, date) as { position: { x: number; y: number; z: number } };
    return [position.x * 1000, position.y * 1000, position.z * 1000];
  };
  const own = Array.from({ length: steps + 1 }, (_, k) => at(planned, k * stepS));
  let count = 0;
  for (const other of others) {
    let [before, here] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let k = 0; k <= steps; k++) {
      const there = distance(own[k]!, at(other, k * stepS));
      if (here < before && here <= there && here < 550_000) {
        const least = closedIn(
          (second) => distance(at(planned, second), at(other, second)),
          (k - 2) * stepS,
          k * stepS,
        );
        if (least <= WITHIN_M) count++;
      }
      [before, here] = [here, there];
    }
  }
  return count;
}

const distance = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

function closedIn(value: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let k = 0; k < 30; k++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (value(a) < value(b)) high = b;
    else low = a;
  }
  return value((low + high) / 2);
}
