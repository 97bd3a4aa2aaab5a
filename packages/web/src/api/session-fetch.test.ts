import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NotificationInput } from '../notifications/notification.ts';
import { CancelledByUser, ServerUnreachable, SessionGone } from './fault.ts';
import { createSessionFetch } from './session-fetch.ts';

const ADDRESS = 'http://keepout.test/api/v1/ca/conjunctions';
let notes: NotificationInput[];
let forced: string[];
const force = (note: NotificationInput & { readonly id: string }) => {
  notes.push(note);
  forced.push(note.id);
  return () => void forced.pop();
};
beforeEach(() => {
  vi.useFakeTimers();
  notes = [];
  forced = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function rig(answer: (request: Request) => Promise<Response>, token: string | undefined = 'token') {
  const signInAgain = vi.fn(async (_path: string) => {});
  const sent: Request[] = [];
  const sessionFetch = createSessionFetch({
    auth: { freshToken: async () => token, session: () => ({ state: 'signed-out' }), signInAgain },
    place: () => '/ca/oems?tab=x',
    notify: (note) => notes.push(note),
    force,
    fetch: async (request) => {
      sent.push(request as Request);
      return answer(request as Request);
    },
  });
  return { sessionFetch, signInAgain, sent };
}

it('S-06 a request carries the fresh bearer token', async () => {
  const { sessionFetch, sent } = rig(async () => new Response('[]'));
  await sessionFetch(ADDRESS);
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer token');
  expect(notes).toEqual([]);
});

it('N-10 C-12 without a session nothing is sent, code 501 is shown and cannot be closed, and after 5 s one signs in anew and comes back to the page', async () => {
  const { sessionFetch, sent, signInAgain } = rig(async () => new Response('[]'), '');
  const gone = createSessionFetch({
    auth: { freshToken: async () => undefined, session: () => ({ state: 'signed-out' }), signInAgain },
    place: () => '/ca/oems?tab=x',
    notify: (note) => notes.push(note),
    force,
    fetch: sessionFetch,
  });
  await expect(gone(ADDRESS)).rejects.toBeInstanceOf(SessionGone);
  await expect(gone(ADDRESS)).rejects.toBeInstanceOf(SessionGone);
  expect(sent).toEqual([]);
  const message = 'Authentication ran out, logging you out.';
  expect(notes).toMatchObject([{ code: 501, title: 'Unauthenticated', message }]);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(signInAgain).not.toHaveBeenCalled();
  // C-12: closed, it comes back until then.
  expect(forced).toEqual(['unauthenticated']);
  await vi.advanceTimersByTimeAsync(1);
  expect(forced).toEqual([]);
  expect(signInAgain.mock.calls).toEqual([['/ca/oems?tab=x']]);
});

it('S-06 a provider that does not answer ends no session: the call fails, and says so', async () => {
  const { signInAgain } = rig(async () => new Response('[]'));
  const identity = { subject: 's', userName: 'u', email: undefined, access: {} };
  const slow = createSessionFetch({
    auth: { freshToken: async () => undefined, session: () => ({ state: 'signed-in', identity }), signInAgain },
    place: () => '/ca',
    notify: (note) => notes.push(note),
    force,
    fetch: async () => new Response('[]'),
  });
  await expect(slow(ADDRESS)).rejects.toBeInstanceOf(ServerUnreachable);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(signInAgain).not.toHaveBeenCalled();
  expect(notes).toMatchObject([{ title: 'Server unreachable' }]);
});

it('an answer that names what is known already is no failure', async () => {
  const { sessionFetch } = rig(async () => new Response(null, { status: 304 }));
  expect((await sessionFetch(ADDRESS)).status).toBe(304);
  expect(notes).toEqual([]);
});

it('N-08 a failed request raises one notification with the server words', async () => {
  const { sessionFetch } = rig(async () => Response.json({ error: 'Conflict', message: 'Changed.' }, { status: 409 }));
  const answer = await sessionFetch(ADDRESS);
  expect(notes).toMatchObject([{ code: 409, title: 'Conflict', message: 'Changed.' }]);
  expect(await answer.json()).toMatchObject({ message: 'Changed.' });
  // Once more, it takes the place of the first: a known id does.
  await sessionFetch(ADDRESS);
  expect(new Set(notes.map(({ id }) => id))).toEqual(new Set(['Changed.']));
});

it('N-08 quiet endpoints raise none', async () => {
  const { sessionFetch } = rig(async () => new Response('', { status: 404 }));
  await sessionFetch('http://keepout.test/api/v1/tle/tle?noradId=5');
  expect(notes).toEqual([]);
});

const hang = (request: Request) =>
  new Promise<Response>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

it('N-09 a request that the person cancelled says so', async () => {
  const { sessionFetch } = rig(hang);
  const controller = new AbortController();
  const pending = sessionFetch(ADDRESS, { signal: controller.signal });
  await vi.advanceTimersByTimeAsync(1);
  controller.abort(new CancelledByUser());
  await expect(pending).rejects.toThrow();
  expect(notes).toEqual([{ code: 0, title: 'Cancelled', message: 'Server request was cancelled.' }]);
});

it('N-09 a request that ends because its page was left is silent', async () => {
  const { sessionFetch } = rig(hang);
  const controller = new AbortController();
  const pending = sessionFetch(ADDRESS, { signal: controller.signal });
  await vi.advanceTimersByTimeAsync(1);
  controller.abort();
  await expect(pending).rejects.toThrow();
  expect(notes).toEqual([]);
});
