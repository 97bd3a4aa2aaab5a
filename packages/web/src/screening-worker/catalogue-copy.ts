import type { EndpointId } from '@keepout/client/client';
import { urlOfCall } from '../api/call-url.ts';
import { RequestFailed } from '../api/fault.ts';
import { faultIn } from '../api/session-fetch.ts';
import type { CatalogueBytes } from './client.ts';

const CACHE_NAME = 'keepout-catalogue';
/** More public ephemerides, of some megabytes each, are no load for a browser. */
const MOST_PUBLISHED = 500;

/** An answer as this browser has it. */
interface KeptCopy {
  readonly tag: string;
  readonly content: Blob;
  /** When the server last said that this is the one in use. */
  readonly checkedAtMs: number;
  /** Why the server could not say so now; the copy is that of an earlier visit. */
  readonly staleBecause?: unknown;
}

/** The catalogue as this browser has it. */
export interface CatalogueCopy extends CatalogueBytes, Pick<KeptCopy, 'checkedAtMs' | 'staleBecause'> {}

/** Public ephemerides in this browser; `lack` gives the reason why they are missing. */
export type PublishedCopy = (KeptCopy & { readonly lack?: undefined }) | { readonly lack: 'too-many' | 'failed' };

/** The catalogue's element sets: without an answer of the server nor a copy the failure is thrown (404: there is no catalogue). */
export async function catalogueCopy(sessionFetch: typeof fetch, signal?: AbortSignal): Promise<CatalogueCopy> {
  const { content, ...copy } = await keptCopy('getCatalogueElements', sessionFetch, signal);
  return { ...copy, bytes: await content.arrayBuffer() };
}

/** Returns all public ephemerides in force: the same request for every screening. Without them element sets are used for their objects. */
export async function publishedCopy(sessionFetch: typeof fetch, signal?: AbortSignal): Promise<PublishedCopy> {
  try {
    return await keptCopy('getPublicEphemerides', sessionFetch, signal);
  } catch (error) {
    return { lack: error instanceof TooMany ? 'too-many' : 'failed' };
  }
}

class TooMany extends Error {}

/**
 * Downloads an answer once, caches it in the browser, and revalidates it by tag. Without an answer of the server the
 * cached copy is marked as stale; without a copy either, the failure is thrown.
 */
async function keptCopy(
  id: Extract<EndpointId, 'getCatalogueElements' | 'getPublicEphemerides'>,
  sessionFetch: typeof fetch,
  signal?: AbortSignal,
): Promise<KeptCopy> {
  const address = urlOfCall(id);
  const cachedCopy = await readKept(address);
  try {
    const answer = await sessionFetch(address, {
      ...(cachedCopy && { headers: { 'If-None-Match': cachedCopy.tag } }),
      ...(signal && { signal }),
    });
    if (answer.status === 304 && cachedCopy) return await keep(address, { ...cachedCopy, checkedAtMs: Date.now() });
    if (!answer.ok) throw new RequestFailed(await faultIn(answer));
    if (Number(answer.headers.get('X-Total-Count')) > MOST_PUBLISHED) {
      await answer.body?.cancel();
      throw new TooMany();
    }
    const content = await answer.blob();
    return await keep(address, { tag: answer.headers.get('ETag') ?? '', content, checkedAtMs: Date.now() });
  } catch (error) {
    const isGone = error instanceof TooMany || (error instanceof RequestFailed && error.fault.code < 500);
    if (cachedCopy === undefined || isGone || signal?.aborted) throw error;
    return { ...cachedCopy, staleBecause: error };
  }
}

/** Browsers keep caches on secure addresses only; elsewhere each visit downloads. */
const openCache = async () => ('caches' in globalThis ? await caches.open(CACHE_NAME) : undefined);

async function readKept(address: string): Promise<KeptCopy | undefined> {
  const answer = await (await openCache())?.match(address).catch(() => undefined);
  const tag = answer?.headers.get('ETag');
  if (answer === undefined || !tag) return undefined;
  return { tag, content: await answer.blob(), checkedAtMs: Number(answer.headers.get('Last-Checked')) };
}

/** A full disk or a forbidden cache costs the next visit a download, and does not affect this one. */
async function keep(address: string, copy: KeptCopy): Promise<KeptCopy> {
  const { tag, content, checkedAtMs } = copy;
  const headers = { 'Content-Type': 'application/octet-stream', ETag: tag, 'Last-Checked': String(checkedAtMs) };
  if (tag !== '') await (await openCache())?.put(address, new Response(content, { headers })).catch(() => undefined);
  return copy;
}
