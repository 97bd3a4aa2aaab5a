import { describe, expect, it } from 'vitest';
import type { ObservationPassRow, RequestRow } from '../requests/store.ts';
import { isUseful, needOf, unplannedChoices, usableChoices } from './needs.ts';

const pass = (sensorId: string, startTaiS: number, changes: Partial<ObservationPassRow> = {}): ObservationPassRow =>
  ({
    id: `${sensorId}-${startTaiS}`,
    sensorId,
    startTaiS,
    endTaiS: startTaiS + 300,
    status: 'APPROVED',
    price: 100,
    ...changes,
  }) as ObservationPassRow;
const PROMISED = { passes: 1, price: { amount: 100, currency: 'EUR' }, availableAt: '', gain: null };
const request = (changes: Partial<RequestRow>): RequestRow =>
  ({ passesWanted: 1, maximumPrice: null, chosen: [], promised: PROMISED, ...changes }) as RequestRow;
const candidate = (sensorId: string, startTaiS: number, clouds: number | null = 0) => ({
  sensorId,
  startTaiS,
  stopTaiS: startTaiS + 300,
  clouds,
});

describe('what a request lacks', () => {
  it('is what is neither planned nor done, within what may be spent', () => {
    const passes = [
      pass('a', 100, { status: 'SUCCESSFUL' }),
      pass('a', 900),
      pass('a', 5000, { status: 'UNSUCCESSFUL' }),
    ];
    const need = needOf(request({ passesWanted: 4, maximumPrice: 350 }), passes, 0);
    expect([need.passesToPlan, need.budget]).toEqual([2, 150]);
  });

  it('includes an overcast pass while it can be dropped, and only a better one takes its place', () => {
    const overcast = pass('a', 900, { clouds: 0.8 });
    const need = needOf(request({}), [overcast], 0);
    expect([need.passesToPlan, need.overcast]).toEqual([1, [overcast]]);
    expect(isUseful(need, candidate('b', 2000, 0.8))).toBe(false);
    expect(isUseful(need, candidate('b', 2000, 0.3))).toBe(true);
    expect(isUseful(need, candidate('b', 2000, null))).toBe(true);
    expect(needOf(request({}), [overcast], 1000).passesToPlan).toBe(0);
    expect(needOf(request({}), [pass('a', 900, { clouds: 0.7 })], 0).passesToPlan).toBe(0);
  });

  it('is never a pass that it had already, whatever became of it', () => {
    const need = needOf(request({}), [pass('a', 900, { status: 'INFEASIBLE' })], 0);
    expect(isUseful(need, candidate('a', 1000))).toBe(false);
    expect(isUseful(need, candidate('b', 1000))).toBe(true);
  });

  it('is what was named while that can be had, and then whatever takes the place of what was lost', () => {
    const chosen = [
      { sensorId: 'a', startTaiS: 900 },
      { sensorId: 'a', startTaiS: 7000 },
    ];
    const all = [candidate('a', 901), candidate('a', 4000), candidate('b', 5000), candidate('a', 7000)];
    const has = (passes: readonly ObservationPassRow[], some = all) =>
      usableChoices(needOf(request({ chosen, passesWanted: 2 }), passes, 0), some, (span) => span).map(
        (span) => span.startTaiS,
      );
    expect(has([])).toEqual([901, 7000]);
    const failed = [pass('a', 900, { status: 'UNSUCCESSFUL' })];
    expect(has(failed)).toEqual([7000]);
    expect(has([...failed, pass('a', 7000)])).toEqual([4000, 5000]);
    // Somebody else has it now.
    expect(has([pass('a', 900)], [candidate('b', 5000)])).toEqual([5000]);
  });

  it('is told where what was named cannot be had any more', () => {
    const chosen = [
      { sensorId: 'a', startTaiS: 900 },
      { sensorId: 'a', startTaiS: 7000 },
    ];
    const need = needOf(request({ chosen, passesWanted: 2 }), [pass('a', 905)], 0);
    const planned = (startTaiS: number) => [{ sensor: { id: 'a' }, span: { startTaiS } }];
    expect(unplannedChoices(need, planned(4000))).toEqual([chosen[1]]);
    expect(unplannedChoices(need, planned(6990))).toEqual([]);
  });

  it('is not lost any more when another pass has taken its place', () => {
    const failed = pass('a', 900, { status: 'UNSUCCESSFUL' });
    const lostOf = (...passes: ObservationPassRow[]) => needOf(request({}), passes, 0).lost;
    expect(lostOf(failed)).toEqual([failed]);
    expect(lostOf(failed, pass('b', 5000, { replaces: failed.id }))).toEqual([]);
    expect(lostOf(pass('a', 900, { status: 'CANCELLED' }))).toEqual([]);
  });

  it('may cost what was allowed, else what was promised', () => {
    const lost = [pass('a', 900, { status: 'UNSUCCESSFUL' })];
    const budget = (changes: Partial<RequestRow>) => needOf(request(changes), lost, 0).budget;
    const chosen = [{ sensorId: 'a', startTaiS: 900 }];
    expect(budget({})).toBe(100);
    expect(budget({ chosen, maximumPrice: 350 })).toBe(350);
    expect(budget({ passesWanted: 3 })).toBeNull();
    expect(budget({ passesWanted: 3, chosen })).toBe(100);
  });
});
