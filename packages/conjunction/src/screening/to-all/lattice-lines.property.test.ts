import { readFileSync } from 'node:fs';
import { fitMeanElements } from '@keepout/astro/sgp4/fit-mean-elements';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import { type LatticeTube, openLattice } from '@keepout/kernel/lattice';
import { COLUMN, PLACE } from '@keepout/kernel/lattice-layout';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../../conformance/gp-elements.ts';
import { runs } from '../../../../../scripts/property-runs.mjs';
import { approachTest, SLOW, samplingSpeedMps } from '../approach/approach.ts';
import { openSources, type StateSource } from '../plan/sources.ts';
import { latticeTube } from './lattice-primary.ts';
import { runsOf } from './primary-run.ts';
import { clearSeconds, largestGravity } from './run-meeting.ts';

/**
 * The lines of "why nothing is missed" of docs/models/node-lattice.md, a test each. Most are held on meetings that are
 * made: a satellite of the catalogue, and SGP4 elements fitted through a point near it with a velocity of their own.
 */
const file = new URL('../../../../../conformance/screening/elements-20241101.csv', import.meta.url);
const elements = readGpCsv(readFileSync(file, 'utf8'));
const HALF_S = 14_400;
const middleTaiS = utc('2024-11-03T04:00:00');
const TURN = 2 * Math.PI;

type Vector = readonly [number, number, number];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const times = (k: number, a: Vector): Vector => [k * a[0], k * a[1], k * a[2]];
const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const unit = (a: Vector): Vector => times(1 / Math.sqrt(dot(a, a)), a);
/** About the pole. */
const spun = (a: Vector, angle: number): Vector => [
  Math.cos(angle) * a[0] - Math.sin(angle) * a[1],
  Math.sin(angle) * a[0] + Math.cos(angle) * a[1],
  a[2],
];
/** About an axis. */
const turnedAbout = (axis: Vector, a: Vector, angle: number): Vector =>
  plus(
    plus(times(Math.cos(angle), a), times(Math.sin(angle), cross(axis, a))),
    times((1 - Math.cos(angle)) * dot(axis, a), axis),
  );
const wrapped = (angle: number): number => angle - TURN * Math.round(angle / TURN);

interface Meeting {
  readonly source: StateSource;
  /** Whether a span of the lattice holds it. */
  readonly isHeld: boolean;
  readonly missKm: number;
  /** From the middle of the block, s. */
  readonly t: number;
  /** Directions, and radii in km. */
  readonly first: Vector;
  readonly second: Vector;
  readonly firstKm: number;
  readonly secondKm: number;
  /** Numbers of the primary by `PLACE` and of the other by `COLUMN`. */
  readonly mine: (place: number) => number;
  readonly its: (column: number) => number;
}

interface Draw {
  readonly primary: number;
  readonly t: number;
  readonly missM: number;
  readonly offset: Vector;
  /** Turn of the velocity about the radius, rad, and out of the horizon, and its length against the primary's. */
  readonly tilt: number;
  readonly climb: number;
  readonly pace: number;
  readonly bstar: number;
}

/** Evenly: the doubles of fast-check are mostly tiny. */
const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: 1e9 }).map((k) => min + ((max - min) * k) / 1e9);
const drawWith = (tilt: fc.Arbitrary<number>, climb: number, pace: number): fc.Arbitrary<Draw> =>
  fc.record({
    primary: fc.integer({ min: 0, max: elements.length - 1 }),
    t: between(-HALF_S, HALF_S),
    missM: fc.constantFrom(200, 5000, 40_000, 150_000),
    offset: fc.tuple(between(-0.577, 0.577), between(-0.577, 0.577), between(-0.577, 0.577)),
    tilt,
    climb: between(-climb, climb),
    pace: between(1 - pace, 1 + pace),
    bstar: fc.constantFrom(0, 1e-5, 1e-3),
  });

/** A meeting within the miss distance, or nothing where no such orbit stays above the air. */
function meetingOf({ primary, t, missM, offset, tilt, climb, pace, bstar }: Draw): Meeting | undefined {
  const record = sgp4Init(elements[primary]!);
  const alone = openSources({ batch: batchOf([record]), ephemerides: [] });
  const state = new Float64Array(6);
  if (alone.state(0, middleTaiS + t, state, 0) !== 0) return undefined;
  const position: Vector = [state[0]!, state[1]!, state[2]!];
  const radial = unit(position);
  const across = turnedAbout(radial, times(pace, [state[3]!, state[4]!, state[5]!]), tilt);
  const velocity = plus(across, times(Math.sin(climb) * Math.sqrt(dot(across, across)), radial));
  const fit = fitMeanElements(
    {
      epochTaiS: middleTaiS + t,
      frame: 'TEME',
      positionM: [...plus(position, times(missM, offset))],
      velocityMps: [...velocity],
    },
    middleTaiS + t - 3600,
    { noradId: 1, name: '', cosparId: '', bstar },
  );
  if (!fit.ok) return undefined;
  const batch = batchOf([record, sgp4Init(fit.value)]);
  const source = openSources({ batch, ephemerides: [] });
  const lattice = openLattice(batch);
  const block = lattice.block(middleTaiS - HALF_S, middleTaiS + HALF_S);
  const row = lattice.rowOf(block, 1);
  const [run, ...others] = runsOf(source, 0, middleTaiS - HALF_S, middleTaiS + HALF_S);
  if (!row || !run || others.length > 0) return undefined;
  const latticeRun = latticeTube([run], block, missM);
  if (!latticeRun || source.state(1, middleTaiS + t, state, 0) !== 0) return undefined;
  const there: Vector = [state[0]!, state[1]!, state[2]!];
  let isHeld = false;
  lattice.enter(block, latticeRun.tube);
  lattice.scan({ ...latticeRun.tube, instants: latticeRun.passages[0]!.instants }, (object, _, fromS, toS) => {
    if (object === 1 && fromS <= t && t <= toS) isHeld = true;
  });
  return {
    source,
    isHeld,
    missKm: missM / 1000,
    t,
    first: radial,
    second: unit(there),
    firstKm: Math.sqrt(dot(position, position)) / 1000,
    secondKm: Math.sqrt(dot(there, there)) / 1000,
    mine: (place) => latticeRun.tube.parameters[place]!,
    its: (column) => row[column]!,
  };
}

const vectorOf = (numbers: (at: number) => number, at: number): Vector => [
  numbers(at),
  numbers(at + 1),
  numbers(at + 2),
];

/** The node of the two planes in the middle of the block and what is derived from it, as the kernel has it. */
function nodesOf({ mine, its, missKm }: Meeting) {
  const m = vectorOf(mine, PLACE.normal);
  const n = vectorOf(its, COLUMN.normal);
  const w = cross(m, n);
  const s = Math.sqrt(dot(w, w));
  const spin = its(COLUMN.nodeRate) - mine(PLACE.nodeRate);
  const sigma = (Math.abs(spin) * HALF_S) / s;
  const missD = missKm + (mine(PLACE.tilt) + its(COLUMN.tilt)) * mine(PLACE.high);
  const delta = (1.02 * missD) / (s * (mine(PLACE.low) - missKm) * (1 - sigma));
  const x = delta + sigma;
  const steep = Math.max(mine(PLACE.slope), its(COLUMN.slope));
  return {
    m,
    n,
    w: unit(w),
    s,
    sigma,
    delta,
    x,
    isUsable: sigma <= 0.25 && x <= 0.25 && steep * x <= 0.5,
    /** Rates of the node in either plane, rad/s. */
    mineRate: (spin * (n[0] * w[1] - n[1] * w[0])) / (s * s),
    itsRate: (spin * (m[0] * w[1] - m[1] * w[0])) / (s * s),
    width: delta + 0.05 * sigma + 2 * sigma * sigma + 2e-6,
  };
}

/** Azimuth of a direction in a plane, counted from one in it. */
const azimuthFrom = (origin: Vector, normal: Vector, direction: Vector): number =>
  Math.atan2(dot(cross(normal, origin), direction), dot(origin, direction));

const MEETINGS = runs(120);
type Kind = readonly { readonly draw: Draw; readonly meeting: Meeting }[];

/** The dear part is to make a meeting: each kind is made once, and every line is held on all of them. */
const made = (draws: fc.Arbitrary<Draw>): Kind =>
  fc.sample(draws, MEETINGS).flatMap((draw) => {
    const meeting = meetingOf(draw);
    return meeting ? [{ draw, meeting }] : [];
  });

/** Runs a claim, which tells whether the meeting was such that it says something, and looks that many were. */
function onMeetings(kind: Kind, claim: (meeting: Meeting) => boolean): void {
  let proofs = 0;
  for (const { draw, meeting } of kind) {
    try {
      if (claim(meeting)) proofs++;
    } catch (cause) {
      throw new Error(`does not hold for ${JSON.stringify(draw)}: ${String(cause)}`, { cause });
    }
  }
  expect(proofs).toBeGreaterThan(MEETINGS / 20);
}

const crossing = made(drawWith(between(-Math.PI, Math.PI), 0.3, 0.25));
const beside = made(drawWith(between(-0.08, 0.08), 0.05, 0.05));

describe('line 1, radius', () => {
  it('at a meeting the ranges of the radii overlap, the miss distance added', () => {
    onMeetings(crossing, ({ mine, its, missKm, firstKm, secondKm }) => {
      expect(firstKm).toBeGreaterThan(mine(PLACE.low));
      expect(firstKm).toBeLessThan(mine(PLACE.high));
      expect(secondKm).toBeGreaterThan(its(COLUMN.low));
      expect(secondKm).toBeLessThan(its(COLUMN.high));
      expect(its(COLUMN.low)).toBeLessThanOrEqual(mine(PLACE.high) + missKm);
      expect(its(COLUMN.high)).toBeGreaterThanOrEqual(mine(PLACE.low) - missKm);
      return true;
    });
  });
});

describe('line 2, node', () => {
  it('at a meeting both are within delta of the same node of the planes of that instant', () => {
    onMeetings(crossing, (meeting) => {
      const { mine, its, t, first, second, missKm } = meeting;
      const m = spun(vectorOf(mine, PLACE.normal), mine(PLACE.nodeRate) * t);
      const n = spun(vectorOf(its, COLUMN.normal), its(COLUMN.nodeRate) * t);
      const w = cross(m, n);
      const s = Math.sqrt(dot(w, w));
      const missD = missKm + (mine(PLACE.tilt) + its(COLUMN.tilt)) * mine(PLACE.high);
      const delta = (1.02 * missD) / (s * (mine(PLACE.low) - missKm));
      if (!(delta <= 0.25)) return false;
      const node = unit(w);
      const mineOff = azimuthFrom(node, m, first);
      const itsOff = azimuthFrom(node, n, second);
      const far = Math.abs(mineOff) < 1 ? 0 : Math.PI;
      expect(Math.abs(wrapped(mineOff - far))).toBeLessThanOrEqual(delta);
      expect(Math.abs(wrapped(itsOff - far))).toBeLessThanOrEqual(delta);
      return true;
    });
  });
});

describe('line 3, the node moves', () => {
  it('by at most sigma through the block, nearly evenly, and the planes keep their tilt', () => {
    const direction = fc.tuple(between(-1, 1), between(-1, 1), between(-1, 1)).filter((v) => dot(v, v) > 0.01);
    let usable = 0;
    fc.assert(
      fc.property(
        direction,
        direction,
        between(-0.05, 0.05),
        between(0, 0.3),
        between(-1, 1),
        (a, b, swing, apart, at) => {
          const m = unit(a);
          // Planes of all tilts, and many nearly in one.
          const n = apart > 0.15 ? unit(b) : unit(plus(m, times(apart, unit(b))));
          const w = cross(m, n);
          const s = Math.sqrt(dot(w, w));
          const sigma = Math.abs(swing) / s;
          if (!(s > 1e-6 && sigma <= 0.25)) return;
          usable++;
          const later = cross(m, spun(n, swing * at));
          const laterS = Math.sqrt(dot(later, later));
          expect(laterS).toBeGreaterThanOrEqual(s * (1 - sigma) - 1e-12);
          const node = unit(w);
          for (const [plane, other, rate] of [
            [m, later, (swing * (n[0] * w[1] - n[1] * w[0])) / (s * s)],
            [n, spun(later, -swing * at), (swing * (m[0] * w[1] - m[1] * w[0])) / (s * s)],
          ] as const) {
            const moved = azimuthFrom(node, plane, unit(other));
            // sigma is the sine of the angle: 1.02 of the arcsine lies in delta.
            expect(Math.abs(moved)).toBeLessThanOrEqual(Math.asin(sigma) + 1e-9);
            expect(Math.abs(moved - rate * at)).toBeLessThanOrEqual(0.05 * sigma + 2 * sigma * sigma + 1e-9);
          }
        },
      ),
      { numRuns: runs(500) },
    );
    expect(usable).toBeGreaterThan(runs(125));
  });
});

describe('line 4, radius at the node', () => {
  it('|d ln r/du| of a conic is at most e/sqrt(1 - e^2), and a change over x at most 1.35 g x', () => {
    fc.assert(
      fc.property(between(0, 0.97), between(-4, 4), between(-0.25, 0.25), (e, u, x) => {
        const g = e / Math.sqrt(1 - e * e);
        if (!(g * Math.abs(x) <= 0.5)) return;
        const ratio = (1 + e * Math.cos(u)) / (1 + e * Math.cos(u + x));
        expect(Math.abs(Math.log(ratio))).toBeLessThanOrEqual(g * Math.abs(x) + 1e-12);
        expect(Math.abs(ratio - 1)).toBeLessThanOrEqual(1.35 * g * Math.abs(x) + 1e-12);
      }),
      { numRuns: runs(500) },
    );
  });

  it('of two that meet the radii at the node of the middle are alike within the bound', () => {
    onMeetings(crossing, (meeting) => {
      const { mine, its, first } = meeting;
      const { m, n, w, x, isUsable } = nodesOf(meeting);
      if (!isUsable) return false;
      const node = dot(spun(w, mine(PLACE.nodeRate) * meeting.t), first) > 0 ? w : times(-1, w);
      const zz = 2 * node[2] * node[2];
      const q1 =
        mine(PLACE.latus) / (1 + dot(vectorOf(mine, PLACE.eccentric), node)) +
        mine(PLACE.bulge) * (1 - m[2] * m[2] - zz);
      const q2 =
        its(COLUMN.latus) / (1 + dot(vectorOf(its, COLUMN.eccentric), node)) +
        its(COLUMN.bulge) * (1 - n[2] * n[2] - zz);
      const pads = mine(PLACE.pad) + q2 * (its(COLUMN.pad) + q2 * its(COLUMN.padSquare));
      const spread = 1.35 * x * (q1 * mine(PLACE.slope) + q2 * its(COLUMN.slope));
      expect(Math.abs(q1 - q2)).toBeLessThanOrEqual(meeting.missKm + pads + spread);
      return true;
    });
  });
});

describe('line 5, time', () => {
  it('the change of kappa over x stays under 3.5 g x', () => {
    fc.assert(
      fc.property(between(0, 0.97), between(-4, 4), between(-0.25, 0.25), (e, u, x) => {
        const g = e / Math.sqrt(1 - e * e);
        if (!(g * Math.abs(x) <= 0.5)) return;
        const ratio = ((1 + e * Math.cos(u)) / (1 + e * Math.cos(u + x))) ** 2;
        expect(Math.abs(ratio - 1)).toBeLessThanOrEqual(3.5 * g * Math.abs(x) + 1e-12);
      }),
      { numRuns: runs(500) },
    );
  });

  it('of two that meet each is at the node of that instant within its own tolerance', () => {
    onMeetings(crossing, (meeting) => {
      const { mine, its, t, first } = meeting;
      const { n, w, x, isUsable, mineRate, itsRate, width, sigma } = nodesOf(meeting);
      if (!isUsable) return false;
      const node = dot(spun(w, mine(PLACE.nodeRate) * t), first) > 0 ? w : times(-1, w);
      // The primary, in the axes that turn with its plane.
      const own = spun(first, -mine(PLACE.nodeRate) * t);
      const azimuth = (d: Vector): number =>
        Math.atan2(dot(vectorOf(mine, PLACE.second), d), dot(vectorOf(mine, PLACE.first), d));
      expect(Math.abs(wrapped(azimuth(own) - azimuth(node) - mineRate * t))).toBeLessThanOrEqual(width);
      // The other: Kepler's equation at the node.
      const p: Vector = [its(COLUMN.nodeCos), its(COLUMN.nodeSin), 0];
      const e3 = vectorOf(its, COLUMN.eccentric);
      const u = azimuthFrom(p, n, node);
      const e = Math.sqrt(dot(e3, e3));
      const perigee = azimuthFrom(p, n, e3);
      const eccentric = Math.atan2(Math.sqrt(1 - e * e) * Math.sin(u - perigee), e + Math.cos(u - perigee));
      const argument = eccentric - e * Math.sin(eccentric) + perigee;
      const kappa = (1 - e * e) ** 1.5 / (1 + e * Math.cos(u - perigee)) ** 2;
      const rate = its(COLUMN.motion) - kappa * itsRate - (1 - kappa) * its(COLUMN.perigeeRate);
      const tolerance = kappa * (width + 3.5 * its(COLUMN.slope) * (sigma + width) ** 2) + its(COLUMN.phasePad) + 2e-6;
      expect(Math.abs(wrapped(its(COLUMN.argument) - argument + rate * t))).toBeLessThanOrEqual(tolerance);
      expect(x).toBeGreaterThanOrEqual(width - 2 * sigma * sigma - 0.05 * sigma - 1e-5);
      return true;
    });
  });
});

describe('line 6, no usable node', () => {
  it('the azimuth in the other plane departs from the argument by at most asin(tan^2(i/2)) <= 0.26 i^2', () => {
    fc.assert(
      fc.property(between(0, 0.3), between(-1.57, 1.57), (i, u) => {
        const departure = Math.abs(Math.atan2(Math.cos(i) * Math.sin(u), Math.cos(u)) - u);
        const largest = Math.asin(Math.tan(i / 2) ** 2);
        expect(departure).toBeLessThanOrEqual(largest + 1e-12);
        expect(largest).toBeLessThanOrEqual(0.26 * i * i);
      }),
      { numRuns: runs(500) },
    );
  });

  it('for e of at most 0.3 the equation of centre is at most 2.1 e and |1 - kappa| at most 3 e', () => {
    fc.assert(
      fc.property(between(0, 0.3), between(-Math.PI, Math.PI), (e, f) => {
        const eccentric = Math.atan2(Math.sqrt(1 - e * e) * Math.sin(f), e + Math.cos(f));
        expect(Math.abs(f - (eccentric - e * Math.sin(eccentric)))).toBeLessThanOrEqual(2.1 * e + 1e-12);
        expect(Math.abs(1 - (1 - e * e) ** 1.5 / (1 + e * Math.cos(f)) ** 2)).toBeLessThanOrEqual(3 * e + 1e-12);
      }),
      { numRuns: runs(500) },
    );
  });

  it('of two that meet beside each other the azimuth of one is the mean argument of the other within the tolerance', () => {
    onMeetings(beside, (meeting) => {
      const { mine, its, t, first } = meeting;
      const { m, n, s } = nodesOf(meeting);
      const spin = Math.abs(its(COLUMN.nodeRate) - mine(PLACE.nodeRate)) * HALF_S;
      const flat = 1.02 * s + spin + 1e-6;
      const e3 = vectorOf(its, COLUMN.eccentric);
      const e = Math.sqrt(dot(e3, e3));
      const near = (1.02 * meeting.missKm) / (mine(PLACE.low) - meeting.missKm) + mine(PLACE.tilt) + its(COLUMN.tilt);
      if (!(dot(m, n) > 0 && flat <= 0.3 && e <= 0.3 && near <= 0.3)) return false;
      const azimuth = (d: Vector): number =>
        Math.atan2(dot(vectorOf(mine, PLACE.second), d), dot(vectorOf(mine, PLACE.first), d));
      const reference = azimuth([its(COLUMN.nodeCos), its(COLUMN.nodeSin), 0]);
      const off =
        azimuth(spun(first, -mine(PLACE.nodeRate) * t)) - reference - its(COLUMN.argument) - its(COLUMN.motion) * t;
      const turning = 3 * e * Math.abs(its(COLUMN.perigeeRate)) * HALF_S;
      expect(Math.abs(wrapped(off))).toBeLessThanOrEqual(
        1.1 * (near + spin) + 0.52 * flat * flat + 2.1 * e + turning + its(COLUMN.phasePad) + 1e-5,
      );
      return true;
    });
  });
});

describe('line 7, followed pairs', () => {
  it('no pair comes within the miss distance before a step is over, forward or backward', () => {
    const batch = batchOf(elements.map((set) => sgp4Init(set)));
    const source = openSources({ batch, ephemerides: [] });
    const state = new Float64Array(6);
    const other = new Float64Array(6);
    const missM = 20_000;
    const index = fc.integer({ min: 0, max: batch.count - 1 });
    let stepped = 0;
    fc.assert(
      fc.property(index, index, between(-HALF_S, HALF_S), (i, j, at) => {
        const t = middleTaiS + at;
        if (i === j || source.state(i, t, state, 0) !== 0 || source.state(j, t, other, 0) !== 0) return;
        const clearS = clearSeconds(state, 0, other, 0, missM, largestGravity(state) + largestGravity(other));
        if (clearS > 0) stepped++;
        for (let k = -20; k <= 20; k++) {
          const later = t + (k / 20) * Math.min(clearS, 3000);
          if (source.state(i, later, state, 0) !== 0 || source.state(j, later, other, 0) !== 0) return;
          const gap = Math.hypot(state[0]! - other[0]!, state[1]! - other[1]!, state[2]! - other[2]!);
          if (clearS > 0) expect(gap).toBeGreaterThan(missM);
        }
      }),
      { numRuns: runs(40) },
    );
    expect(stepped).toBeGreaterThanOrEqual(runs(30));
  });
});

describe('line 8, slow pairs', () => {
  it('a pair that meets slowly is told so by the line test of every span that holds the meeting', () => {
    const slow = made(drawWith(between(-0.0008, 0.0008), 0.0004, 0.0004));
    const state = new Float64Array(6);
    const other = new Float64Array(6);
    const guess = new Float64Array(1);
    onMeetings(slow, ({ source, t, missKm }) => {
      const missM = 1000 * missKm;
      const samplingMps = samplingSpeedMps(missM, 10);
      for (const early of [-100, -40, 0, 40, 100]) {
        const at = middleTaiS + t + early;
        if (source.state(0, at, state, 0) !== 0 || source.state(1, at, other, 0) !== 0) return false;
        const speed = Math.hypot(state[3]! - other[3]!, state[4]! - other[4]!, state[5]! - other[5]!);
        if (!(speed < samplingMps)) return false;
        expect(approachTest(state, 0, other, 0, -120, 120, missM, 0, samplingMps, guess)).toBe(SLOW);
      }
      return true;
    });
  });
});

describe('all lines', () => {
  it('every meeting of crossing orbits lies in a span of the lattice', () => {
    onMeetings(crossing, ({ isHeld }) => {
      expect(isHeld).toBe(true);
      return true;
    });
  });

  it('every meeting of orbits beside each other, in one sense or against it, lies in a span of the lattice', () => {
    const opposite = made(drawWith(between(Math.PI - 0.08, Math.PI + 0.08), 0.05, 0.05));
    onMeetings([...beside, ...opposite], ({ isHeld }) => {
      expect(isHeld).toBe(true);
      return true;
    });
  });

  it('an orbit has the same spans in a tube as alone with the pads of the tube', () => {
    const batch = batchOf(elements.map((set) => sgp4Init(set)));
    const lattice = openLattice(batch);
    const block = lattice.block(middleTaiS - HALF_S, middleTaiS + HALF_S);
    const spread = fc.array(fc.tuple(between(-40, 40), between(0, 3000)), { minLength: 2, maxLength: 8 });
    let spans = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: batch.count - 1 }), spread, (primary, members) => {
        // Copies ahead of and behind each other that begin at different instants.
        const set = elements[primary]!;
        const near = batchOf(
          members.map(([ahead]) =>
            sgp4Init({ ...set, meanAnomalyDeg: (((set.meanAnomalyDeg + ahead) % 360) + 360) % 360 }),
          ),
        );
        const source = openSources({ batch: near, ephemerides: [] });
        const runs = members.flatMap(([, late], k) =>
          runsOf(source, k, middleTaiS - HALF_S + late, middleTaiS + HALF_S).slice(0, 1),
        );
        if (runs.length === 0) return;
        const latticeRun = latticeTube(runs, block, 20_000);
        if (!latticeRun) return;
        const spansOf = (tube: LatticeTube, k: number): string[] => {
          const list: string[] = [];
          lattice.enter(block, tube);
          lattice.scan(latticeRun.passages[k]!, (...span) => void list.push(span.join(' ')));
          return list;
        };
        latticeRun.passages.forEach((own, k) => {
          const { parameters } = latticeRun.tube;
          const alone = spansOf({ parameters, ...own, earliest: own.instants, latest: own.instants }, k);
          expect(spansOf(latticeRun.tube, k)).toEqual(alone);
          spans += alone.length;
          for (let n = 0; n < own.instants.length; n++) {
            const at = n + own.firstStep - latticeRun.tube.firstStep;
            expect(latticeRun.tube.earliest[at]).toBeLessThanOrEqual(own.instants[n]!);
            expect(latticeRun.tube.latest[at]).toBeGreaterThanOrEqual(own.instants[n]!);
          }
        });
      }),
      { numRuns: runs(5) },
    );
    expect(spans).toBeGreaterThan(runs(25));
  });
});
