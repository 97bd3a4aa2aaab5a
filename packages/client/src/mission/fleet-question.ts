import { nextCursor } from '../client.ts';
import { CallRefused, type PlatformClient } from '../platform-client.ts';
import type { AnswerOf } from '../row-types.ts';
import type { FleetAnswer } from './satellite-state.ts';

type Events = AnswerOf<'listConjunctions'>;

/** A page as it was answered last. */
interface Page {
  readonly etag: string | undefined;
  readonly cursor: string | undefined;
  readonly events: Events;
}

const HOUR_MS = 3_600_000;
const NOT_MODIFIED = 304;

/**
 * Polls a platform for the state of the fleet. Unchanged pages of events are not transferred again: values that depend on the clock
 * alone is worked out here, and the list begins at the full hour, so that its address stays the same.
 */
export function createFleetQuestion(api: PlatformClient): (nowMs: number, signal: AbortSignal) => Promise<FleetAnswer> {
  /** By their addresses. */
  let pages = new Map<string, Page>();

  async function readPage(from: string, cursor: string | undefined, signal: AbortSignal): Promise<Page> {
    const key = `${from} ${cursor ?? ''}`;
    const cachedPage = pages.get(key);
    const headers = cachedPage?.etag === undefined ? {} : { 'If-None-Match': cachedPage.etag };
    try {
      const query = { from, ...(cursor !== undefined && { cursor }) };
      const answer = await api.ask('listConjunctions', { query, headers, signal });
      const etag = answer.headers.get('etag') ?? undefined;
      return { etag, cursor: nextCursor(answer.headers), events: answer.data };
    } catch (error) {
      if (cachedPage !== undefined && error instanceof CallRefused && error.status === NOT_MODIFIED) return cachedPage;
      throw error;
    }
  }

  async function readEvents(nowMs: number, signal: AbortSignal): Promise<Events> {
    const from = new Date(Math.floor(nowMs / HOUR_MS) * HOUR_MS).toISOString();
    const read = new Map<string, Page>();
    let cursor: string | undefined;
    do {
      const page = await readPage(from, cursor, signal);
      read.set(`${from} ${cursor ?? ''}`, page);
      cursor = page.cursor;
    } while (cursor !== undefined);
    pages = read;
    return [...read.values()].flatMap(({ events }) => events);
  }

  async function readSatellites(signal: AbortSignal): Promise<FleetAnswer['satellites']> {
    const satellites = [];
    for await (const satellite of api.all('listSatellites', { signal })) satellites.push(satellite);
    return satellites;
  }

  return async (nowMs, signal) => {
    const [satellites, events, readiness, rules] = await Promise.all([
      readSatellites(signal),
      readEvents(nowMs, signal),
      api.call('getReadiness', { signal }),
      api.call('getFlightRules', { signal }),
    ]);
    return { satellites, events, emptyReason: readiness.reason, thresholds: rules.thresholds };
  };
}
