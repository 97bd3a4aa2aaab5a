import type { ScreenedEvent } from '@keepout/contract/ca/post-manoeuvre-screening';
import { expect, it } from 'vitest';
import { foldedEvents, worstAfter } from './folded-events.ts';

it('R-14 the avoided event leads; worse at 2.9e-05 stands above new at 24 km', () => {
  const event = (secondaryName: string, change: ScreenedEvent['change'], probability: number | null) =>
    ({ secondaryName, change, after: change === 'GONE' ? null : { probability } }) as ScreenedEvent;
  const events = [
    event('avoided', 'BETTER', 1e-9),
    event('far', 'NEW', 1e-15),
    event('gone', 'GONE', null),
    event('worse', 'WORSE', 2.9e-5),
  ];
  expect(worstAfter(events).map(({ secondaryName }) => secondaryName)).toEqual(['avoided', 'worse', 'far', 'gone']);
  expect(worstAfter([])).toEqual([]);
});

it('R-14 what stays below the watch threshold is folded, but for the avoided event and what could not be computed', () => {
  const event = (secondaryName: string, before: number | null | undefined, after: number | null | undefined) =>
    ({
      secondaryName,
      before: before === undefined ? null : { probability: before },
      after: after === undefined ? null : { probability: after },
    }) as ScreenedEvent;
  const events = [
    event('avoided', 5e-8, 1e-12),
    event('low', 2e-9, 3e-9),
    event('gone', 4e-5, undefined),
    event('not computed', 1e-9, null),
    event('new and low', undefined, 2e-8),
    event('raised', 2e-9, 3e-6),
  ];
  const names = (all: readonly ScreenedEvent[]) => all.map(({ secondaryName }) => secondaryName);
  const { shown, below } = foldedEvents(events, 1e-7);
  expect(names(shown)).toEqual(['avoided', 'raised', 'gone', 'not computed']);
  expect(names(below)).toEqual(['new and low', 'low']);
  expect(foldedEvents(events, undefined).below).toEqual([]);
});
