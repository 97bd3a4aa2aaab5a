import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isScopeSealed } from './sealed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A worker whose call ends so, and whose policy refuses something of this kind, or nothing. */
async function sealed(call: () => Promise<unknown>, refused?: string): Promise<boolean> {
  vi.stubGlobal('fetch', call);
  const answer = isScopeSealed({
    location: { href: 'https://us.example/assets/screening.worker-1.js' },
    addEventListener: (_type, listen) => refused !== undefined && listen({ effectiveDirective: refused }),
  });
  await vi.runAllTimersAsync();
  return await answer;
}
const failed = () => Promise.reject(new TypeError('Failed to fetch'));

it('a worker is sealed once its policy has refused it a call, and by nothing else', async () => {
  expect(await sealed(failed, 'connect-src')).toBe(true);
  expect(await sealed(failed, 'script-src')).toBe(false);
  expect(await sealed(failed)).toBe(false);
  expect(await sealed(() => Promise.resolve(new Response('')))).toBe(false);
});
