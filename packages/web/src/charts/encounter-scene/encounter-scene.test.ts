import type { Vec3 } from '@keepout/astro/nouns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cameraAlong, dotProduct, pictureAxes, rotatedCamera } from './camera.ts';
import { ellipsoidOutline, principalCircles, semiAxes } from './ellipsoid.ts';
import { ellipsoidsOf, type SceneEncounter } from './scene-encounter.ts';
import { roundLength, sceneExtent } from './scene-extent.ts';

/** 3 m radial, 40 m along-track, 2 m cross-track. */
const DIAGONAL = [9, 0, 0, 0, 1600, 0, 0, 0, 4];

const angle = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });
const camera = fc.record({ azimuthRad: angle, elevationRad: angle.map((value) => value / 2) });

describe('the camera of the encounter scene', () => {
  it('has axes of a right-handed picture from every side', () => {
    fc.assert(
      fc.property(camera, (view) => {
        const { right, up, toward } = pictureAxes(view);
        for (const axis of [right, up, toward]) expect(Math.hypot(...axis)).toBeCloseTo(1, 12);
        expect(dotProduct(right, up)).toBeCloseTo(0, 12);
        expect(up[1] * right[2] - up[2] * right[1]).toBeCloseTo(-toward[0], 12);
      }),
    );
  });

  it('looks along an axis with T upwards, and R upwards elsewhere', () => {
    const velocity: Vec3 = [0, -10_000, 9000];
    const fromAbove = pictureAxes(cameraAlong('r', velocity));
    expect(fromAbove.up[1]).toBeCloseTo(1, 12);
    expect(pictureAxes(cameraAlong('n', velocity)).right[1]).toBeCloseTo(1, 12);
    expect(pictureAxes(cameraAlong('t', velocity)).up[0]).toBeCloseTo(1, 12);
    expect(dotProduct(pictureAxes(cameraAlong('v', velocity)).toward, velocity)).toBeCloseTo(
      Math.hypot(...velocity),
      6,
    );
  });

  it('stops straight above and below', () => {
    expect(rotatedCamera({ azimuthRad: 0, elevationRad: 1 }, 0, 3).elevationRad).toBe(Math.PI / 2);
  });
});

describe('an ellipsoid in the picture', () => {
  it('has the sigmas of a diagonal covariance as semi-axes, the longest first', () => {
    expect(semiAxes(DIAGONAL)?.map((axis) => Math.hypot(...axis))).toEqual([40, 3, 2]);
  });

  it('shows along-track and radial sigma when looked at along N', () => {
    const outline = ellipsoidOutline(DIAGONAL, pictureAxes(cameraAlong('n', [0, 1, 0])));
    expect(outline?.aM).toBeCloseTo(40, 9);
    expect(outline?.bM).toBeCloseTo(3, 9);
    expect(outline?.angleRad).toBeCloseTo(0, 9);
  });

  it('holds all of its principal circles, which the halves of the eye share', () => {
    fc.assert(
      fc.property(camera, (view) => {
        const { right, up, toward } = pictureAxes(view);
        const covariance = [90, 30, 5, 30, 1600, -8, 5, -8, 40];
        const outline = ellipsoidOutline(covariance, { right, up, toward });
        if (outline === null) throw new Error('no outline');
        for (const { front, back } of principalCircles(semiAxes(covariance) ?? [], toward)) {
          for (const point of [...front, ...back]) {
            const [x, y] = [dotProduct(point, right), dotProduct(point, up)];
            const [c, s] = [Math.cos(outline.angleRad), Math.sin(outline.angleRad)];
            expect(Math.hypot((x * c + y * s) / outline.aM, (y * c - x * s) / outline.bM)).toBeLessThan(1 + 1e-9);
          }
          expect(Math.min(...front.map((point) => dotProduct(point, toward)))).toBeGreaterThan(-1e-9);
          expect(Math.max(...back.map((point) => dotProduct(point, toward)))).toBeLessThan(1e-9);
        }
      }),
    );
  });

  it('is not drawn of a covariance that is none', () => {
    expect(semiAxes([1, 0, 0, 0, -4, 0, 0, 0, 1])).toBeNull();
    expect(semiAxes([1, 0, 0, 0, Number.NaN, 0, 0, 0, 1])).toBeNull();
  });
});

const body = { velocityMps: null, hardBodyRadiusM: 5, covarianceM2: DIAGONAL };
const ENCOUNTER: SceneEncounter = {
  object1: { ...body, name: 'one', positionM: [0, 0, 0] },
  object2: { ...body, name: 'two', positionM: [0, 30, 40] },
  relativeVelocityMps: [0, -10, 3],
};

describe('what is on show', () => {
  it('is the sum of both covariances at object 2 when they are combined', () => {
    const [sum, ...others] = ellipsoidsOf(ENCOUNTER, true);
    expect(others).toEqual([]);
    expect(sum).toEqual({ place: 2, centreM: [0, 30, 40], covarianceM2: DIAGONAL.map((value) => 2 * value) });
  });

  it('is nothing where one covariance is missing, and each alone where they stand apart', () => {
    const half = { ...ENCOUNTER, object2: { ...ENCOUNTER.object2, covarianceM2: null } };
    expect(ellipsoidsOf(half, true)).toEqual([]);
    expect(ellipsoidsOf(half, false).map(({ place }) => place)).toEqual([1]);
  });

  it('holds the ellipsoids, but keeps the miss visible beside ones that are far larger', () => {
    const near = sceneExtent(ENCOUNTER, ellipsoidsOf(ENCOUNTER, false), 2, 'all');
    expect(near.centreM).toEqual([0, 15, 20]);
    expect(near.radiusM).toBeCloseTo((25 + 80) * 1.12, 9);
    const huge = DIAGONAL.map((value) => value * 1e8);
    const wide = sceneExtent(ENCOUNTER, [{ place: 2, centreM: [0, 30, 40], covarianceM2: huge }], 2, 'all');
    expect(wide.radiusM).toBeCloseTo(14 * 50 * 1.12, 9);
  });

  it('has a scale of a round length', () => {
    expect([7.9, 230, 4999].map(roundLength)).toEqual([5, 200, 2000]);
  });
});
