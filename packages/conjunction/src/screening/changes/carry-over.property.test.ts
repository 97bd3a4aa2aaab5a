import { readFileSync } from 'node:fs';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import type { Ephemeris, MeanElements } from '@keepout/astro/nouns';
import { elementTable } from '@keepout/astro/sgp4/element-table';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../../conformance/gp-elements.ts';
import { runs } from '../../../../../scripts/property-runs.mjs';
import { type BlockTable, mergeTables } from '../blocks/merge.ts';
import type { Encounter } from '../plan/encounter.ts';
import { type EncounterTable, encountersOf } from '../plan/encounter-table.ts';
import { planScreening, type ScreeningPlan } from '../plan/plan.ts';
import type { ScreeningSources } from '../plan/sources.ts';
import { screenBlockTable } from '../screen.ts';
import { type CarryOver, carryOver, fewElements, screenCarriedBlock, whyNotAlike } from './carry-over.ts';
import { contentChanges } from './changes.ts';

const file = new URL('../../../../../conformance/screening/elements-20241101.csv', import.meta.url);
const pool = readGpCsv(readFileSync(file, 'utf8'));
const startTaiS = utc('2024-11-03T06:00:00');
const HOUR = 3600;
const volume = { shape: 'ellipsoid', radialM: 150_000, alongTrackM: 400_000, crossTrackM: 300_000 } as const;

/** A satellite's orbit: an element set of the catalogue, or an ephemeris of so many hours. */
interface Own {
  readonly noradId: number;
  readonly hours?: number;
  readonly version?: number;
}
interface Sky {
  readonly elements: readonly MeanElements[];
  readonly fleet: readonly Own[];
}

/** A formation, and orbits that end within the window: early, late, and one between. */
const special: MeanElements[] = [
  { ...pool[0]!, noradId: 900_001, meanAnomalyDeg: pool[0]!.meanAnomalyDeg + 0.01 },
  { ...pool[0]!, noradId: 900_002, meanAnomalyDeg: pool[0]!.meanAnomalyDeg + 0.012 },
  ...[0.2, 0.12, 0.08, 0.05].map((bstar, k) => ({
    ...pool[5]!,
    noradId: 900_003 + k,
    meanMotionRevPerDay: 16.45,
    eccentricity: 1e-4,
    bstar,
    raanDeg: 40 * k,
  })),
];
const before: Sky = {
  elements: [...special, ...pool.slice(0, 700)],
  fleet: [
    { noradId: 900_001 },
    { noradId: 900_003 },
    { noradId: pool[10]!.noradId },
    { noradId: pool[11]!.noradId, hours: 9 },
    { noradId: pool[12]!.noradId, hours: 4 },
  ],
};

function ephemerisOf(elements: MeanElements, hours: number): Ephemeris {
  const source = sgp4Ephemeris(elements);
  const epochsTaiS = Float64Array.from({ length: hours * 60 + 1 }, (_, k) => startTaiS - 600 + 60 * k);
  const states = new Float64Array(6 * epochsTaiS.length);
  const six = new Float64Array(6);
  epochsTaiS.forEach((t, k) => {
    source.stateAt(t, six);
    states.set(six, 6 * k);
  });
  return tableEphemeris({ frame: 'TEME', epochsTaiS, states, method: 'LAGRANGE', degree: 7 });
}

/** The sky as a server would set it out: the catalogue, then the ephemerides of the fleet. */
function laidOut({ elements, fleet }: Sky) {
  const own = fleet.filter((satellite) => satellite.hours !== undefined);
  const inCatalogue = (noradId: number): number => elements.findIndex((set) => set.noradId === noradId);
  const primaries = fleet.flatMap((satellite) => {
    const place =
      satellite.hours === undefined ? inCatalogue(satellite.noradId) : elements.length + own.indexOf(satellite);
    return place < 0 ? [] : [place];
  });
  const turned = (satellite: Own): MeanElements => {
    const set = pool.find(({ noradId }) => noradId === satellite.noradId)!;
    return { ...set, meanAnomalyDeg: set.meanAnomalyDeg + (satellite.version ?? 0) * 0.02 };
  };
  const contents = {
    elements: elementTable(elements),
    ephemerides: own.map((satellite) => ({ content: JSON.stringify(satellite), identity: satellite.noradId })),
  };
  const sources: ScreeningSources = {
    batch: batchOf(elements.map((set) => sgp4Init(set))),
    ephemerides: own.map((satellite) => ephemerisOf(turned(satellite), satellite.hours!)),
    identities: [...elements.map((set) => set.noradId), ...own.map((satellite) => satellite.noradId)],
  };
  return { elements, contents, sources, primaries };
}
type LaidOut = ReturnType<typeof laidOut>;

const planOf = ({ primaries }: LaidOut, from = 0, to = 6): ScreeningPlan =>
  planScreening({
    startTaiS: startTaiS + from * HOUR,
    stopTaiS: startTaiS + to * HOUR,
    volume,
    scope: { kind: 'primaries', primaries },
    blockS: 1800,
  });
const wholly = (plan: ScreeningPlan, { sources }: LaidOut): BlockTable[] =>
  plan.blocks.map(({ index }) => screenBlockTable(plan, sources, index));

function carried(plan: ScreeningPlan, sky: LaidOut, over: CarryOver): BlockTable[] {
  const { elements, sources } = sky;
  const places = fewElements(plan, over, elements.length);
  const all = [...places, ...sources.ephemerides.map((_, k) => elements.length + k)];
  const few = {
    places: all,
    sources: {
      batch: batchOf(places.map((place) => sgp4Init(elements[place]!))),
      ephemerides: sources.ephemerides,
      identities: all.map((place) => sources.identities![place]!),
    },
  };
  return plan.blocks.map(({ index }) => {
    const block = over.blocks.find((candidate) => candidate.blockIndex === index);
    if (block === undefined) return screenBlockTable(plan, sources, index);
    return screenCarriedBlock(plan, over, block, few, () => sources);
  });
}

const ONE_MICROSECOND = 1e-6;
const ONE_MILLIMETRE_M = 1e-3;

function expectSame(actual: readonly BlockTable[], expected: readonly BlockTable[]): void {
  expect(actual.map(({ encounters, ...rest }) => ({ ...rest, count: encounters.count }))).toEqual(
    expected.map(({ encounters, ...rest }) => ({ ...rest, count: encounters.count })),
  );
  actual.forEach((block, k) => {
    expectSameEvents(block.encounters, expected[k]!.encounters);
  });
}

function expectSameEvents(actual: EncounterTable, expected: EncounterTable): void {
  const [a, b] = [encountersOf(actual).toSorted(byPair), encountersOf(expected).toSorted(byPair)];
  const pairs = (list: readonly Encounter[]) => list.map((e) => [e.kind, e.primary, e.secondary]);
  expect(pairs(a)).toEqual(pairs(b));
  a.forEach((e, k) => {
    expect(Math.abs(e.tcaTaiS - b[k]!.tcaTaiS)).toBeLessThan(ONE_MICROSECOND);
    expect(Math.abs(e.missDistanceM - b[k]!.missDistanceM)).toBeLessThan(ONE_MILLIMETRE_M);
  });
}

const byPair = (a: Encounter, b: Encounter): number =>
  a.primary - b.primary || a.secondary - b.secondary || a.tcaTaiS - b.tcaTaiS;

const old = laidOut(before);
const oldPlan = planOf(old);
const earlier = { plan: oldPlan, blocks: wholly(oldPlan, old) };

describe('what carries over from an earlier screening', () => {
  const draw = fc.record({
    removed: fc.array(fc.nat(705), { maxLength: 30 }),
    changed: fc.array(fc.nat(705), { maxLength: 60 }),
    added: fc.array(fc.integer({ min: 700, max: 868 }), { maxLength: 8 }),
    leaves: fc.array(fc.nat(4), { maxLength: 2 }),
    joins: fc.subarray([900_002, 900_004, pool[40]!.noradId]),
    newOrbit: fc.boolean(),
    isTurned: fc.boolean(),
    from: fc.constantFrom(0, 0, 1, 2.25),
  });
  type Draw = typeof draw extends fc.Arbitrary<infer T> ? T : never;

  function after({ removed, changed, added, leaves, joins, newOrbit, isTurned }: Draw): Sky {
    const sets = before.elements
      .filter((_, k) => !removed.includes(k))
      .map((set) =>
        changed.some((k) => before.elements[k] === set)
          ? { ...set, meanAnomalyDeg: set.meanAnomalyDeg + 0.05, bstar: set.bstar * 1.3 }
          : set,
      );
    const grown = [...sets, ...[...new Set(added)].map((k) => pool[k]!)];
    const fleet = before.fleet
      .filter((_, k) => !leaves.includes(k))
      .map((own) => (newOrbit && own.hours === 9 ? { ...own, version: 1 } : own));
    return {
      elements: isTurned ? grown.toReversed() : grown,
      fleet: [...joins.map((noradId) => ({ noradId })), ...fleet],
    };
  }

  it('gives the blocks of a whole screening, whatever changes: orbits, fleet, order, window', () => {
    expect(earlier.blocks.reduce((sum, block) => sum + block.encounters.count, 0)).toBeGreaterThan(50);
    expect(
      new Set(earlier.blocks.flatMap((block) => block.dropouts.map((dropout) => dropout.object))).size,
    ).toBeGreaterThan(2);
    let stood = 0;
    fc.assert(
      fc.property(draw, (drawn) => {
        const sky = laidOut(after(drawn));
        const plan = planOf(sky, drawn.from, drawn.from + 6);
        const over = carryOver(plan, earlier, contentChanges(old.contents, sky.contents));
        stood += over.blocks.reduce((sum, block) => sum + block.encounters.count, 0);
        const [actual, expected] = [carried(plan, sky, over), wholly(plan, sky)];
        expectSame(actual, expected);
        const [merged, whole] = [mergeTables(plan, actual), mergeTables(plan, expected)];
        expectSameEvents(merged.encounters, whole.encounters);
        expect(merged.dropouts).toEqual(whole.dropouts);
      }),
      { numRuns: runs(30) },
    );
    expect(stood).toBeGreaterThan(runs(50));
  });

  it('is everything when nothing has changed', () => {
    const over = carryOver(oldPlan, earlier, contentChanges(old.contents, old.contents));
    expect(over).toMatchObject({ changed: [], anew: [] });
    expect(over.blocks.map(({ encounters }) => encounters.count)).toEqual(
      earlier.blocks.map(({ encounters }) => encounters.count),
    );
    expectSame(carried(oldPlan, old, over), earlier.blocks);
  });

  it('is refused for another volume, version or cut of the window', () => {
    const other = (change: Partial<ScreeningPlan>) => whyNotAlike({ ...oldPlan, ...change }, oldPlan);
    expect(other({})).toBeUndefined();
    expect(other({ volume: { ...volume, radialM: 1000 } })).toBe('other-volume');
    expect(other({ volume: { shape: 'sphere', radiusM: 200_000 } })).toBe('other-volume');
    expect(other({ algorithmVersion: 'of tomorrow' })).toBe('other-version');
    expect(other({ slowSpeedMps: 20 })).toBe('other-version');
    expect(whyNotAlike(planOf(old, 100, 106), oldPlan)).toBe('other-window');
    expect(() =>
      carryOver({ ...oldPlan, scope: { kind: 'all-pairs' } }, earlier, contentChanges(old.contents, old.contents)),
    ).toThrow(RangeError);
  });
});
