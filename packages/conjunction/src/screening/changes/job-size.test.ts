import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planScreening, type ScreeningScope } from '../plan/plan.ts';
import { jobRanges, planCostS, restCostS } from './job-size.ts';

const plan = (days: number, scope: ScreeningScope) =>
  planScreening({ startTaiS: 0, stopTaiS: days * 86_400, volume: { shape: 'sphere', radiusM: 5000 }, scope });
const scopes: readonly ScreeningScope[] = [
  { kind: 'all-pairs' },
  { kind: 'primaries', primaries: [1] },
  { kind: 'primaries', primaries: Array.from({ length: 40 }, (_, index) => index) },
];

describe('the blocks of a screening', () => {
  it('all come into jobs, each into one, in order, whatever is done already', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 14, noNaN: true }),
        fc.constantFrom(...scopes),
        fc.integer({ min: 1, max: 100_000 }),
        fc.infiniteStream(fc.boolean()),
        (days, scope, objects, isDone) => {
          const cut = plan(days, scope);
          const waiting = cut.blocks.map((block) => block.index).filter(() => !isDone.next().value);
          const ranges = jobRanges(cut, objects, waiting);
          const covered = ranges.flatMap(({ first, count }) => Array.from({ length: count }, (_, k) => first + k));
          expect(covered.filter((index) => waiting.includes(index))).toEqual(waiting);
          expect(new Set(covered).size).toBe(covered.length);
        },
      ),
    );
  });

  it('of one satellite make few jobs, those of all pairs many', () => {
    const jobs = (scope: ScreeningScope) => {
      const cut = plan(7, scope);
      return jobRanges(
        cut,
        30_000,
        cut.blocks.map((block) => block.index),
      ).length;
    };
    expect(jobs({ kind: 'primaries', primaries: [1] })).toBeLessThanOrEqual(3);
    expect(jobs({ kind: 'all-pairs' })).toBeGreaterThan(15);
  });

  it('cost nothing less when nothing stands, and less the more stands', () => {
    const fleet = plan(7, { kind: 'primaries', primaries: Array.from({ length: 40 }, (_, index) => index) });
    const whole = planCostS(fleet, 30_000);
    const none = { count: 0, rows: new Float64Array(0) };
    const standing = (count: number) =>
      fleet.blocks.slice(0, count).map(({ index }) => ({ blockIndex: index, encounters: none }));
    const rest = (changed: number, anew: number, blocks: number) =>
      restCostS(fleet, 30_000, {
        changed: Array.from({ length: changed }, (_, index) => 100 + index),
        anew: Array.from({ length: anew }, (_, index) => index),
        lost: [],
        blocks: standing(blocks),
      });
    expect(rest(500, 5, 0)).toBeCloseTo(whole, 9);
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(39), fc.nat(21), (changed, anew, blocks) => {
        expect(rest(changed + 100, anew, blocks + 1)).toBeGreaterThan(rest(changed, anew, blocks + 1));
        expect(rest(changed, anew + 1, blocks + 1)).toBeGreaterThan(rest(changed, anew, blocks + 1));
      }),
    );
    expect(rest(300, 0, fleet.blocks.length)).toBeLessThan(0.05 * whole);
  });
});
