import { expect, it } from 'vitest';
import { minuteMarks, skyDiscPoint, skyRuns } from './sky-path.ts';

const DISC = { x: 100, y: 100, r: 90 };
const place = (seconds: number, azimuthDeg: number, elevationDeg: number, isLit = true) => ({
  timeMs: seconds * 1000,
  azimuthDeg,
  elevationDeg,
  isLit,
});

it('north is up, east is right, the zenith is in the middle', () => {
  expect(skyDiscPoint(DISC, 0, 0)).toEqual({ x: 100, y: 10 });
  expect(skyDiscPoint(DISC, 90, 0).x).toBeCloseTo(190);
  expect(skyDiscPoint(DISC, 90, 0).y).toBeCloseTo(100);
  expect(skyDiscPoint(DISC, 45, 90)).toEqual({ x: 100, y: 100 });
});

it('a path is cut where the light changes, without a gap', () => {
  const runs = skyRuns([place(0, 0, 10), place(30, 10, 20), place(60, 20, 30, false), place(90, 30, 20, false)]);
  expect(runs.map(({ isLit, places }) => [isLit, places.length])).toEqual([
    [true, 3],
    [false, 2],
  ]);
});

it('marks lie on whole minutes, across north as well', () => {
  const [mark] = minuteMarks([place(30, 350, 10), place(90, 10, 30)]);
  expect(mark).toMatchObject({ timeMs: 60_000, azimuthDeg: 360, elevationDeg: 20 });
});
