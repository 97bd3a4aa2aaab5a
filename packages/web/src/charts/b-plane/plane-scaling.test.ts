import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlaneCovariance } from '../geometry/ellipse.ts';
import { en } from '../texts/plots/en.ts';
import { ellipseInDrawing, planeMap, toDrawing, toPlane } from './plane-map.ts';
import type { EncounterPlaneMessage, PlanePoint } from './plane-message.ts';
import { drawnAxes, scaleWords } from './plane-scales.ts';
import { planeScene } from './plane-scene.ts';
import { fitView, planeProjection } from './plane-view.ts';

function covariance(aM: number, bM: number, angleRad: number): PlaneCovariance {
  const [c, s] = [Math.cos(angleRad), Math.sin(angleRad)];
  return {
    xxM2: aM * aM * c * c + bM * bM * s * s,
    xyM2: (aM * aM - bM * bM) * c * s,
    yyM2: aM * aM * s * s + bM * bM * c * c,
  };
}

function sceneOf(object2M: PlanePoint, covarianceM2: PlaneCovariance | null) {
  const message: EncounterPlaneMessage = {
    id: 'M1',
    createdMs: 0,
    object2M,
    covarianceM2,
    hardBodyRadiusM: 5,
    pc: 1e-4,
    level: 'caution',
  };
  const scene = planeScene(message, false);
  if (scene === null) throw new Error('no scene');
  return scene;
}

const AXES = { x: '\u03be', y: '\u03b6', frame: '' };
const SQUARE = { left: 50, top: 10, side: 400 };

function drawn(aM: number, bM: number, angleRad: number, missM: PlanePoint, scaling: 'auto' | 'sigma' = 'auto') {
  const scene = sceneOf(missM, covariance(aM, bM, angleRad));
  const map = planeMap(scaling, scene.ellipse);
  const view = fitView({ scene, hardBodyRadiusM: 5, mostSigma: 3, pointsM: [] }, map);
  return { scene, map, view, projection: planeProjection(view, SQUARE, map) };
}

describe('the scales of the b-plane', () => {
  it('E-21 are chosen by the ellipse: one up to eight to one, one for each of its axes above', () => {
    expect(planeMap('auto', { aM: 80, bM: 10, angleRad: 1 }).mode).toBe('equal');
    expect(planeMap('auto', { aM: 81, bM: 10, angleRad: 1 }).mode).toBe('stretched');
    expect(planeMap('auto', { aM: 81, bM: 0, angleRad: 1 }).mode).toBe('stretched');
    expect(planeMap('auto', null).mode).toBe('equal');
    expect(planeMap('equal', { aM: 900, bM: 1, angleRad: 1 }).mode).toBe('equal');
  });

  it('E-21 a needle of any length and tilt fills both axes when it is stretched', () => {
    const angle = fc.double({ min: -Math.PI / 2, max: Math.PI / 2, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 8.1, max: 1e5, noNaN: true }), angle, angle, (ratio, tilt, where) => {
        const missM = [2e3 * Math.cos(where), 2e3 * Math.sin(where)] as const;
        const { map, view, projection, scene } = drawn(1e4, 1e4 / ratio, tilt, missM);
        expect(map.mode).toBe('stretched');
        expect(Math.abs(map.turnRad)).toBeLessThanOrEqual(Math.PI / 4 + 1e-12);
        // What the axes are stretched to: three sigmas or the miss, whichever is larger, in the middle half of either axis.
        const ellipse = ellipseInDrawing(map, scene.covarianceM2);
        expect(Math.abs(Math.sin(2 * (ellipse?.angleRad ?? 1)))).toBeLessThan(1e-3);
        const [x1, y1] = toDrawing(map, scene.object1M);
        const [x2, y2] = toDrawing(map, scene.object2M);
        for (const [axis, from, to] of [
          [0, x1, x2],
          [1, y1, y2],
        ] as const) {
          const isLong = (axis === 0) === Math.abs(ellipse?.angleRad ?? 0) < 1;
          const sigmaM = isLong ? 1e4 : 1e4 / ratio;
          const needM = Math.max(6 * sigmaM, Math.abs(to - from), 50);
          expect(needM / (2 * view.half[axis])).toBeGreaterThan(0.4);
        }
        for (const point of [scene.object1M, scene.object2M]) {
          const [px, py] = projection.toPx(point);
          expect(px).toBeGreaterThanOrEqual(SQUARE.left);
          expect(px).toBeLessThanOrEqual(SQUARE.left + SQUARE.side);
          expect(py).toBeGreaterThanOrEqual(SQUARE.top);
          expect(py).toBeLessThanOrEqual(SQUARE.top + SQUARE.side);
        }
      }),
    );
  });

  it('E-21 in sigma space the ellipse is a circle and the distance of the objects their Mahalanobis distance', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e4, noNaN: true }),
        fc.double({ min: -1.5, max: 1.5, noNaN: true }),
        (ratio, tilt) => {
          const { map, scene } = drawn(5000, 5000 / ratio, tilt, [300, 400], 'sigma');
          expect(map.mode).toBe('sigma');
          const circle = ellipseInDrawing(map, scene.covarianceM2);
          expect(circle?.aM).toBeCloseTo(1, 4);
          expect(circle?.bM).toBeCloseTo(1, 4);
          expect(Math.hypot(...toDrawing(map, scene.object2M)) / (scene.missSigma ?? 0)).toBeCloseTo(1, 4);
        },
      ),
    );
  });

  it('E-21 without a full covariance sigma space says so and falls back to one scale', () => {
    for (const ellipse of [null, { aM: 10, bM: 0, angleRad: 0 }]) {
      const map = planeMap('sigma', ellipse);
      expect(map.mode).toBe('equal');
      expect(scaleWords(map, { centre: [0, 0], half: [1, 1] }, AXES, en).join()).toMatch(/no sigma space/);
    }
  });

  it('E-21 the way to the drawing and back ends where it began', () => {
    const { map } = drawn(9800, 120, 1.1, [-4200, 6100], 'sigma');
    const [x, y] = toPlane(map, toDrawing(map, [-4200, 6100]));
    expect(x).toBeCloseTo(-4200, 6);
    expect(y).toBeCloseTo(6100, 6);
  });

  it('E-21 both scales are told, with the turn of the axes', () => {
    const { map, view } = drawn(9800, 120, (62 * Math.PI) / 180, [-4200, 6100]);
    expect(drawnAxes(map, AXES).map(({ name }) => name)).toEqual(['\u03be\u2032', '\u03b6\u2032']);
    expect(scaleWords(map, view, AXES, en)).toEqual([
      expect.stringMatching(/^\u03be\u2032 drawn \d[\d.]* × larger than \u03b6\u2032$/),
      'axes turned \u221228.0\u00b0 onto the ellipse',
    ]);
    const sigma = drawn(9800, 120, 0, [10, 10], 'sigma');
    expect(scaleWords(sigma.map, sigma.view, AXES, en)).toEqual(['1σ = 9,800\u00a0m (ξ), 120.0\u00a0m (ζ)']);
    const round = drawn(100, 50, 0.4, [300, 400]);
    expect(scaleWords(round.map, round.view, AXES, en)).toEqual(['one scale for both axes']);
  });
});
