import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlaneCovariance } from '../geometry/ellipse.ts';
import { overlaps, placeLabels } from './place-labels.ts';
import { planeLabels } from './plane-labels.ts';
import { planeMap } from './plane-map.ts';
import { planeScene } from './plane-scene.ts';
import { fitView, planeProjection } from './plane-view.ts';

const WITHIN = { left: 0, top: 0, right: 400, bottom: 400 };
const none = { boxes: [], lines: [] };

describe('labels of the b-plane', () => {
  it('E-21 stand at their points, and apart where the points are one', () => {
    const at = [200, 200] as const;
    const placed = placeLabels(
      ['AURORA-2', 'IRIDIUM 33 DEB', '0.4 m'].map((text) => ({ id: text, text, at, clearPx: 6 })),
      WITHIN,
      none,
    );
    expect(placed).toHaveLength(3);
    expect(placed[0]?.leader).toBeUndefined();
    for (const [index, label] of placed.entries())
      for (const other of placed.slice(index + 1)) expect(overlaps(label.box, other.box)).toBe(false);
  });

  it('E-21 keep clear of marks, and move off with a line back where nothing near is free', () => {
    const wall = { left: 120, top: 120, right: 280, bottom: 280 };
    const [label] = placeLabels([{ id: 'a', text: 'A', at: [200, 200], clearPx: 0 }], WITHIN, {
      boxes: [wall],
      lines: [],
    });
    expect(label && overlaps(label.box, wall)).toBe(false);
    expect(label?.leader?.[0]).toEqual([200, 200]);
  });

  it('E-21 never lie over one another or outside, whatever the encounter', () => {
    const length = fc.double({ min: 0.5, max: 1e5, noNaN: true });
    const angle = fc.double({ min: -1.57, max: 1.57, noNaN: true });
    const scaling = fc.constantFrom('auto', 'equal', 'stretched', 'sigma');
    const side = fc.constantFrom(250, 420, 640);
    fc.assert(
      fc.property(length, length, angle, length, angle, scaling, side, (aM, bM, tilt, missM, where, chosen, sidePx) => {
        const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
        const covarianceM2: PlaneCovariance = {
          xxM2: aM * aM * c * c + bM * bM * s * s,
          xyM2: (aM * aM - bM * bM) * c * s,
          yyM2: aM * aM * s * s + bM * bM * c * c,
        };
        const scene = planeScene(
          {
            id: 'M',
            createdMs: 0,
            object2M: [missM * Math.cos(where), missM * Math.sin(where)],
            covarianceM2,
            hardBodyRadiusM: 5,
            pc: null,
            level: 'ok',
          },
          false,
        );
        if (scene === null) throw new Error('no scene');
        const map = planeMap(chosen, scene.ellipse);
        const view = fitView({ scene, hardBodyRadiusM: 5, mostSigma: 3, pointsM: [] }, map);
        const square = { left: 58, top: 6, side: sidePx };
        const labels = planeLabels({
          scene,
          projection: planeProjection(view, square, map),
          square,
          names: ['SENTINEL-6 MICHAEL F', 'COSMOS 2251 DEB 1234'],
          hardBodyRadiusM: 5,
          sigmas: [1, 2, 3],
          footPx: 34,
        });
        expect(labels.map(({ id }) => id)).toEqual(expect.arrayContaining(['object-1', 'object-2', 'miss']));
        for (const [index, label] of labels.entries()) {
          expect(label.box.left).toBeGreaterThanOrEqual(square.left);
          expect(label.box.right).toBeLessThanOrEqual(square.left + square.side);
          for (const other of labels.slice(index + 1)) expect(overlaps(label.box, other.box)).toBe(false);
        }
      }),
    );
  });
});
