import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NotificationInput } from '../notifications/notification.ts';
import { CancelledByUser, SessionGone } from './fault.ts';
import { createSessionFetch } from './session-fetch.ts';

const ADDRESS = 'http://keepout.test/api/v1/ca/conjunctions';
let notes: NotificationInput[];
beforeEach(() => {
  vi.useFakeTimers();
  notes = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function rig(answer: (request: Request) => Promise<Response>, token: string | undefined = 'token') {
  const logout = vi.fn(async () => {});
  const sent: Request[] = [];
  const sessionFetch = createSessionFetch({
    auth: { freshToken: async () => token, logout },
    notify: (note) => notes.push(note),
    fetch: async (request) => {
      sent.push(request as Request);
      return answer(request as Request);
    },
  });
  return { sessionFetch, logout, sent };
}

it('S-06 a request carries the fresh bearer token', async () => {
  const { sessionFetch, sent } = rig(async () => new Response('[]'));
  await sessionFetch(ADDRESS);
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer token');
  expect(notes).toEqual([]);
});

it('N-10 without a session nothing is sent, code 501 is shown and the logout follows after 5 s', async () => {
  const { sessionFetch, sent, logout } = rig(async () => new Response('[]'), '');
  const gone = createSessionFetch({
    auth: { freshToken: async () => undefined, logout },
    notify: (note) => notes.push(note),
    fetch: sessionFetch,
  });
  await expect(gone(ADDRESS)).rejects.toBeInstanceOf(SessionGone);
  await expect(gone(ADDRESS)).rejects.toBeInstanceOf(SessionGone);
  expect(sent).toEqual([]);
  expect(notes[0]).toMatchObject({
    code: 501,
    title: 'Unauthenticated',
    message: 'Authentication ran out, logging you out.',
  });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(logout).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(logout).toHaveBeenCalledTimes(1);
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
