import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Encounter } from './encounter.ts';
import { EncounterRows, encountersOf, encounterTable, rowsInOrder } from './encounter-table.ts';

const metres = fc.double({ min: -1e8, max: 1e8, noNaN: true }).map((x) => x + 0);
const three = fc.tuple(metres, metres, metres);
const state = fc.record({ positionM: three, velocityMps: three });
const index = fc.integer({ min: 0, max: 200_000 });
const common = {
  primary: index,
  secondary: index,
  tcaTaiS: metres,
  missDistanceM: metres,
  relativeSpeedMps: metres,
  rtnPositionM: three,
  rtnVelocityMps: three,
  primaryState: state,
  secondaryState: state,
};
const encounter: fc.Arbitrary<Encounter> = fc.oneof(
  fc.record({ kind: fc.constant('approach' as const), ...common }),
  fc.record({
    kind: fc.constant('proximity-interval' as const),
    ...common,
    intervalStartTaiS: metres,
    intervalStopTaiS: metres,
  }),
);

describe('encounters as rows', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(encounter, { maxLength: 40 }), (list) => {
        expect(encountersOf(encounterTable(list))).toEqual(list);
        const grown = new EncounterRows(1);
        for (const row of list) grown.push(row);
        expect(encountersOf(grown.table())).toEqual(list);
      }),
    );
  });

  it('are ordered by instant, then by objects, equal ones as they stood', () => {
    fc.assert(
      fc.property(fc.array(encounter, { maxLength: 120 }), (list) => {
        const few = list.map((row, k) => ({ ...row, tcaTaiS: k % 3, primary: k % 2, secondary: 7, missDistanceM: k }));
        const order = [...rowsInOrder(encounterTable(few))].map((k) => few[k]!);
        const kind = (row: Encounter): number => (row.kind === 'approach' ? 0 : 1);
        const expected = few.toSorted((a, b) => a.tcaTaiS - b.tcaTaiS || a.primary - b.primary || kind(a) - kind(b));
        expect(order).toEqual(expected);
      }),
    );
  });
});
