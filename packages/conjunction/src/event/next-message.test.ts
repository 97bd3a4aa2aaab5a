import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numbers/random.ts';
import { arrivalHistory, calibrateArrivals, type MessageTimes, nextMessage } from './next-message.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const NONE = arrivalHistory([]);

/** Events with a message every eight hours, from five days ahead until `lastLeadH`. */
const regular = (count: number, lastLeadH = 4): readonly MessageTimes[] =>
  Array.from({ length: count }, (_, index) => {
    const tcaTaiS = index * DAY;
    const leads = Array.from({ length: 15 }, (_, step) => 120 - 8 * step + 0.1 * ((index + step) % 5));
    return { tcaTaiS, createdTaiS: leads.filter((lead) => lead >= lastLeadH).map((lead) => tcaTaiS - lead * HOUR) };
  });

const TCA = 1e6;
/** An event of which the last message came so many hours ahead, with others eight hours apart before. */
const messagesUntil = (leadH: number, count = 3) =>
  Array.from({ length: count }, (_, index) => TCA - (leadH + 8 * (count - 1 - index)) * HOUR);

describe('the next message', () => {
  it('24-13 of an originator that writes every eight hours is due then, and waiting is worth it while a turn is left', () => {
    const stream = { history: arrivalHistory(regular(40)), createdTaiS: messagesUntil(40) };
    const nowTaiS = TCA - 37 * HOUR;
    const early = nextMessage([stream], { tcaTaiS: TCA, decideByTaiS: TCA - 30 * HOUR, nowTaiS })!;
    expect(early.state).toBe('expected');
    expect((TCA - early.medianTaiS!) / HOUR).toBeCloseTo(32, 0);
    expect((early.latestTaiS! - early.earliestTaiS!) / HOUR).toBeLessThan(1);
    expect(early.beforeDecision).toMatchObject({ outlook: 'likely' });
    const late = nextMessage([stream], { tcaTaiS: TCA, decideByTaiS: TCA - 33 * HOUR, nowTaiS })!;
    expect(late.beforeDecision!.chance).toBeLessThan(0.05);
    expect(late.beforeDecision!.outlook).toBe('unlikely');
    expect(nextMessage([stream], { tcaTaiS: TCA, decideByTaiS: nowTaiS, nowTaiS })!.beforeDecision).toBeUndefined();
  });

  it('24-13 says nothing without intervals, and nothing after closest approach', () => {
    const stream = { history: NONE, createdTaiS: messagesUntil(40) };
    const nowTaiS = TCA - 39 * HOUR;
    expect(nextMessage([stream], { tcaTaiS: TCA, nowTaiS })).toEqual({ state: 'no-history', intervals: 0 });
    expect(nextMessage([], { tcaTaiS: TCA, nowTaiS })).toEqual({ state: 'no-history', intervals: 0 });
    expect(nextMessage([stream], { tcaTaiS: TCA, nowTaiS: TCA })).toBeUndefined();
    const ofItsOwn = { history: NONE, createdTaiS: messagesUntil(40, 4) };
    expect(nextMessage([ofItsOwn], { tcaTaiS: TCA, nowTaiS })).toMatchObject({ state: 'expected', intervals: 3 });
  });

  it('24-13 is overdue beyond 99 % of what came, with when it was expected; where most events end so, none is expected', () => {
    const history = arrivalHistory(regular(40));
    const stream = { history, createdTaiS: messagesUntil(40) };
    const overdue = nextMessage([stream], { tcaTaiS: TCA, nowTaiS: TCA - 20 * HOUR })!;
    expect(overdue).toMatchObject({ state: 'overdue' });
    expect((TCA - overdue.latestTaiS!) / HOUR).toBeCloseTo(31.7, 0);
    expect(overdue.medianTaiS).toBeUndefined();
    const atTheEnd = nextMessage([{ history, createdTaiS: messagesUntil(5) }], {
      tcaTaiS: TCA,
      nowTaiS: TCA - 4 * HOUR,
    })!;
    expect(atTheEnd.state).toBe('not-expected');
    expect(atTheEnd.chance).toBeLessThan(0.1);
    // Of forty events thirty-six had one message.
    const seldom = arrivalHistory(
      regular(40).map((event, index) => ({
        ...event,
        createdTaiS: event.createdTaiS.slice(0, index % 10 === 0 ? 15 : 1),
      })),
    );
    const single = nextMessage([{ history: seldom, createdTaiS: [TCA - 5 * DAY] }], {
      tcaTaiS: TCA,
      nowTaiS: TCA - DAY,
    })!;
    expect(single.state).toBe('not-expected');
  });

  it('24-13 of several originators comes with whoever is first', () => {
    const history = arrivalHistory(regular(40));
    const early = { history, createdTaiS: messagesUntil(40) };
    const late = { history, createdTaiS: messagesUntil(36) };
    const at = { tcaTaiS: TCA, nowTaiS: TCA - 35 * HOUR };
    expect(nextMessage([late, early], at)!.medianTaiS).toBeCloseTo(nextMessage([early], at)!.medianTaiS!, -3);
    const gone = { history, createdTaiS: messagesUntil(60) };
    expect(nextMessage([gone], at)!.state).toBe('overdue');
    expect(nextMessage([gone, late], at)!.state).toBe('expected');
  });

  it('24-13 holds 80 % where arrivals are a Poisson process, of many past messages and of few', () => {
    const random = seededRandom(5);
    const drawn = (count: number): readonly MessageTimes[] =>
      Array.from({ length: count }, (_, index) => {
        const tcaTaiS = index * DAY;
        const createdTaiS: number[] = [];
        // Far from closest approach, which would cut long intervals off.
        const interval = (): number => -12 * HOUR * Math.log(1 - random());
        for (let ageS = 0; ageS < 20 * DAY; ageS += interval()) createdTaiS.push(tcaTaiS - 60 * DAY + ageS);
        return { tcaTaiS, createdTaiS };
      });
    expect(Math.abs(calibrateArrivals(drawn(60))!.inside - 0.8)).toBeLessThan(0.03);
    const few = Array.from({ length: 400 }, () => {
      const [event] = drawn(1);
      const [first = 0, ...times] = event!.createdTaiS.slice(0, 6);
      const stream = { history: NONE, createdTaiS: [first, ...times.slice(0, -1)] };
      const next = nextMessage([stream], { tcaTaiS: event!.tcaTaiS, nowTaiS: times.at(-2)! })!;
      return next.earliestTaiS! <= times.at(-1)! && times.at(-1)! <= next.latestTaiS!;
    });
    expect(Math.abs(few.filter(Boolean).length / few.length - 0.8)).toBeLessThan(0.05);
  });
});
