import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestFailed } from '../api/fault.ts';
import { catalogueCopy } from './catalogue-copy.ts';

/** The cache storage of a browser, as far as it is used. */
function browserCache() {
  const kept = new Map<string, Response>();
  return {
    open: async () => ({
      match: async (address: string) => kept.get(address)?.clone(),
      put: async (address: string, answer: Response) => void kept.set(address, answer.clone()),
    }),
  };
}

const body = (copy: { readonly bytes: ArrayBuffer }) => new TextDecoder().decode(copy.bytes);
const whole = (tag: string) => new Response(`catalogue ${tag}`, { headers: { ETag: tag } });

/** A server that holds one catalogue, knows tags, and counts the bodies that it sends. */
function server() {
  const state = { tag: 'W/"1"', bodies: 0, status: 200 };
  const send = (async (_address: unknown, init?: RequestInit) => {
    if (state.status === 0) throw new TypeError('no network');
    if (state.status !== 200) return Response.json({ error: 'x' }, { status: state.status });
    if (new Headers(init?.headers).get('If-None-Match') === state.tag) return new Response(null, { status: 304 });
    state.bodies += 1;
    return whole(state.tag);
  }) as typeof fetch;
  return { state, send };
}

describe('the copy of the catalogue in this browser', () => {
  beforeEach(() => {
    vi.stubGlobal('caches', browserCache());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is downloaded once, and again only when the catalogue is another', async () => {
    const { state, send } = server();
    for (const _visit of [1, 2, 3]) expect(body(await catalogueCopy(send))).toBe('catalogue W/"1"');
    expect(state.bodies).toBe(1);
    state.tag = 'W/"2"';
    const newer = await catalogueCopy(send);
    expect([newer.tag, body(newer), state.bodies]).toEqual(['W/"2"', 'catalogue W/"2"', 2]);
  });

  it('serves while the server cannot be asked, and says so', async () => {
    const { state, send } = server();
    const { checkedAtMs } = await catalogueCopy(send);
    for (const status of [0, 503]) {
      state.status = status;
      const stale = await catalogueCopy(send);
      expect(body(stale)).toBe('catalogue W/"1"');
      expect(stale.checkedAtMs).toBe(checkedAtMs);
      expect(stale.staleBecause).toBeInstanceOf(Error);
    }
  });

  it('is not used when the server says that there is none, or that one may not', async () => {
    const { state, send } = server();
    await catalogueCopy(send);
    for (const status of [404, 403]) {
      state.status = status;
      await expect(catalogueCopy(send)).rejects.toBeInstanceOf(RequestFailed);
    }
  });

  it('is downloaded on each visit where the browser keeps nothing', async () => {
    vi.unstubAllGlobals();
    const { state, send } = server();
    await catalogueCopy(send);
    await catalogueCopy(send);
    expect(state.bodies).toBe(2);
    state.status = 0;
    await expect(catalogueCopy(send)).rejects.toBeInstanceOf(TypeError);
  });
});
