import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { expect, it } from 'vitest';
import { kindsOfEvents } from './counted-kinds.ts';

const other = (conjunctionId: string, objectType: string, manoeuvrable = 'N/A') => ({
  conjunctionId,
  objectType,
  manoeuvrable,
});

it('E-2 kinds are those of events that may be left out, with how many of each count', () => {
  const basis = {
    events: [{ conjunctionId: 'main' }, { conjunctionId: 'a' }, { conjunctionId: 'b' }],
    leftOutEvents: [
      { conjunctionId: 'c', reason: 'LEFT_OUT_BY_OPERATOR' },
      { conjunctionId: 'd', reason: 'NO_COVARIANCE' },
      { conjunctionId: 'e', reason: 'LEFT_OUT_BY_OPERATOR' },
    ],
    otherObjects: [
      other('main', 'ROCKET BODY'),
      other('a', 'DEBRIS'),
      other('b', 'PAYLOAD', 'YES'),
      other('c', 'DEBRIS'),
      other('d', 'UNKNOWN'),
      other('e', 'ROCKET BODY'),
    ],
  } as unknown as PlanningBasis;
  expect(kindsOfEvents(basis)).toEqual([
    { kind: 'PAYLOAD', ids: ['b'], counted: 'all' },
    { kind: 'ROCKET BODY', ids: ['e'], counted: 'none' },
    { kind: 'DEBRIS', ids: ['a', 'c'], counted: 'some' },
    { kind: 'MANOEUVRABLE', ids: ['b'], counted: 'all' },
  ]);
});
