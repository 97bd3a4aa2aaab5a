import type { Live } from '../api/live-store.ts';

/** What the cache knows of one answer that the page shows. */
export interface Load {
  readonly isFetching: boolean;
  /** The last try failed, or none can be made for want of a connection. */
  readonly isFailed: boolean;
  /** When the data on show was read, Unix ms; 0 where there is none. */
  readonly readAtMs: number;
}

export type DataState =
  | { readonly kind: 'updating' | 'current' }
  /** Not to be trusted as present; since when, where that is known, Unix ms. */
  | { readonly kind: 'failed' | 'unheard'; readonly sinceMs: number | undefined };

/**
 * Whether what the page shows is up to date. A load that failed is not, and neither is anything while the server is not
 * heard: nobody would tell the page of a change. A new attempt alone makes nothing current.
 */
export function dataState(loads: readonly Load[], live: Live): DataState {
  const failed = loads.filter(({ isFailed }) => isFailed);
  if (failed.length > 0) {
    const read = failed.map(({ readAtMs }) => readAtMs).filter((atMs) => atMs > 0);
    return { kind: 'failed', sinceMs: read.length === 0 ? undefined : Math.min(...read) };
  }
  if (live.state === 'reconnecting') return { kind: 'unheard', sinceMs: live.heardAtMs };
  return { kind: loads.some(({ isFetching }) => isFetching) ? 'updating' : 'current' };
}
