import type { ServerContext } from '../../hosting/module.ts';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { Contacts, ContactsInput } from './contacts.thread.ts';

const contactsTask: ThreadTask<ContactsInput, Contacts> = threadTask(
  new URL('./contacts.thread.ts', import.meta.url),
  'contactsOf',
);

/** A week over five stations takes a quarter of a second of a thread and a few kilobytes; the last ones stay. */
const MOST_HELD = 400;
const cache = new Map<string, Promise<Contacts>>();

/** The passes of a satellite, computed once for each orbit, stations and window. */
export async function holdContacts(
  { threads }: ServerContext,
  operatorId: string,
  input: ContactsInput,
): Promise<Contacts> {
  const { subject, stations, startTaiS, stopTaiS, earthOrientation } = input;
  const { orbit } = subject;
  const key = JSON.stringify([
    orbit.kind === 'ephemeris' ? orbit.key : orbit.elements,
    stations,
    startTaiS,
    stopTaiS,
    earthOrientation,
  ]);
  const entry = cache.get(key);
  if (entry !== undefined) return await entry;
  const computing = threads.run(contactsTask, input, { turn: { priority: 0, whose: operatorId } });
  cache.set(key, computing);
  for (const oldest of [...cache.keys()].slice(0, Math.max(0, cache.size - MOST_HELD))) cache.delete(oldest);
  computing.catch(() => cache.delete(key));
  return await computing;
}
