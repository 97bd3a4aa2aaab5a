import type { StateCovariance, Vec3 } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { describe, expect, it } from 'vitest';
import type { ObjectAtTca } from '../object-at-tca.ts';
import { consistencyOf, missChange } from './consistency.ts';
import { addedPc, totalPc, totalPcWith } from './total-pc.ts';

const EPOCH = 800_000_000;

function object(positionM: Vec3, velocityMps: Vec3, sigmas?: Vec3): ObjectAtTca {
  const diagonal = sigmas && [...sigmas, 1e-3, 1e-3, 1e-3];
  const covariance: StateCovariance | undefined = diagonal && {
    epochTaiS: EPOCH,
    frame: 'RTN',
    matrix: Float64Array.from({ length: 36 }, (_, i) => (i % 7 === 0 ? diagonal[i / 7]! ** 2 : 0)),
  };
  return {
    state: { epochTaiS: EPOCH, frame: 'EME2000', positionM, velocityMps },
    ...(covariance && { covariance }),
  } as ObjectAtTca;
}

const SIGMAS: Vec3 = [30, 40, 20];
const first = (x = 0, y = 0) => object([7_000_000 + x, y, 0], [0, 7_546, 0], SIGMAS);
const second = (x = 0, y = 0) => object([7_000_100 + x, 200 + y, 50], [0, 0, 7_546], SIGMAS);

describe('two sources of one encounter', () => {
  it('R-26 that say the same agree wholly', () => {
    const { relative, objects, verdict } = consistencyOf([first(), second()], [first(), second()]);
    expect(relative.mahalanobis).toBe(0);
    expect(objects.map(({ differenceRtnM }) => differenceRtnM)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(verdict).toBe('agrees');
  });

  it('R-26 differ by a difference over the sum of their covariances, worked out on paper', () => {
    const { relative, objects } = consistencyOf([first(), second()], [first(60, 0), second()]);
    expect(objects[0].differenceRtnM[0]).toBeCloseTo(60, 9);
    expect(objects[0].mahalanobis).toBeCloseTo(60 / Math.sqrt(2 * 30 ** 2), 6);
    // Radial of both objects, twice: sigma^2 = 4 x 30^2, but for the 5 arcsec between their axes.
    expect(relative.differenceRtnM[0]).toBeCloseTo(-60, 9);
    expect(relative.mahalanobis!).toBeCloseTo(60 / Math.sqrt(4 * 30 ** 2), 3);
  });

  it('R-26 both moved alike differ in their states and agree in the encounter', () => {
    const { relative, objects, verdict } = consistencyOf([first(), second()], [first(500, 0), second(500, 0)]);
    expect(objects[0].mahalanobis!).toBeGreaterThan(10);
    expect(relative.mahalanobis!).toBeLessThan(1e-9);
    expect(verdict).toBe('agrees');
  });

  it('R-26 far apart in the encounter are told so', () => {
    expect(consistencyOf([first(), second()], [first(), second(0, 900)]).verdict).toBe('apart');
  });

  it('R-26 one that states the same orbits a minute later agrees', () => {
    const late = (party: ObjectAtTca): ObjectAtTca => {
      const state = twoBodyStateAt(party.state, EPOCH + 60);
      return { ...party, state, covariance: { ...party.covariance!, epochTaiS: EPOCH + 60 } };
    };
    const { relative, objects } = consistencyOf([first(), second()], [late(first()), late(second())]);
    for (const disagreement of [relative, ...objects])
      expect(Math.hypot(...disagreement.differenceRtnM)).toBeLessThan(1e-3);
  });

  it('R-26 without a covariance are compared in metres alone', () => {
    const bare = object([7_000_000, 0, 0], [0, 7_546, 0]);
    const { relative, verdict } = consistencyOf([bare, second()], [first(10), second()]);
    expect(relative.differenceRtnM[0]).toBeCloseTo(-10, 9);
    expect(relative).not.toHaveProperty('mahalanobis');
    expect(verdict).toBeUndefined();
  });
});

describe('B-11 the miss of one message against that of the one before', () => {
  /** Crossing at a right angle: R, T, N of the second object are the x, z and -y axes, those of the first x, y and z. */
  const crossing = (y: number, x = 0): ObjectAtTca => object([7_000_100 + x, y, 0], [0, 0, 7_546], [30, 40, 20]);
  const own = (sigmas: Vec3 = [10, 50, 5]): ObjectAtTca => object([7_000_000, 0, 0], [0, 7_546, 0], sigmas);

  it('is its part at both closest approaches over one sigma of both objects in the earlier one, worked out on paper', () => {
    const { differenceRtnM, sigmaRtnM } = missChange([own(), crossing(0)], [own([1, 1, 1]), crossing(0, 60)]);
    expect(differenceRtnM[0]).toBeCloseTo(60, 9);
    expect(sigmaRtnM![0]).toBeCloseTo(Math.hypot(10, 30), 6);
    expect(sigmaRtnM![1]).toBeCloseTo(Math.hypot(50, 20), 6);
    expect(sigmaRtnM![2]).toBeCloseTo(Math.hypot(5, 40), 6);
  });

  it('is nothing where only the time of closest approach moves', () => {
    // The whole encounter a second along the circle: the same miss in axes that turn with it.
    const turned = (vector: Vec3, by: number): Vec3 => {
      const [x, y, z] = vector;
      return [x * Math.cos(by) - y * Math.sin(by), x * Math.sin(by) + y * Math.cos(by), z];
    };
    const arc = ({ state, ...rest }: ObjectAtTca): ObjectAtTca => {
      const by = 7_546 / 7_000_000;
      const moved = { positionM: turned(state.positionM, by), velocityMps: turned(state.velocityMps, by) };
      return { ...rest, state: { ...state, ...moved, epochTaiS: EPOCH + 1 } };
    };
    const [before, after] = [
      [own(), crossing(0)],
      [arc(own()), arc(crossing(0))],
    ] as const;
    expect(Math.hypot(...missChange(before, after).differenceRtnM)).toBeLessThan(1e-6);
    expect(missChange(before, after).mahalanobis!).toBeLessThan(1e-6);
  });

  it('has metres alone without a covariance in the earlier one, whatever the later one has', () => {
    const bare = object([7_000_000, 0, 0], [0, 7_546, 0]);
    expect(missChange([bare, crossing(0)], [own(), crossing(30)])).not.toHaveProperty('sigmaRtnM');
    expect(missChange([own(), crossing(0)], [bare, crossing(30)])).toHaveProperty('sigmaRtnM');
  });
});

it('R-26 the total of passages is one minus the product of the chances to pass, small ones kept to the digit', () => {
  expect(totalPc([])).toBe(0);
  expect(totalPc([0.5, 0.5])).toBeCloseTo(0.75, 15);
  expect(totalPc([1e-18, 2e-18]) / 3e-18).toBeCloseTo(1, 12);
  expect(totalPc([1, 0.1])).toBe(1);
});

it('what gets better among other passages is taken off what gets worse there, and off nothing else', () => {
  const changes = [
    { pcBefore: 1e-6, pc: 4e-6 },
    { pcBefore: 2e-6, pc: 0 },
  ];
  expect(addedPc(changes)).toBeCloseTo(1e-6, 10);
  expect(totalPcWith(1e-5, addedPc(changes)) / 1.1e-5).toBeCloseTo(1, 4);
  expect(totalPcWith(1e-5, addedPc([]))).toBeCloseTo(1e-5, 20);
  // What was not in the total cannot be given back out of it.
  expect(addedPc([{ pcBefore: 1e-3, pc: 0 }])).toBeCloseTo(-1e-3, 5);
  expect(totalPcWith(1e-6, addedPc([{ pcBefore: 1e-3, pc: 0 }]))).toBeCloseTo(1e-6, 20);
  expect(totalPcWith(0.5, addedPc([{ pcBefore: 0, pc: 1 }]))).toBeCloseTo(1, 12);
});
