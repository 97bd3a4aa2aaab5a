import type { ScreenedEvent } from '@keepout/contract/ca/post-manoeuvre-screening';
import { expect, it } from 'vitest';
import { worstAfter } from './EventTable.tsx';

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
