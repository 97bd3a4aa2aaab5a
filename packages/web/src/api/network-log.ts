/** A request that left this page, and what it carried. */
export interface LoggedRequest {
  readonly method: string;
  readonly address: string;
  /** Of its body; null where this page cannot tell. */
  readonly sentBytes: number | null;
  readonly atMs: number;
}

export interface NetworkLog {
  /** Everything since the beginning; from here on nothing is kept. */
  end(): readonly LoggedRequest[];
}

/** What the browser loads for the page itself carries nothing. */
const WITHOUT_BODY = ['script', 'link', 'css', 'img', 'other', 'early-hints'];

/**
 * Keeps a log of what goes out from now on, until it is ended. Calls are counted with their bodies as they are made; what the browser
 * reports beside them is added, so that nothing goes out silently.
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

/** What the browser reports and no call was. */
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
