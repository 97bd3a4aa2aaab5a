import { type FleetView, validForMs } from '../mission/fleet-watch.ts';
import { MISSION_PARAMETERS, type Parameter } from '../mission/parameters.ts';
import { OF_EVENT, type SatelliteState } from '../mission/satellite-state.ts';
import { systemNames } from '../mission/system-names.ts';
import { withTimeout } from '../mission/within.ts';
import { SYSTEM } from './xtce.ts';

export interface YamcsLinkOptions {
  /** Where Yamcs answers, `http://localhost:8090`. */
  readonly url: string;
  readonly instance: string;
  readonly processor: string;
  /** The space system of the mission database; where another was put above it, the complete path. */
  readonly system?: string;
  /** Such as `Authorization` or `x-api-key`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
  /** Satellites that Yamcs does not accept, by their systems, with its words; reported when they change. */
  readonly onRefused?: (refused: readonly string[]) => void;
}

/** A value as `SetParameterValueRequest` of Yamcs has it. */
interface SetRequest {
  readonly id: { readonly name: string };
  readonly value:
    | { readonly type: 'DOUBLE'; readonly doubleValue: number | 'NaN' }
    | { readonly type: 'STRING'; readonly stringValue: string };
  readonly generationTime: string;
  readonly expiresIn: number;
}

const ANSWER_MS = 10_000;
/** Yamcs has no value that is absent: it is expired as soon as it is there. 0 would mean that it never expires. */
const AT_ONCE_MS = 1;
/** Statuses that concern the caller, not a satellite. */
const FORBIDDEN: readonly number[] = [401, 403, 404, 429];

/**
 * Sets the parameters of each satellite by the API of Yamcs, a call for each: one that is not in the mission database does not prevent the others
 * away.
 *
 * @throws Error where Yamcs is not reached, or refuses access
 */
export function createYamcsLink(options: YamcsLinkOptions): (view: FleetView, signal: AbortSignal) => Promise<void> {
  const { url, instance, processor, headers, fetch: send = fetch, onRefused } = options;
  const system = options.system ?? `/${SYSTEM}`;
  const address = `${url.replace(/\/$/, '')}/api/processors/${encodeURIComponent(instance)}/${encodeURIComponent(processor)}/parameters:batchSet`;
  let lastRefused = '';

  return async (view, signal) => {
    const names = systemNames(view.states);
    const refused: string[] = [];
    for (const state of view.states) {
      // An expired value is not sent as if it were current.
      if (validForMs(view, Date.now()) === 0) return;
      const name = `${system}/${names.get(state.satelliteId)}`;
      const body = JSON.stringify({ request: setRequests(name, state, view, Date.now()) });
      const words = await withTimeout(ANSWER_MS, signal, async (ending) => {
        const init = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body };
        const answer = await send(address, { ...init, signal: ending });
        const text = await answer.text();
        if (answer.ok) return undefined;
        const answerText = `HTTP ${answer.status} ${wordsOf(text)}`.trimEnd();
        if (answer.status >= 500 || FORBIDDEN.includes(answer.status)) throw new Error(`Yamcs answered ${answerText}`);
        return answerText;
      });
      if (words !== undefined) refused.push(`${name}: ${words}`);
    }
    if (refused.join() !== lastRefused) onRefused?.(refused);
    lastRefused = refused.join();
  };
}

/** Values to set of a satellite: unknown or outdated figures as expired. */
export function setRequests(
  system: string,
  { figures, isOutdated }: SatelliteState,
  view: FleetView,
  nowMs: number,
): readonly SetRequest[] {
  const generationTime = new Date(view.answeredMs).toISOString();
  return MISSION_PARAMETERS.map(({ key, kind }: Parameter & { readonly key: keyof typeof figures }) => {
    const figure = figures[key];
    const isExpired = figure === undefined || figure === 'UNKNOWN' || (isOutdated && OF_EVENT.has(key));
    return {
      id: { name: `${system}/${key}` },
      value:
        kind === 'number'
          ? { type: 'DOUBLE', doubleValue: typeof figure === 'number' ? figure : 'NaN' }
          : { type: 'STRING', stringValue: String(figure ?? '') },
      generationTime,
      expiresIn: isExpired ? AT_ONCE_MS : Math.max(AT_ONCE_MS, validForMs(view, nowMs)),
    };
  });
}

/** Why, as Yamcs says it. */
function wordsOf(text: string): string {
  try {
    const { msg } = JSON.parse(text) as { readonly msg?: string };
    return (msg ?? '').trim();
  } catch {
    return '';
  }
}
