import { describe, expect, it } from 'vitest';
import { LOCAL_FRAME_ALIASES, localAxes, readLocalFrame } from './local.ts';
import { apply3 } from './matrix3.ts';

/** Vallado, Fundamentals of Astrodynamics and Applications, example 2-6: one state in inertial and perifocal axes. */
const VALLADO = {
  positionM: [6_525_344, 6_861_535, 6_449_125],
  velocityMps: [4902.276, 5533.124, -1975.709],
  perifocalM: [-466_763.9, 11_447_021.9, 0],
  perifocalMps: [-5996.222, 4753.601, 0],
};
/** The state is printed to the metre and the millimetre a second; the eccentricity vector turns by as much. */
const FIVE_HUNDRED_METRES = 500;

function turned(axes: Float64Array, v: ArrayLike<number>): Float64Array {
  const out = new Float64Array(3);
  apply3(axes, v, out);
  return out;
}

function rowsOf(axes: Float64Array): number[][] {
  return [0, 3, 6].map((row) =>
    Array.from(axes.subarray(row, row + 3), (value) => Math.round(value * 1e12) / 1e12 + 0),
  );
}

describe('perifocal axes', () => {
  it('give the published perifocal state of example 2-6', () => {
    const axes = localAxes('PQW', VALLADO.positionM, VALLADO.velocityMps);
    const position = turned(axes, VALLADO.positionM);
    const velocity = turned(axes, VALLADO.velocityMps);
    for (let i = 0; i < 3; i++) {
      expect(Math.abs(position[i]! - VALLADO.perifocalM[i]!)).toBeLessThan(FIVE_HUNDRED_METRES);
      expect(Math.abs(velocity[i]! - VALLADO.perifocalMps[i]!)).toBeLessThan(0.5);
    }
  });

  it('of a circular orbit start at the node', () => {
    const speed = Math.sqrt(3.986004418e14 / 7e6);
    const state = [
      [0, 7e6, 0],
      [0, 0, speed],
    ] as const;
    expect(rowsOf(localAxes('PQW', ...state))).toEqual(rowsOf(localAxes('NSW', ...state)));
    expect(rowsOf(localAxes('PQW', ...state))).toEqual([
      [0, 1, 0],
      [0, 0, 1],
      [1, 0, 0],
    ]);
  });
});

describe('axes on paper', () => {
  const over = [
    [7e6, 0, 0],
    [1000, 7000, 0],
  ] as const;

  it('nodal axes start at the x axis when the orbit is equatorial', () => {
    expect(rowsOf(localAxes('NSW', ...over))).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
  });

  it('equinoctial axes of a polar orbit are counted as direct', () => {
    // Node at 30 degrees: first axis cos 30 n - sin 30 (w x n), and w x n is the pole.
    const node = [Math.cos(Math.PI / 6), 0.5, 0];
    const [first] = rowsOf(localAxes('EQW', node, [0, 0, 1]));
    expect(first![0]).toBeCloseTo(0.75, 11);
    expect(first![1]).toBeCloseTo(Math.sqrt(3) / 4, 11);
    expect(first![2]).toBeCloseTo(-0.5, 11);
  });

  it('SEZ is south, east and up, over a pole with east along y', () => {
    expect(rowsOf(localAxes('SEZ', [7e6, 0, 0], [0, 7000, 0]))).toEqual([
      [0, 0, -1],
      [0, 1, 0],
      [1, 0, 0],
    ]);
    expect(rowsOf(localAxes('SEZ', [0, 0, 7e6], [7000, 0, 0]))).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
  });
});

describe('names of local frames', () => {
  it('are those of the registry and of the messages, each with its axes', () => {
    expect(LOCAL_FRAME_ALIASES).toEqual({
      ...Object.fromEntries(['RTN', 'RIC', 'RSW', 'QSW', 'UVW'].map((name) => [name, 'RTN'])),
      ...Object.fromEntries(['NTW', 'TVN'].map((name) => [name, 'NTW'])),
      ...Object.fromEntries(['LVLH', 'VVLH'].map((name) => [name, 'LVLH'])),
      ...Object.fromEntries(['TNW', 'VNC', 'EQW', 'PQW', 'SEZ', 'NSW'].map((name) => [name, name])),
    });
  });

  it('may stand in blanks, and say nothing before or after', () => {
    expect(readLocalFrame(' rsw_rotating ')).toEqual({ name: 'RTN', isRotating: true });
    expect(readLocalFrame('X_RTN')).toBeUndefined();
    expect(readLocalFrame('RTN_ROTATING_TOO')).toBeUndefined();
    expect(readLocalFrame('1RTN')).toBeUndefined();
  });
});
