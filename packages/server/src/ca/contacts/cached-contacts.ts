import type { ServerContext } from '../../hosting/module.ts';
import { resultCache } from '../../platform/result-cache.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { Contacts, ContactsInput } from './contacts.thread.ts';

const contactsTask: ThreadTask<ContactsInput, Contacts> = threadTask(
  new URL('./contacts.thread.ts', import.meta.url),
  'contactsOf',
);

/** Cache of the latest results: a week over five stations takes 0.25 s of a thread and a few kilobytes. */
const result = resultCache<Contacts>(400);

/** Returns the contacts of a satellite, computed once for each orbit, set of stations and window. */
export async function cachedContacts(
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
  return await result(key, () => threads.run(contactsTask, input, { turn: turnOf(operatorId) }));
}
