/** A request that this page sent, and the size of its body. */
export interface LoggedRequest {
  readonly method: string;
  readonly address: string;
  /** Size of the body; null where unknown. */
  readonly sentBytes: number | null;
  readonly atMs: number;
}

export interface NetworkLog {
  /** Returns all requests since the start, and stops the log. */
  end(): readonly LoggedRequest[];
}

/** Resources of the page itself have no body. */
const WITHOUT_BODY = ['script', 'link', 'css', 'img', 'other', 'early-hints'];

/**
 * Starts a log of outgoing requests. Calls are counted with their bodies as they are made; requests that only the browser
 * reports are added, so that the log is complete.
 */
export function startNetworkLog(): NetworkLog {
  const calls: LoggedRequest[] = [];
  const send = globalThis.fetch;
  const startedMs = performance.now();
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { method, url: address } = request;
    const atMs = performance.timeOrigin + performance.now();
    const { byteLength: sentBytes } = await request.clone().arrayBuffer();
    calls.push({ method, address, sentBytes, atMs });
    return await send(request);
  };
  return {
    end() {
      globalThis.fetch = send;
      return [...calls, ...reported(startedMs, calls)].toSorted((a, b) => a.atMs - b.atMs);
    },
  };
}

/** Returns the requests that the browser reports and the log did not see as calls. */
function reported(startedMs: number, calls: readonly LoggedRequest[]): LoggedRequest[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(({ startTime, name }) => startTime >= startedMs && !calls.some(({ address }) => address === name))
    .map(({ name, initiatorType, startTime }) => {
      const isLoaded = WITHOUT_BODY.includes(initiatorType);
      const atMs = performance.timeOrigin + startTime;
      return { method: isLoaded ? 'GET' : '', address: name, sentBytes: isLoaded ? 0 : null, atMs };
    });
}
