import { afterEach, expect, it, vi } from 'vitest';
import { browserAddresses } from './browser-addresses.ts';

afterEach(() => vi.unstubAllGlobals());

const missing = (name: string) => new TypeError(`Failed to fetch dynamically imported module: ${name}`);

/** A window whose server answers or not. */
function stubWindow(isReached: boolean) {
  const marks = new Map<string, string>();
  const reload = vi.fn();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => marks.get(key) ?? null,
    setItem: (key: string, value: string) => void marks.set(key, value),
  });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', () =>
    isReached ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('offline')),
  );
  return reload;
}

it('loads the application again for a missing part, once', async () => {
  const reload = stubWindow(true);
  expect(await browserAddresses.reloadFor(missing('a.js'))).toBe(true);
  expect(await browserAddresses.reloadFor(missing('a.js'))).toBe(false);
  expect(await browserAddresses.reloadFor(new Error('something else'))).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('stays in the application while the server cannot be reached, and reloads when it can', async () => {
  const reload = stubWindow(false);
  expect(await browserAddresses.reloadFor(missing('b.js'))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  expect(await browserAddresses.reloadFor(missing('b.js'))).toBe(true);
});
