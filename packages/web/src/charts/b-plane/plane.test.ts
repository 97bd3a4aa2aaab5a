import { describe, expect, it } from 'vitest';
import { en } from '../texts/plots/en.ts';
import { planeTable } from './BPlane.tsx';
import { logRadial } from './LogRadialInset.tsx';
import { EQUAL_MAP } from './plane-map.ts';
import type { EncounterPlaneMessage } from './plane-message.ts';
import { applyPlaneCommand, DEFAULT_PLANE_OPTIONS, PLANE_KEYS } from './plane-options.ts';
import { planeScene } from './plane-scene.ts';
import { fitView, fitWithHistory, planeProjection, zoomView } from './plane-view.ts';

const MESSAGE: EncounterPlaneMessage = {
  id: 'M1',
  createdMs: 0,
  object2M: [300, 400],
  covarianceM2: { xxM2: 10_000, xyM2: 0, yyM2: 2500 },
  hardBodyRadiusM: 5,
  pc: 1e-4,
  level: 'critical',
};

function sceneOf(message: EncounterPlaneMessage, isSwapped = false) {
  const scene = planeScene(message, isSwapped);
  if (scene === null) throw new Error('no scene');
  return scene;
}

describe('the b-plane scene', () => {
  it('gives miss and sigma distance of the message', () => {
    const scene = sceneOf(MESSAGE);
    expect(scene.missM).toBe(500);
    expect(scene.missSigma).toBeCloseTo(Math.hypot(3, 8), 12);
    expect(scene.ellipse).toEqual({ aM: 100, bM: 50, angleRad: 0 });
  });

  it('turns object 1 about when object 2 takes the origin and keeps the distances', () => {
    const scene = sceneOf(MESSAGE, true);
    expect(scene.object2M).toEqual([0, 0]);
    expect(scene.object1M).toEqual([-300, -400]);
    expect(scene.missSigma).toBeCloseTo(sceneOf(MESSAGE).missSigma ?? 0, 12);
  });

  it('falls back to the point and says why', () => {
    expect(sceneOf({ ...MESSAGE, covarianceM2: null })).toMatchObject({
      ellipse: null,
      ellipseFault: 'covariance-missing',
    });
    expect(sceneOf({ ...MESSAGE, covarianceM2: { xxM2: 1, xyM2: 9, yyM2: 1 } })).toMatchObject({
      ellipse: null,
      ellipseFault: 'covariance-not-positive',
      missSigma: null,
    });
    expect(planeScene({ ...MESSAGE, object2M: null }, false)).toBeNull();
  });

  it('becomes a table with empty cells where a message has no ellipse', () => {
    const { rows } = planeTable(
      [{ ...MESSAGE, covarianceM2: null, missSigmaSpace: 9 }],
      { x: 'x', y: 'y', frame: '' },
      en,
    );
    expect(rows[0]?.slice(1, 9)).toEqual([300, 400, null, null, null, null, 9, 5]);
  });
});

describe('the b-plane view', () => {
  const square = { left: 50, top: 10, side: 400 };
  const content = { scene: sceneOf(MESSAGE), hardBodyRadiusM: 5, mostSigma: 3, pointsM: [] };

  it('holds both objects and the three-sigma ellipse', () => {
    const { centre, half } = fitView(content, EQUAL_MAP);
    expect(half[0]).toBe(half[1]);
    expect(centre[0] + half[0]).toBeGreaterThan(600);
    expect(centre[1] + half[1]).toBeGreaterThan(550);
    expect(centre[0] - half[0]).toBeLessThan(-25);
  });

  it('holds the history unless that would make the encounter small', () => {
    expect(fitWithHistory(content, [[700, 700]], EQUAL_MAP).half[0]).toBeGreaterThan(
      fitView(content, EQUAL_MAP).half[0],
    );
    expect(fitWithHistory(content, [[90_000, 0]], EQUAL_MAP)).toEqual(fitView(content, EQUAL_MAP));
  });

  it('has one scale for both axes and y upwards', () => {
    const { toPx, toM, pxPerM } = planeProjection({ centre: [0, 0], half: [100, 100] }, square, EQUAL_MAP);
    expect(pxPerM).toEqual([2, 2]);
    expect(toPx([10, 10])).toEqual([270, 190]);
    expect(toM(270, 190)).toEqual([10, 10]);
  });

  it('keeps the point under the pointer when zooming', () => {
    const before = { centre: [0, 0] as const, half: [100, 20] as const };
    const [x, y] = planeProjection(before, square, EQUAL_MAP).toPx([40, -20]);
    const after = planeProjection(zoomView(before, 0.5, [40, -20]), square, EQUAL_MAP).toPx([40, -20]);
    expect(after[0]).toBeCloseTo(x, 9);
    expect(after[1]).toBeCloseTo(y, 9);
  });

  it('maps distances logarithmically and keeps directions in the inset', () => {
    expect(logRadial([1000, 0], 1, 1000)[0]).toBeCloseTo(1, 12);
    const [x, y] = logRadial([3, 4], 1, 1000);
    expect(y / x).toBeCloseTo(4 / 3, 12);
    expect(logRadial([0, 0], 1, 10)).toEqual([0, 0]);
  });
});

describe('the b-plane keys', () => {
  it('toggle what their letters say', () => {
    const after = (key: string) => applyPlaneCommand(DEFAULT_PLANE_OPTIONS, PLANE_KEYS[key] ?? 'fit');
    expect(after('2').sigmas).toEqual([1, 3]);
    expect(after('h').hasHistory).toBe(false);
    expect(after('o').isSwapped).toBe(true);
    expect(after('l').hasLogInset).toBe(true);
    expect(['a', 'e', 's', 'w'].map((key) => after(key).scaling)).toEqual(['auto', 'equal', 'stretched', 'sigma']);
    expect(after('f')).toEqual(DEFAULT_PLANE_OPTIONS);
  });
});
