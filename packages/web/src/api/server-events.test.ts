import { expect, it } from 'vitest';
import { eventFrom, touches } from './server-events.ts';

const message = (data: string) => ({ event: 'message', data, id: undefined });

it('S-01 new conjunctions make the lists of conjunctions and messages dirty, and nothing else', () => {
  const event = eventFrom(message('{"type":"conjunctions","screeningId":null}'))!;
  expect(touches(event, ['listConjunctions', {}])).toBe(true);
  expect(touches(event, ['listCdms'])).toBe(true);
  expect(touches(event, ['listSatellites'])).toBe(false);
  expect(touches(event, ['custom'])).toBe(false);
});

it('S-01 contacts with the ground follow the orbit, whatever speaks for it, and the stations', () => {
  const contacts = ['listContacts', {}];
  const says = (type: string) => touches(eventFrom(message(`{"type":"${type}"}`))!, contacts);
  for (const type of ['ephemerides', 'catalogue', 'stations', 'satellites']) expect(says(type), type).toBe(true);
  expect(says('decisions')).toBe(false);
});

it.each(['', '{', 'null', '{"type":"weather"}', '{"type":7}'])('the message %s is passed over', (data) => {
  expect(eventFrom(message(data))).toBeUndefined();
});
