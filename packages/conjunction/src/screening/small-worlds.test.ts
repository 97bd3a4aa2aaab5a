import type { Ephemeris } from '@keepout/astro/nouns';
import { batchOf } from '@keepout/astro/sgp4/record';
import { describe, expect, it } from 'vitest';
import type { ScreeningOutcome } from './plan/encounter.ts';
import { planScreening, type ScreeningRequest } from './plan/plan.ts';
import { screenAll } from './screen.ts';

/** Bodies on straight lines 100,000 km out: every answer can be worked out on paper. */
const empty = batchOf([]);
const START = 7e8;
const STOP: number = START + 3600;
const FAR_M = 1e8;
const ONE_MICROSECOND = 1e-6;
const ONE_MILLIMETRE_M = 1e-3;

function line(
  position: readonly [number, number, number],
  velocity: readonly [number, number, number],
  startTaiS = START - 7200,
  stopTaiS = STOP + 7200,
): Ephemeris {
  return {
    frame: 'TEME',
    startTaiS,
    stopTaiS,
    stateAt(t, out): boolean {
      if (t < startTaiS || t > stopTaiS) return false;
      for (let c = 0; c < 3; c++) {
        out[c] = position[c]! + velocity[c]! * (t - START);
        out[3 + c] = velocity[c]!;
      }
      return true;
    },
  };
}

/** Flies along y; the other crosses its path along z, 1 km outward, at `tca`. */
const along = line([FAR_M, 0, 0], [0, 3000, 0]);
function crossing(tca: number, startTaiS?: number, stopTaiS?: number): Ephemeris {
  return line([FAR_M + 1000, 0, -5000 * (tca - START)], [0, 3000, 5000], startTaiS, stopTaiS);
}

const scopes = [
  ['all pairs', { kind: 'all-pairs' }],
  ['one primary', { kind: 'primaries', primaries: [0] }],
] as const;

describe.each(scopes)('two bodies on lines, %s', (_, scope) => {
  const screen = (ephemerides: readonly Ephemeris[], request: Partial<ScreeningRequest> = {}): ScreeningOutcome =>
    screenAll(
      planScreening({
        startTaiS: START,
        stopTaiS: STOP,
        volume: { shape: 'sphere', radiusM: 5000 },
        scope,
        blockS: 960,
        ...request,
      }),
      { batch: empty, ephemerides },
    );

  it.each([
    ['inside a slab', 1000.25],
    ['on the edge of two slabs', 240],
    ['a hair before an edge', 480 - 1e-7],
    ['on the edge of two blocks', 960],
    ['a hair after a block edge', 1920 + 1e-7],
    ['at the very start of the window', 0],
    ['at the very end of the window', 3600],
  ])('a minimum %s is found once, with its exact geometry', (__, offset) => {
    const { encounters } = screen([along, crossing(START + offset)]);
    expect(encounters).toHaveLength(1);
    const [e] = encounters;
    expect(Math.abs(e!.tcaTaiS - START - offset)).toBeLessThan(ONE_MICROSECOND);
    expect(Math.abs(e!.missDistanceM - 1000)).toBeLessThan(ONE_MILLIMETRE_M);
    expect(e!.relativeSpeedMps).toBeCloseTo(5000, 6);
    expect(e!.kind).toBe('approach');
    // R points along the position of the primary, which has moved along y.
    expect(Math.hypot(...e!.rtnPositionM)).toBeCloseTo(1000, 3);
    expect(e!.rtnPositionM[0]).toBeGreaterThan(990);
    expect(e!.rtnVelocityMps[2]).toBeCloseTo(5000, 6);
  });

  it.each([
    ['just before the window', -0.001],
    ['just after it', 3600.001],
  ])('a minimum %s is not an event, however close the edge is', (__, offset) => {
    expect(screen([along, crossing(START + offset)]).encounters).toEqual([]);
  });

  it('a miss of exactly the radius counts, a millimetre more does not', () => {
    const near = { volume: { shape: 'sphere', radiusM: 1000.0005 } } as const;
    const far = { volume: { shape: 'sphere', radiusM: 999.999 } } as const;
    expect(screen([along, crossing(START + 700)], near).encounters).toHaveLength(1);
    expect(screen([along, crossing(START + 700)], far).encounters).toHaveLength(0);
  });

  it('data that end before the approach give no event and a PARTIAL coverage', () => {
    const outcome = screen([along, crossing(START + 1000, START - 10, START + 990)]);
    expect(outcome.encounters).toEqual([]);
    expect(outcome.coverage).toContainEqual({
      object: 1,
      status: 'PARTIAL',
      startTaiS: START,
      stopTaiS: START + 990,
    });
  });

  it.each([
    ['end 5 s after it', START - 10, START + 1005],
    ['begin 5 s before it', START + 995, STOP + 10],
    ['are just a minute long', START + 970, START + 1030],
  ])('an approach is found in data that %s', (__, from, to) => {
    expect(screen([along, crossing(START + 1000, from, to)]).encounters).toHaveLength(1);
    expect(screen([crossing(START + 1000, from, to), along]).encounters).toHaveLength(1);
  });

  it('data outside the window are NO_OVERLAP and not an error', () => {
    const outcome = screen([along, crossing(START + 1000, STOP + 1, STOP + 100)]);
    expect(outcome.encounters).toEqual([]);
    expect(outcome.dropouts).toEqual([]);
    expect(outcome.coverage[1]).toEqual({ object: 1, status: 'NO_OVERLAP' });
  });

  it('a frame other than TEME and a NaN leave with a report line', () => {
    const odd: Ephemeris = { ...crossing(START + 700), frame: 'GCRF' };
    const broken: Ephemeris = {
      ...along,
      stateAt: (_t, out): boolean => {
        out.fill(Number.NaN);
        return true;
      },
    };
    const outcome = screen([along, odd, broken]);
    expect(outcome.encounters).toEqual([]);
    expect(outcome.dropouts.map((d) => [d.object, d.reason])).toEqual(
      expect.arrayContaining([
        [1, 'frame-not-teme'],
        [2, 'state-not-finite'],
      ]),
    );
  });

  it('a burn of the secondary between two rasters is followed', () => {
    // Turns towards the other at START + 1000 by 40 m/s and passes it 250 s later.
    const turning: Ephemeris = {
      ...along,
      stateAt(t, out): boolean {
        const after = Math.max(0, t - START - 1000);
        out.set([FAR_M - 10_000 + 40 * after, 3000 * (t - START), 0, after > 0 ? 40 : 0, 3000, 0]);
        return true;
      },
    };
    const { encounters } = screen([along, turning], { slowSpeedMps: 10 });
    expect(encounters).toHaveLength(1);
    expect(encounters[0]!.tcaTaiS - START).toBeCloseTo(1250, 3);
    expect(encounters[0]!.missDistanceM).toBeLessThan(0.01);
  });

  it('a slow fly-by is an interval with its edges, joined over blocks', () => {
    // 1 m/s past the other at 3 km: inside 5 km for 4000 s before and after.
    const slow = line([FAR_M + 3000, -1800, 0], [0, 3001, 0]);
    const { encounters } = screen([along, slow]);
    expect(encounters).toHaveLength(1);
    const [e] = encounters;
    expect(e!.kind).toBe('proximity-interval');
    expect(e!.tcaTaiS - START).toBeCloseTo(1800, 3);
    expect(e!.intervalStartTaiS).toBe(START);
    expect(e!.intervalStopTaiS).toBe(STOP);
  });

  it('a slow fly-by shorter than the window has edges that can be worked out', () => {
    const slow = line([FAR_M + 3000, -36_000, 0], [0, 3020, 0]);
    const { encounters } = screen([along, slow]);
    expect(encounters).toHaveLength(1);
    expect(encounters[0]!.intervalStartTaiS! - START).toBeCloseTo(1800 - 200, 2);
    expect(encounters[0]!.intervalStopTaiS! - START).toBeCloseTo(1800 + 200, 2);
  });

  it('two objects in one place the whole time are one interval at distance 0', () => {
    const { encounters } = screen([along, along]);
    expect(encounters).toHaveLength(1);
    expect(encounters[0]).toMatchObject({
      kind: 'proximity-interval',
      missDistanceM: 0,
      intervalStartTaiS: START,
      intervalStopTaiS: STOP,
    });
  });

  it('one object known by two sources is not screened against itself', () => {
    const plan = planScreening({
      startTaiS: START,
      stopTaiS: STOP,
      volume: { shape: 'sphere', radiusM: 5000 },
      scope,
    });
    const sources = { batch: empty, ephemerides: [along, along], identities: [25_544, 25_544] };
    expect(screenAll(plan, sources).encounters).toEqual([]);
  });

  it('no objects, or one, give an empty outcome', () => {
    if (scope.kind === 'all-pairs') expect(screen([]).encounters).toEqual([]);
    expect(screen([along]).encounters).toEqual([]);
  });
});

describe('volumes', () => {
  const screen = (volume: ScreeningRequest['volume'], ephemerides: readonly Ephemeris[]): number =>
    screenAll(
      planScreening({
        startTaiS: START,
        stopTaiS: STOP,
        volume,
        scope: { kind: 'primaries', primaries: [0] },
      }),
      { batch: empty, ephemerides },
    ).encounters.length;
  /** Passes 3 km outward of the primary, sliding along R and T: the closest point lies outside a flat box. */
  const sliding = line([FAR_M + 3000 + 1000 * 10, -8000 * 10, 0], [-1000, 11_000, 0]);

  it('a box is entered although the closest point lies outside it', () => {
    // Relative path: R = 3000 - 1000 s, T = 8000 s: closest at (2954, 369), inside |R| < 400 at T = 24 km.
    const world = [along, sliding];
    expect(screen({ shape: 'box', radialM: 400, alongTrackM: 44_000, crossTrackM: 51_000 }, world)).toBe(1);
    expect(screen({ shape: 'box', radialM: 400, alongTrackM: 15_000, crossTrackM: 51_000 }, world)).toBe(0);
  });

  it('an ellipsoid is smaller than its box', () => {
    const world = [along, sliding];
    expect(screen({ shape: 'ellipsoid', radialM: 400, alongTrackM: 44_000, crossTrackM: 51_000 }, world)).toBe(1);
    expect(screen({ shape: 'ellipsoid', radialM: 2400, alongTrackM: 6000, crossTrackM: 51_000 }, world)).toBe(0);
    expect(screen({ shape: 'box', radialM: 2400, alongTrackM: 6000, crossTrackM: 51_000 }, world)).toBe(1);
  });
});

it('a request that makes no sense is a bug of the caller', () => {
  const base = {
    startTaiS: 0,
    stopTaiS: 10,
    volume: { shape: 'sphere', radiusM: 1 },
    scope: { kind: 'all-pairs' },
  } as const;
  expect(() => planScreening({ ...base, stopTaiS: 0 })).toThrow(RangeError);
  expect(() => planScreening({ ...base, volume: { shape: 'sphere', radiusM: Number.NaN } })).toThrow(RangeError);
  expect(() => planScreening({ ...base, slabS: 600 })).toThrow(RangeError);
});

it('a week of one-to-all is cut into at least twenty blocks that tile the window', () => {
  const { blocks } = planScreening({
    startTaiS: START,
    stopTaiS: START + 7 * 86_400,
    volume: { shape: 'sphere', radiusM: 5000 },
    scope: { kind: 'primaries', primaries: [0] },
  });
  expect(blocks.length).toBeGreaterThanOrEqual(20);
  expect(blocks[0]!.startTaiS).toBe(START);
  expect(blocks.at(-1)!.stopTaiS).toBe(START + 7 * 86_400);
  for (let k = 1; k < blocks.length; k++) expect(blocks[k]!.startTaiS).toBe(blocks[k - 1]!.stopTaiS);
});
