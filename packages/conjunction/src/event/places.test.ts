import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TCA_DRIFT_S } from './group.ts';
import { eventIdsOfMessages, roundsOf } from './places.ts';

const message = (pair: string, tcaTaiS: number, eventId?: string) => ({ pair, tcaTaiS, eventId });

describe('the event of a message', () => {
  const events = [
    { id: 'first', pair: 'A', tcaTaiS: 0 },
    { id: 'second', pair: 'A', tcaTaiS: 1000 },
    { id: 'other', pair: 'B', tcaTaiS: 1000 },
  ];

  it('is that of its pair with the nearest closest approach, and one message has it', () => {
    expect(eventIdsOfMessages([message('A', 900), message('A', 950), message('B', 950)], events)).toEqual([
      'first',
      'second',
      'other',
    ]);
  });

  it('is none beyond the drift that an event survives, and none of another pair', () => {
    expect(eventIdsOfMessages([message('A', -TCA_DRIFT_S - 1), message('C', 0)], events)).toEqual([
      undefined,
      undefined,
    ]);
    expect(eventIdsOfMessages([message('A', -TCA_DRIFT_S)], events)).toEqual(['first']);
  });

  it('is the one that is known, which then no other message has', () => {
    expect(eventIdsOfMessages([message('A', 0), message('A', 900, 'first')], events)).toEqual(['second', 'first']);
  });
});

describe('rounds', () => {
  it('have no key twice, keep the order of what shares one, and lose nothing', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd');
    fc.assert(
      fc.property(fc.array(fc.array(key, { minLength: 1, maxLength: 2 })), (lists) => {
        const items = lists.map((keys, n) => ({ keys: [...new Set(keys)], n }));
        const rounds = roundsOf(items, ({ keys }) => keys, 3);
        for (const round of rounds) {
          expect(round.length).toBeLessThanOrEqual(3);
          const keys = round.flatMap((item) => item.keys);
          expect(new Set(keys).size).toBe(keys.length);
        }
        const inRounds = rounds.flat();
        expect(inRounds.map(({ n }) => n).toSorted((a, b) => a - b)).toEqual(items.map(({ n }) => n));
        for (const each of ['a', 'b', 'c', 'd'] as const) {
          const sharing = inRounds.filter(({ keys }) => keys.includes(each)).map(({ n }) => n);
          expect(sharing).toEqual(sharing.toSorted((a, b) => a - b));
        }
      }),
    );
  });
});
