import { urlOfCall } from '../api/call-url.ts';
import { RequestFailed } from '../api/fault.ts';
import { faultIn } from '../api/session-fetch.ts';
import type { CatalogueBytes } from './client.ts';

const ADDRESS = urlOfCall('getCatalogueElements');
const CACHE_NAME = 'keepout-catalogue';

/** The catalogue as this browser has it. */
export interface CatalogueCopy extends CatalogueBytes {
  /** When the server last said that this is the catalogue in use. */
  readonly checkedAtMs: number;
  /** Why the server could not say so now; the copy is that of an earlier visit. */
  readonly staleBecause?: unknown;
}

/**
 * The catalogue's element sets: downloaded once, kept by the browser, and asked for again by tag. Without an answer of
 * the server the kept copy is told as stale; without a copy either, the failure is thrown (404: there is no catalogue).
 */
export async function catalogueCopy(sessionFetch: typeof fetch, signal?: AbortSignal): Promise<CatalogueCopy> {
  const kept = await readKept();
  try {
    const answer = await sessionFetch(ADDRESS, {
      ...(kept && { headers: { 'If-None-Match': kept.tag } }),
      ...(signal && { signal }),
    });
    if (answer.status === 304 && kept) return await keep({ ...kept, checkedAtMs: Date.now() });
    if (!answer.ok) throw new RequestFailed(await faultIn(answer));
    const bytes = await answer.arrayBuffer();
    return await keep({ tag: answer.headers.get('ETag') ?? '', bytes, checkedAtMs: Date.now() });
  } catch (error) {
    const isGone = error instanceof RequestFailed && error.fault.code < 500;
    if (kept === undefined || isGone || signal?.aborted) throw error;
    return { ...kept, staleBecause: error };
  }
}

/** Browsers keep caches on secure addresses only; elsewhere each visit downloads. */
const openCache = async () => ('caches' in globalThis ? await caches.open(CACHE_NAME) : undefined);

async function readKept(): Promise<CatalogueCopy | undefined> {
  const answer = await (await openCache())?.match(ADDRESS).catch(() => undefined);
  const tag = answer?.headers.get('ETag');
  if (answer === undefined || !tag) return undefined;
  return { tag, bytes: await answer.arrayBuffer(), checkedAtMs: Number(answer.headers.get('Last-Checked')) };
}

/** A full disk or a forbidden cache costs the next visit a download, and this one nothing. */
async function keep(copy: CatalogueCopy): Promise<CatalogueCopy> {
  const { tag, bytes, checkedAtMs } = copy;
  const headers = { 'Content-Type': 'application/json', ETag: tag, 'Last-Checked': String(checkedAtMs) };
  if (tag !== '') await (await openCache())?.put(ADDRESS, new Response(bytes, { headers })).catch(() => undefined);
  return copy;
}
