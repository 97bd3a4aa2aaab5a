import { describe, expect, it } from 'vitest';
import type { PassRow, RequestRow } from '../requests/store.ts';
import { isWantedBy, needOf } from './needs.ts';

const pass = (sensorId: string, startTaiS: number, given: Partial<PassRow> = {}): PassRow =>
  ({
    id: `${sensorId}-${startTaiS}`,
    sensorId,
    startTaiS,
    endTaiS: startTaiS + 300,
    status: 'APPROVED',
    price: 100,
    ...given,
  }) as PassRow;
const request = (given: Partial<RequestRow>): RequestRow =>
  ({ passesWanted: 1, maximumPrice: null, chosen: [], ...given }) as RequestRow;
const candidate = (sensorId: string, startTaiS: number, clouds: number | null = 0) => ({
  ...{ sensorId, startTaiS, stopTaiS: startTaiS + 300, clouds },
});

describe('what a request lacks', () => {
  it('is what is neither planned nor done, within what may be spent', () => {
    const passes = [
      pass('a', 100, { status: 'SUCCESSFUL' }),
      pass('a', 900),
      pass('a', 5000, { status: 'UNSUCCESSFUL' }),
    ];
    const need = needOf(request({ passesWanted: 4, maximumPrice: 350 }), passes, 0);
    expect([need.wanted, need.budget]).toEqual([2, 150]);
  });

  it('includes an overcast pass while it can be dropped, and only a better one takes its place', () => {
    const overcast = pass('a', 900, { clouds: 0.8 });
    const need = needOf(request({}), [overcast], 0);
    expect([need.wanted, need.overcast]).toEqual([1, [overcast]]);
    expect(isWantedBy(need, candidate('b', 2000, 0.8))).toBe(false);
    expect(isWantedBy(need, candidate('b', 2000, 0.3))).toBe(true);
    expect(isWantedBy(need, candidate('b', 2000, null))).toBe(true);
    expect(needOf(request({}), [overcast], 1000).wanted).toBe(0);
    expect(needOf(request({}), [pass('a', 900, { clouds: 0.7 })], 0).wanted).toBe(0);
  });

  it('is never a pass that it had already, whatever became of it', () => {
    const need = needOf(request({}), [pass('a', 900, { status: 'INFEASIBLE' })], 0);
    expect(isWantedBy(need, candidate('a', 1000))).toBe(false);
    expect(isWantedBy(need, candidate('b', 1000))).toBe(true);
  });

  it('is what was named first, and another one only where more was wanted', () => {
    const chosen = [{ sensorId: 'a', startTaiS: 900 }];
    const named = needOf(request({ chosen }), [], 0);
    expect([candidate('a', 901), candidate('a', 4000)].map((one) => isWantedBy(named, one))).toEqual([true, false]);
    const failed = [pass('a', 900, { status: 'UNSUCCESSFUL' })];
    expect(isWantedBy(needOf(request({ chosen }), failed, 0), candidate('b', 4000))).toBe(false);
    expect(isWantedBy(needOf(request({ chosen, passesWanted: 2 }), failed, 0), candidate('b', 4000))).toBe(true);
    expect(isWantedBy(needOf(request({ chosen, passesWanted: 2 }), [], 0), candidate('b', 4000))).toBe(false);
  });
});
