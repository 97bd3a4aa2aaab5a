import { fromUnixMs } from '@keepout/astro/epoch';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { toEphemerisInput } from '@keepout/ccsds/oem/bridge';
import { readOem } from '@keepout/ccsds/oem/read';
import { validateOem } from '@keepout/ccsds/oem/validate';
import { propulsionType, satelliteShape } from '@keepout/contract/fleet/enums';
import { satelliteBody } from '@keepout/contract/fleet/satellite';
import { groundStationBody } from '@keepout/contract/fleet/station';
import { describe, expect, test } from 'vitest';
import { RESERVED_NUMBERS } from '../test/regime.ts';
import { trueElements } from '../test/truth.ts';
import { catalogueAt, historyPlan } from './knowledge.ts';
import { SCRIPTED_ENCOUNTERS } from './scripted-encounters.ts';
import { DEMO_STATIONS } from './stations.ts';
import { makeDemoWorld } from './world.ts';

const nowTaiS = fromUnixMs(Date.UTC(2026, 10, 20, 9, 41));
const world = makeDemoWorld({ seed: 1, nowTaiS });
const plan = historyPlan(world);

describe('fleet', () => {
  test('is six satellites that the interface accepts, with every shape and kind of propulsion', () => {
    const bodies = world.fleet.map(({ body }) => satelliteBody.parse(body));
    expect(bodies).toHaveLength(6);
    expect(new Set(bodies.map(({ configuration }) => configuration.shape))).toEqual(new Set(satelliteShape.options));
    const kinds = new Set(bodies.map(({ configuration }) => configuration.propulsion.type));
    expect(kinds).toEqual(new Set(propulsionType.options));
  });
  test('has a mass and areas of each, and four stations that the interface accepts', () => {
    for (const { body } of world.fleet) {
      const { wetMass, solarRadiationPressureArea } = body.configuration;
      expect([body.name, wetMass, solarRadiationPressureArea]).not.toContain(undefined);
    }
    expect(DEMO_STATIONS.map((station) => groundStationBody.parse(station).name)).toHaveLength(4);
  });
});

describe('catalogue', () => {
  test('holds thirty thousand objects at every step, the fleet and the scripted objects among them', () => {
    for (const index of [0, plan.length - 1]) {
      const catalogue = catalogueAt(world, index);
      expect(catalogue).toHaveLength(30_000);
      expect(new Set(catalogue.map(({ noradId }) => noradId)).size).toBe(30_000);
      expect(new Set(catalogue.map(({ cosparId }) => cosparId).filter(Boolean)).size).toBe(
        catalogue.filter(({ cosparId }) => cosparId !== '').length,
      );
    }
  });

  test('changes from step to step in the scripted objects alone; they alone state a covariance', () => {
    const [first, last] = [catalogueAt(world, 0), catalogueAt(world, plan.length - 1)];
    const scripted = new Set(SCRIPTED_ENCOUNTERS.map(({ secondary }) => secondary.noradId));
    first.forEach((elements, at) => {
      if (scripted.has(elements.noradId)) expect(elements).not.toEqual(last[at]);
      else expect(elements).toBe(last[at]);
    });
    expect(new Set(first.filter(({ covariance }) => covariance).map(({ noradId }) => noradId))).toEqual(scripted);
  });

  test('an element set is older than the step that uses it, by hours', () => {
    for (const { creationTaiS, overrides } of plan) {
      for (const { epochTaiS } of overrides) {
        expect(creationTaiS - epochTaiS).toBeGreaterThan(3_600);
        expect(creationTaiS - epochTaiS).toBeLessThan(5 * 3_600);
      }
    }
  });

  test('the fleet has numbers that no generated object takes', () => {
    for (const { truth } of world.fleet) {
      expect(truth.noradId).toBeGreaterThanOrEqual(RESERVED_NUMBERS.first);
      expect(truth.noradId).toBeLessThanOrEqual(RESERVED_NUMBERS.last);
    }
  });
});

describe('operator ephemeris', () => {
  test.each(world.fleet.map(({ body }, at) => [body.name, at] as const))(
    'of %s reads back without a fault',
    (_, at) => {
      const text = plan[plan.length - 1]!.uploads[at]!.text();
      const read = readOem(text);
      if (!read.ok) throw new Error(read.fault.code);
      expect(validateOem(read.value)).toEqual([]);
      const input = toEphemerisInput(read.value);
      if (!input.ok) throw new Error(input.fault.code);
      const { epochsTaiS, covariances } = input.value;
      expect(epochsTaiS.at(-1)! - epochsTaiS[0]!).toBeCloseTo(7 * 86_400, 3);
      // One each half hour: none was left out for not being positive.
      expect(covariances).toHaveLength(337);
    },
  );
});

describe('truth', () => {
  test('a scripted object truly passes where its estimates say, within a few of their sigmas', () => {
    const state = new Float64Array(6);
    const seen = new Float64Array(6);
    for (const { secondaryNoradId, tcaTaiS, elements } of world.encounters) {
      const truth = trueElements(world, secondaryNoradId)!;
      expect(sgp4Ephemeris(truth).stateAt(tcaTaiS, state)).toBe(true);
      expect(sgp4Ephemeris(elements.at(-1)!).stateAt(tcaTaiS, seen)).toBe(true);
      const gapM = Math.hypot(seen[0]! - state[0]!, seen[1]! - state[1]!, seen[2]! - state[2]!);
      expect(gapM).toBeGreaterThan(0.1);
      expect(gapM).toBeLessThan(15_000);
    }
  });

  test('a background object is off its public element set, always by the same amount', () => {
    const published = world.background.find(({ objectType }) => objectType === 'DEBRIS')!;
    const truth = trueElements(world, published.noradId)!;
    expect(truth).toEqual(trueElements(world, published.noradId));
    expect(truth.meanAnomalyDeg).not.toBe(published.meanAnomalyDeg);
    expect(trueElements(world, 1)).toBeUndefined();
  });
});

test('the same seed and moment give the same world', () => {
  const again = makeDemoWorld({ seed: 1, nowTaiS });
  expect(again.encounters).toEqual(world.encounters);
  expect(historyPlan(again)[2]!.uploads[0]!.text()).toBe(plan[2]!.uploads[0]!.text());
});
