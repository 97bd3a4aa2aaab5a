import { readFileSync } from 'node:fs';
import { elementTable } from '@keepout/astro/sgp4/element-table';
import { initialiseBatch } from '@keepout/kernel/initialise';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../../conformance/gp-elements.ts';
import { runs } from '../../../../../scripts/property-runs.mjs';
import type { MeanElements } from '../../../../astro/src/nouns.ts';
import type { OutcomeTable } from '../blocks/merge.ts';
import type { Encounter } from '../plan/encounter.ts';
import { encountersOf } from '../plan/encounter-table.ts';
import { planScreening, type ScreeningRequest } from '../plan/plan.ts';
import { screenAllTable } from '../screen.ts';
import { catalogueChanges } from './changes.ts';
import { screenChanges } from './incremental.ts';

const file = new URL('../../../../../conformance/screening/elements-20241101.csv', import.meta.url);
const pool = readGpCsv(readFileSync(file, 'utf8'));
/** A pair that flies together and one that decays within the window: stays and dropouts in every draw. */
const pair = pool.slice(0, 1).flatMap((set) => [
  { ...set, noradId: 900_001, meanAnomalyDeg: set.meanAnomalyDeg + 0.01 },
  { ...set, noradId: 900_002, meanAnomalyDeg: set.meanAnomalyDeg + 0.012 },
]);
const decaying = { ...pool[5]!, noradId: 900_003, meanMotionRevPerDay: 16.45, eccentricity: 1e-4, bstar: 0.2 };
const startTaiS = utc('2024-11-03T06:00:00');
const HOURS = 3600;
const ONE_MICROSECOND = 1e-6;
const ONE_MILLIMETRE_M = 1e-3;

const request = (from: number, to: number): ScreeningRequest => ({
  startTaiS: startTaiS + from * HOURS,
  stopTaiS: startTaiS + to * HOURS,
  volume: { shape: 'sphere', radiusM: 100_000 },
  scope: { kind: 'all-pairs' },
});
const sourcesOf = (elements: readonly MeanElements[]) => ({
  batch: initialiseBatch(elementTable(elements)),
  ephemerides: [],
  identities: elements.map((set) => set.noradId),
});
const whole = (wanted: ScreeningRequest, elements: readonly MeanElements[]): OutcomeTable =>
  screenAllTable(planScreening(wanted), sourcesOf(elements));

function expectSame(actual: OutcomeTable, expected: OutcomeTable): void {
  expect(actual.dropouts).toEqual(expected.dropouts);
  expect(actual.coverage).toEqual(expected.coverage);
  const key = (e: Encounter): string => `${e.primary} ${e.secondary} ${e.kind} ${e.tcaTaiS.toFixed(2)}`;
  const [a, b] = [encountersOf(actual.encounters), encountersOf(expected.encounters)];
  expect(a.map(key).toSorted()).toEqual(b.map(key).toSorted());
  const byKey = new Map(b.map((e) => [key(e), e]));
  for (const e of a) {
    const other = byKey.get(key(e))!;
    expect(Math.abs(e.tcaTaiS - other.tcaTaiS)).toBeLessThan(ONE_MICROSECOND);
    expect(Math.abs(e.missDistanceM - other.missDistanceM)).toBeLessThan(ONE_MILLIMETRE_M);
    for (let c = 0; c < 3; c++) {
      expect(Math.abs(e.rtnPositionM[c]! - other.rtnPositionM[c]!)).toBeLessThan(10 * ONE_MILLIMETRE_M);
    }
  }
}

describe('screening what has changed', () => {
  const draw = fc.record({
    removed: fc.array(fc.nat(299), { maxLength: 12 }),
    changed: fc.array(fc.nat(299), { maxLength: 12 }),
    added: fc.array(fc.integer({ min: 300, max: 500 }), { maxLength: 8 }),
    isTurned: fc.boolean(),
  });
  type Draw = typeof draw extends fc.Arbitrary<infer T> ? T : never;
  const before: readonly MeanElements[] = [...pair, decaying, ...pool.slice(0, 300)];

  function after({ removed, changed, added, isTurned }: Draw): MeanElements[] {
    const sets = before
      .filter((_, k) => !removed.includes(k))
      .map((set) =>
        changed.some((k) => before[k] === set) ? { ...set, meanAnomalyDeg: set.meanAnomalyDeg + 0.05 } : set,
      );
    const grown = [...sets, ...[...new Set(added)].map((k) => pool[k]!)];
    return isTurned ? grown.toReversed() : grown;
  }

  it('gives the outcome of a whole screening, whatever objects come, go, change or move in the list', () => {
    const wanted = request(0, 3);
    const old = whole(wanted, before);
    expect(old.encounters.count).toBeGreaterThan(100);
    expect(old.dropouts.length).toBeGreaterThan(0);
    const { startTaiS: from, stopTaiS: to } = wanted;
    fc.assert(
      fc.property(draw, (drawn) => {
        const elements = after(drawn);
        const changes = catalogueChanges(elementTable(before), elementTable(elements));
        const previous = { ...old, window: { startTaiS: from, stopTaiS: to } };
        expectSame(screenChanges(wanted, sourcesOf(elements), previous, changes), whole(wanted, elements));
      }),
      { numRuns: runs(12) },
    );
  });

  it.each([
    ['forward', 1, 4],
    ['backward', -1, 2],
    ['inward', 0.5, 2.5],
    ['outward', -0.5, 3.5],
    ['away', 3, 5],
  ])('gives the outcome of a whole screening when the window moves %s', (_, from, to) => {
    const old = whole(request(0, 3), before);
    const elements = after({ removed: [7], changed: [20, 21], added: [333], isTurned: true });
    const changes = catalogueChanges(elementTable(before), elementTable(elements));
    const previous = { ...old, window: { startTaiS, stopTaiS: startTaiS + 3 * HOURS } };
    const table = screenChanges(request(from, to), sourcesOf(elements), previous, changes);
    expectSame(table, whole(request(from, to), elements));
  });

  it('tells what came, went and changed by content alone', () => {
    const table = elementTable(before);
    const turned = elementTable(before.toReversed());
    expect(catalogueChanges(table, turned)).toMatchObject({ addedObjects: [], changed: [], removed: [] });
    const elements = after({ removed: [1], changed: [3], added: [400], isTurned: false });
    const changes = catalogueChanges(table, elementTable(elements));
    expect(changes).toMatchObject({ addedObjects: [elements.length - 1], changed: [2], removed: [1] });
    expect([...changes.keptIndex.slice(0, 5)]).toEqual([0, -1, 1, -1, 3]);
    const other = catalogueChanges(table, table, (old) => old !== 4);
    expect(other.changed).toEqual([4]);
  });

  it('screens nothing when nothing has changed', () => {
    const wanted = request(0, 1);
    const old = whole(wanted, before);
    const changes = catalogueChanges(elementTable(before), elementTable(before));
    const previous = { ...old, window: { startTaiS: wanted.startTaiS, stopTaiS: wanted.stopTaiS } };
    const table = screenChanges(wanted, { ...sourcesOf(before) }, previous, changes);
    expect(encountersOf(table.encounters)).toEqual(encountersOf(old.encounters));
  });
});
