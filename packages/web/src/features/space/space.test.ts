import { expect, it } from 'vitest';
import { eyeOf, FIRST_CAMERA, type Point, projection, turnedSkyCamera, zoomed } from './camera.ts';
import { hermitePosition } from './hermite.ts';
import { isBehindEarth, pick } from './pick.ts';
import { changed, epochAt, nextSpeed, stepOf } from './sim-clock.ts';
import { covers, followed, shareOf } from './track.ts';

const clock = { wallMs: 1000, epochTaiS: 500, speed: 60, isRunning: true };
const CAMERA = { azimuthRad: 0, elevationRad: 0, distance: 5 };
const still = (positions: readonly number[]) => ({ positions, velocities: positions.map(() => 0) });
const sceneOf = (positions: readonly number[], isShown = (_object: number) => true) => ({
  from: still(positions),
  to: still(positions),
  share: 0.5,
  stepS: 60,
  matrix: projection(CAMERA, [0, 0, 0], 1),
  eye: eyeOf(CAMERA),
  width: 400,
  height: 400,
  isShown,
});

it('R-20 time runs as many times as fast as chosen, and a change keeps the epoch that it had reached', () => {
  expect(epochAt(clock, 3000)).toBe(620);
  const slower = changed(clock, 3000, { speed: 1 });
  expect([epochAt(slower, 3000), epochAt(slower, 5000)]).toEqual([620, 622]);
  expect(epochAt(changed(clock, 3000, { isRunning: false }), 9000)).toBe(620);
  expect([nextSpeed(60, 1), nextSpeed(1000, 1), nextSpeed(1, -1)]).toEqual([300, 1000, 1]);
});

it('R-20 a propagation serves about a second of the wall, and never so long that a path would show corners', () => {
  expect([stepOf(1), stepOf(60), stepOf(1000)]).toEqual([20, 60, 600]);
});

it('R-20 the track moves on when what comes next is here, and waits where it is not', () => {
  const at = (epochTaiS: number) => ({ epochTaiS });
  const track = { from: at(0), to: at(60), after: at(120) };
  expect(shareOf(track, 15)).toBe(0.25);
  expect(followed(track, 61)).toEqual({ from: at(60), to: at(120), after: undefined });
  const waiting = { ...track, after: undefined };
  expect(followed(waiting, 61)).toBe(waiting);
  expect([covers(track, 100), covers(waiting, 100), covers(track, -1)]).toEqual([true, false, false]);
});

it('R-20 between two propagations an object stays on its circle', () => {
  const rate = 0.0011;
  const on = (angle: number) => ({
    positions: [Math.cos(angle), Math.sin(angle), 0],
    velocities: [-rate * Math.sin(angle), rate * Math.cos(angle), 0],
  });
  const out = new Float64Array(3);
  hermitePosition(on(0), on(rate * 600), 0.5, 600, 0, out);
  // 600 s in low orbit: 0.66 rad; the error of the cubic is 0.66^4 / 384 of the radius.
  expect(Math.hypot(...out)).toBeCloseTo(1, 3);
  expect(Math.atan2(out[1] ?? 0, out[0] ?? 0)).toBeCloseTo(rate * 300, 6);
});

it('R-20 the middle of the picture is what the camera looks at, north is up, and east of it is on the right', () => {
  const m = projection(CAMERA, [0, 0, 0], 1);
  const placed = ([x, y, z]: Point) => {
    const row = (at: number) => m[at]! * x + m[at + 4]! * y + m[at + 8]! * z + m[at + 12]!;
    return [row(0) / row(3), row(1) / row(3)] as const;
  };
  expect(placed([0, 0, 0]).map(Math.abs)).toEqual([0, 0]);
  expect(placed([0, 0, 1])[1]).toBeGreaterThan(0.1);
  expect(placed([0, 1, 0])[0]).toBeGreaterThan(0.1);
});

it('R-20 the camera stops above the poles, above the ground, and nearer to what it follows', () => {
  expect(turnedSkyCamera(FIRST_CAMERA, 0, 9).elevationRad).toBeLessThan(Math.PI / 2);
  expect(zoomed(FIRST_CAMERA, 0.001, false).distance).toBeGreaterThan(1);
  expect(zoomed(FIRST_CAMERA, 0.001, true).distance).toBeLessThan(0.1);
});

it('R-20 a press picks the nearest object within reach, and none behind the Earth or switched off', () => {
  const near: Point = [1.1, 0, 0];
  const behind: Point = [-1.1, 0, 0];
  expect(pick(200, 200, sceneOf([...behind, ...near]))).toBe(1);
  expect(pick(204, 203, sceneOf(near))).toBe(0);
  expect(pick(230, 200, sceneOf(near))).toBeUndefined();
  expect(pick(200, 200, sceneOf(behind))).toBeUndefined();
  expect(
    pick(
      200,
      200,
      sceneOf(near, () => false),
    ),
  ).toBeUndefined();
});

it('R-20 what has no state lies in the Earth and is not seen', () => {
  expect(isBehindEarth([5, 0, 0], [0, 0, 0])).toBe(true);
  expect(isBehindEarth([5, 0, 0], [0, 1.2, 0])).toBe(false);
  expect(isBehindEarth([5, 0, 0], [6, 0, 0])).toBe(false);
});
