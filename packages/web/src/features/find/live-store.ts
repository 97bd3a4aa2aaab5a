import { fromUnixMs } from '@keepout/astro/epoch';
import { create } from 'zustand';
import type { Api } from '../../api/api-context.tsx';
import { type LoggedRequest, type NetworkLog, startNetworkLog } from '../../api/network-log.ts';
import {
  type CatalogueCopy,
  catalogueCopy,
  type PublishedCopy,
  publishedCopy,
} from '../../screening-worker/catalogue-copy.ts';
import { type LiveRun, LiveScreeningFailed, ScreeningClient } from '../../screening-worker/client.ts';
import type {
  FileRequest,
  FoundCandidates,
  LiveEncounter,
  LiveOutcome,
  LiveProgress,
  LiveRequest,
} from '../../screening-worker/protocol.ts';

/** A screening in this browser. It outlives the page that started it, until the next one. */
export interface LiveState {
  /** The search that it answers. */
  readonly key: string | undefined;
  /** Approaches are found first, and judged then. */
  readonly phase: 'idle' | 'catalogue' | LiveProgress['phase'] | 'done' | 'cancelled' | 'failed';
  readonly startedAtMs: number;
  readonly request: LiveRequest | FileRequest | undefined;
  readonly percent: number;
  readonly remainingS: number | undefined;
  /** So far, while it runs. */
  readonly encounters: readonly LiveEncounter[];
  readonly outcome: LiveOutcome | undefined;
  readonly catalogue: CatalogueCopy | undefined;
  /** What stands in place of its element sets. */
  readonly published: PublishedCopy | undefined;
  /** Rules for covariances were not to be had: they count as stated. */
  readonly lacksRules: boolean;
  readonly error: unknown;
  /** Manoeuvres that avoid one of the approaches, looked for or found. */
  readonly plan: LivePlanning | undefined;
  /** What this page sent from the beginning of a file's screening to its end, and while manoeuvres were looked for. */
  readonly network: readonly LoggedRequest[] | undefined;
}

/** A search for manoeuvres: it runs until there are candidates or an error. */
export interface LivePlanning {
  readonly avoided: LiveEncounter;
  readonly share: number;
  readonly atMs: number;
  readonly candidates?: FoundCandidates;
  readonly error?: unknown;
}

/** No screening yet: also what a page sees of one that answers another search. */
export const idle: LiveState = {
  key: undefined,
  phase: 'idle',
  startedAtMs: 0,
  request: undefined,
  percent: 0,
  remainingS: undefined,
  encounters: [],
  outcome: undefined,
  catalogue: undefined,
  published: undefined,
  lacksRules: false,
  error: undefined,
  network: undefined,
  plan: undefined,
};

export const useLiveState = create<LiveState>()(() => idle);

const client = new ScreeningClient();
let run: LiveRun | undefined;
let reports: PacedReports<LiveProgress> | undefined;
let download: AbortController | undefined;
let log: NetworkLog | undefined;
/** Which start the answers belong to. */
let newest = 0;

/** Starts a screening, in place of the one before. */
export async function startLive(key: string, request: LiveRequest | FileRequest, api: Api): Promise<void> {
  cancelLive();
  const own = ++newest;
  const change = (part: Partial<LiveState>) => {
    if (own === newest) useLiveState.setState(part);
  };
  download = new AbortController();
  if ('file' in request) log = startNetworkLog();
  useLiveState.setState({ ...idle, key, request, phase: 'catalogue', startedAtMs: Date.now() });
  try {
    const { signal } = download;
    const [catalogue, published, rules] = await Promise.all([
      catalogueCopy(api.fetch, signal),
      publishedCopy(api.fetch, signal),
      api.call('getCovarianceRules', { signal }).catch(() => undefined),
    ]);
    if (own !== newest) return;
    change({ catalogue, published, lacksRules: rules === undefined, phase: 'screening' });
    const paced = new PacedReports(drawer(change));
    reports = paced;
    const judged = rules === undefined ? request : { ...request, covariances: rules.rules };
    run = client.screen(withPublished(catalogue, published), judged, (progress) => paced.add(progress));
    // Of a run that fails, what was found last is still told; an outcome tells everything itself.
    run.outcome.catch(() => paced.flush()).finally(() => paced.end());
    const outcome = await run.outcome;
    if (own !== newest) return;
    endLog();
    change({ outcome, encounters: outcome.encounters, percent: 100, phase: 'done' });
  } catch (error) {
    const isCancelled = error instanceof LiveScreeningFailed && error.fault.code === 'cancelled';
    if (own !== newest) return;
    endLog();
    if (!isCancelled) change({ error, phase: 'failed' });
  }
}

export const isRunning = (phase: LiveState['phase']): boolean =>
  !['idle', 'done', 'cancelled', 'failed'].includes(phase);

const withPublished = ({ tag, bytes }: CatalogueCopy, published: PublishedCopy) =>
  published.lack === undefined
    ? { tag: `${tag} ${published.tag}`, bytes, published: published.content }
    : { tag, bytes };

/** Looks for manoeuvres that avoid an approach, in the worker that found it: asked for are rules and stations alone. */
export async function planLive(avoided: LiveEncounter, api: Api): Promise<void> {
  const { outcome } = useLiveState.getState();
  const own = run;
  if (outcome === undefined || own === undefined) return;
  const change = (part: Partial<LivePlanning>) => {
    const { plan } = useLiveState.getState();
    if (plan?.avoided === avoided) useLiveState.setState({ plan: { ...plan, ...part } });
  };
  useLiveState.setState({ plan: { avoided, share: 0, atMs: Date.now() } });
  endLog();
  log = startNetworkLog();
  try {
    const { signal } = new AbortController();
    const rules = await api.call('getFlightRules', {});
    const { records: stations } = await api.list('listStations', MOST_STATIONS).queryFn({ signal });
    const place = outcome.encounters.indexOf(avoided);
    const question = { place, nowTaiS: fromUnixMs(Date.now()), rules, stations };
    change({ candidates: await own.plan(question, (share) => change({ share })) });
  } catch (error) {
    change({ error });
  }
  endLog();
}

const MOST_STATIONS = 500;

function endLog(): void {
  if (log) useLiveState.setState({ network: [...(useLiveState.getState().network ?? []), ...log.end()] });
  log = undefined;
}

/** Ends what runs, and keeps what it found. */
export function cancelLive(): void {
  const { phase } = useLiveState.getState();
  if (!isRunning(phase)) return;
  reports?.flush();
  reports?.end();
  newest += 1;
  download?.abort();
  run?.cancel();
  endLog();
  useLiveState.setState({ phase: 'cancelled' });
}

/** Adds to what is told: approaches as they are found, and each judged one in the place where it was found. */
function drawer(change: (part: Partial<LiveState>) => void) {
  let places: ReadonlyMap<string, number> | undefined;
  return (reports: readonly LiveProgress[]) => {
    const encounters = [...useLiveState.getState().encounters];
    for (const { phase, encounters: batch } of reports) {
      if (phase === 'judging') places ??= placesOf(encounters);
      for (const encounter of batch) {
        const place = places?.get(keyOf(encounter));
        if (place !== undefined) encounters[place] = encounter;
        else if (places === undefined) encounters.push(encounter);
      }
    }
    const { phase, percent, remainingS } = reports.at(-1)!;
    change({ phase, percent, remainingS, encounters });
  };
}

function placesOf(encounters: readonly LiveEncounter[]): ReadonlyMap<string, number> {
  return new Map(encounters.map((encounter, place) => [keyOf(encounter), place]));
}

function keyOf({ primary, secondary, tcaTaiS, intervalTaiS }: LiveEncounter): string {
  return `${primary.noradId} ${secondary.noradId} ${tcaTaiS} ${intervalTaiS?.[1] ?? ''}`;
}

/** How many times as long as the drawing of reports took the page is left to itself before the next. */
const REST = 4;

/**
 * Hands reports on together, so seldom that drawing them takes a fifth of the page's time at most. A page that draws more
 * slowly than reports come would otherwise fall behind for good and answer nobody: here they come further apart.
 */
export class PacedReports<Report> {
  readonly #draw: (reports: readonly Report[]) => void;
  #waiting: Report[] = [];
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(draw: (reports: readonly Report[]) => void) {
    this.#draw = draw;
  }

  add(report: Report): void {
    this.#waiting.push(report);
    if (this.#rest === undefined) this.flush();
  }

  /** Draws what waits now. */
  flush(): void {
    this.end();
    if (this.#waiting.length === 0) return;
    const reports = this.#waiting;
    this.#waiting = [];
    const startedMs = performance.now();
    this.#draw(reports);
    // What was told is drawn before any timer is heard.
    this.#rest = setTimeout(() => {
      this.#rest = setTimeout(() => this.flush(), REST * (performance.now() - startedMs));
    });
  }

  /** Nothing is drawn by itself from here on. */
  end(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
  }
}
