import { RECORDED } from '@keepout/contract/recorded';
import type { FleetAnswer } from './satellite-state.ts';

/** How the stand-in answers calls: as it should, not at all, or with a connection that breaks. */
export type Manner = 'well' | 'stalled' | 'cut' | 503;

/** A platform of one fleet, as `fetch`. */
export interface PlatformStandIn {
  readonly fetch: typeof fetch;
  answer: FleetAnswer;
  manner: Manner;
  /** Lists of events that were sent whole, and answered 304. */
  readonly counts: { whole: number; unchanged: number };
  /** Tells listeners of its stream. */
  readonly tell: (type: string) => void;
}

export function platformStandIn(answer: FleetAnswer): PlatformStandIn {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const platform: PlatformStandIn = {
    answer,
    manner: 'well',
    counts: { whole: 0, unchanged: 0 },
    tell: (type) => {
      for (const stream of streams) stream.enqueue(new TextEncoder().encode(`id: 1\ndata: {"type":"${type}"}\n\n`));
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { signal } = request;
      if (platform.manner === 'cut') throw new TypeError('fetch failed', { cause: new Error('read ECONNRESET') });
      if (platform.manner === 'stalled')
        return await new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      if (platform.manner !== 'well')
        return Response.json(
          { code: 'unavailable', title: 'Not available.', detail: 'Not now.' },
          { status: platform.manner },
        );
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/events')) return streamOf(streams, signal);
      if (pathname.endsWith('/satellites')) return Response.json(platform.answer.satellites);
      if (pathname.endsWith('/flight-rules'))
        return Response.json({ ...RECORDED.getFlightRules, thresholds: platform.answer.thresholds });
      if (pathname.endsWith('/readiness'))
        return Response.json({ ...RECORDED.getReadiness, reason: platform.answer.emptyReason });
      if (!pathname.endsWith('/conjunctions')) return Response.json(RECORDED.getConjunction);
      const etag = `W/"${JSON.stringify(platform.answer.events).length}"`;
      if (request.headers.get('if-none-match') === etag) {
        platform.counts.unchanged++;
        return new Response(null, { status: 304 });
      }
      platform.counts.whole++;
      return Response.json(platform.answer.events, { headers: { etag } });
    },
  };
  return platform;
}

function streamOf(streams: Set<ReadableStreamDefaultController<Uint8Array>>, signal: AbortSignal): Response {
  return new Response(
    new ReadableStream<Uint8Array>({
      start: (stream) => {
        streams.add(stream);
        signal.addEventListener('abort', () => {
          streams.delete(stream);
          stream.error(signal.reason);
        });
      },
    }),
  );
}
