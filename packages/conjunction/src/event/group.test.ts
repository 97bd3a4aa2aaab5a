import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EventMessage, groupEvents } from './group.ts';

const MINUTE = 60;
const message = (
  id: string,
  tcaTaiS: number,
  createdTaiS: number,
  objectIds: readonly [string, string] = ['25544', '34658'],
  originator = 'CSPOC',
): EventMessage => ({ id, tcaTaiS, createdTaiS, objectIds, originator });
const idsOf = (messages: readonly EventMessage[]) =>
  groupEvents(messages).map((event) => event.messages.map((note) => note.id).join());

test('a closest approach that drifts 19 minutes from message to message stays one event', () => {
  const drifting = [0, 1, 2, 3].map((day) => message(`m${day}`, 1e6 + day * 19 * MINUTE, day * 86_400));
  expect(idsOf(drifting)).toEqual(['m0,m1,m2,m3']);
});

test('passages of one run are events of their own, and updates find their passage', () => {
  const first = [0, 46, 92].map((at) => message(`a${at}`, 1e6 + at * MINUTE, 0));
  const second = [3, 49, 95].map((at) => message(`b${at}`, 1e6 + at * MINUTE, 86_400));
  expect(idsOf([...second, ...first])).toEqual(['a0,b3', 'a46,b49', 'a92,b95']);
});

test('two passages ten minutes apart in one run are not merged', () => {
  expect(idsOf([message('x', 1e6, 0), message('y', 1e6 + 10 * MINUTE, 0)])).toEqual(['x', 'y']);
});

test('both orders of the pair, and both originators, meet in one event', () => {
  expect(idsOf([message('x', 1e6, 0), message('y', 1e6 + 5, 10, ['34658', '25544'], 'SPACEX')])).toEqual(['x,y']);
});

test('other pairs are other events', () => {
  expect(groupEvents([message('x', 1e6, 0), message('y', 1e6, 0, ['25544', '99999'])])).toHaveLength(2);
});

test('every message belongs to exactly one event, whatever the order of arrival', () => {
  const any = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 8 }),
      tcaTaiS: fc.integer({ min: 0, max: 20_000 }),
      createdTaiS: fc.integer({ min: 0, max: 5 }),
      objectIds: fc.constantFrom(['1', '2'] as const, ['2', '1'] as const, ['1', '3'] as const),
      originator: fc.constantFrom('A', 'B'),
    }),
    { selector: (note) => note.id, maxLength: 25 },
  );
  fc.assert(
    fc.property(any, (messages) => {
      const events = groupEvents(messages);
      expect(events.flatMap((event) => event.messages.map((note) => note.id)).sort()).toEqual(
        messages.map((note) => note.id).sort(),
      );
      expect(idsOf(messages.toReversed())).toEqual(idsOf(messages));
    }),
  );
});
