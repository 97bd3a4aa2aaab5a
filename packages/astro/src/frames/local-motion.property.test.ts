import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MU_EARTH } from '../constants.ts';
import type { LocalFrameName } from '../nouns.ts';
import { localAxes, localRate } from './local.ts';

type Triple = [number, number, number];
const component = fc.double({ min: -1, max: 1, noNaN: true });
/** Bound states off the straight line and off the pole, retrograde ones too. */
const orbit = fc
  .record({
    place: fc.tuple(component, component, component),
    course: fc.tuple(component, component, component),
    radiusM: fc.double({ min: 6.6e6, max: 5e7, noNaN: true }),
  })
  .map(({ place, course, radiusM }) => {
    const size = Math.hypot(...place);
    const speed = Math.hypot(...course);
    const circular = Math.sqrt(MU_EARTH / radiusM);
    const alignment = Math.abs(dot(place, course)) / (size * speed);
    return {
      isPlain: size > 0.1 && speed > 0.1 && alignment < 0.9 && Math.hypot(place[0], place[1]) > 0.2 * size,
      positionM: place.map((value) => (value / size) * radiusM) as Triple,
      velocityMps: course.map((value) => (value / speed) * circular) as Triple,
    };
  })
  .filter(({ isPlain }) => isPlain);

function dot(a: readonly number[], b: readonly number[]): number {
  return a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
}
function cross(a: readonly number[], b: readonly number[]): Triple {
  return [a[1]! * b[2]! - a[2]! * b[1]!, a[2]! * b[0]! - a[0]! * b[2]!, a[0]! * b[1]! - a[1]! * b[0]!];
}

/** Two-body state a moment later, by Taylor's series. */
function later(r: Triple, v: Triple, dt: number): [Triple, Triple] {
  const size = Math.hypot(...r);
  const a = r.map((value) => (-MU_EARTH * value) / size ** 3);
  const jerk = v.map((value, i) => -MU_EARTH * (value / size ** 3 - (3 * dot(r, v) * r[i]!) / size ** 5));
  return [
    r.map((value, i) => value + v[i]! * dt + (a[i]! * dt * dt) / 2 + (jerk[i]! * dt ** 3) / 6) as Triple,
    v.map((value, i) => value + a[i]! * dt + (jerk[i]! * dt * dt) / 2) as Triple,
  ];
}

/** Angular velocity of the axes from their places a second before and after: half the sum of e x de/dt. */
function observedRate(name: LocalFrameName, r: Triple, v: Triple): Triple {
  const [before, now, after] = [-1, 0, 1].map((dt) => localAxes(name, ...later(r, v, dt)));
  const sum: Triple = [0, 0, 0];
  for (let axis = 0; axis < 9; axis += 3) {
    const change = [0, 1, 2].map((i) => (after![axis + i]! - before![axis + i]!) / 2);
    const turn = cross([...now!.subarray(axis, axis + 3)], change);
    for (let i = 0; i < 3; i++) sum[i]! += turn[i]! / 2;
  }
  return sum;
}

describe('the rate of a local frame', () => {
  for (const name of ['RTN', 'TNW', 'NTW', 'VNC', 'LVLH', 'SEZ'] as const) {
    it(`${name} is how fast its axes are seen to turn in two-body motion`, () => {
      fc.assert(
        fc.property(orbit, ({ positionM, velocityMps }) => {
          const seen = observedRate(name, positionM, velocityMps);
          const rate = localRate(name, positionM, velocityMps);
          // A parabola through three places a second apart misses the rate by its cube.
          for (let i = 0; i < 3; i++) expect(Math.abs(rate[i]! - seen[i]!)).toBeLessThan(2e-7);
        }),
      );
    });
  }

  it('NSW, PQW and EQW is nothing: two-body motion keeps its plane and its perigee', () => {
    for (const name of ['NSW', 'PQW', 'EQW'] as const)
      expect(localRate(name, [7e6, 1e6, 2e6], [-1000, 7000, 2000])).toEqual([0, 0, 0]);
  });

  it('SEZ over a pole turns with the velocity only', () => {
    // Northwards over the pole along x: the latitude falls beyond it, about the y axis.
    const rate = localRate('SEZ', [0, 0, 7e6], [7000, 0, 0]);
    expect(rate[2]).toBeCloseTo(0, 12);
    expect(Math.hypot(...rate)).toBeCloseTo(1e-3, 12);
  });
});

describe('equinoctial axes', () => {
  it('start where the node, turned back by its right ascension, comes to lie; forward when retrograde', () => {
    fc.assert(
      fc.property(orbit, ({ positionM, velocityMps }) => {
        const axes = localAxes('EQW', positionM, velocityMps);
        const h = cross(positionM, velocityMps);
        const w = h.map((value) => value / Math.hypot(...h));
        const ascension = Math.atan2(w[0]!, -w[1]!);
        const node = [Math.cos(ascension), Math.sin(ascension), 0];
        const ahead = cross(w, node);
        const sine = (w[2]! < 0 ? 1 : -1) * Math.sin(ascension);
        for (let i = 0; i < 3; i++) {
          expect(axes[i]).toBeCloseTo(Math.cos(ascension) * node[i]! + sine * ahead[i]!, 9);
          expect(axes[6 + i]).toBeCloseTo(w[i]!, 12);
        }
      }),
    );
  });
});
