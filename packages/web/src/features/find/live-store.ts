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

/** A screening in the browser. It continues after the user leaves the page, until the next one starts. */
export interface LiveState {
  /** Key of the search. */
  readonly key: string | undefined;
  /** Close approaches are found first and assessed afterwards. */
  readonly phase: 'idle' | 'catalogue' | LiveProgress['phase'] | 'done' | 'cancelled' | 'failed';
  readonly startedAtMs: number;
  readonly request: LiveRequest | FileRequest | undefined;
  readonly percent: number;
  readonly remainingS: number | undefined;
  /** Close approaches found until now, while the screening runs. */
  readonly encounters: readonly LiveEncounter[];
  readonly outcome: LiveOutcome | undefined;
  readonly catalogue: CatalogueCopy | undefined;
  /** Published ephemerides that replace element sets of the catalogue. */
  readonly published: PublishedCopy | undefined;
  /** Whether the covariance rules could not be read: covariances are then used as stated. */
  readonly lacksRules: boolean;
  readonly error: unknown;
  /** Search for manoeuvres that avoid a selected close approach: in progress or finished. */
  readonly plan: LivePlanning | undefined;
  /** Requests of this page during the screening of a local file and during the search for manoeuvres. */
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

/** State without a screening; also returned to a page while the stored screening answers another search. */
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
/** Number of the newest start: results of earlier starts are dropped. */
let newest = 0;

/** Starts a screening and ends the previous one. */
export async function startLive(key: string, request: LiveRequest | FileRequest, api: Api): Promise<void> {
  cancelLive();
  const runNumber = ++newest;
  const change = (part: Partial<LiveState>) => {
    if (runNumber === newest) useLiveState.setState(part);
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
    if (runNumber !== newest) return;
    change({ catalogue, published, lacksRules: rules === undefined, phase: 'screening' });
    const paced = new PacedReports(drawer(change));
    reports = paced;
    const assessedRequest = rules === undefined ? request : { ...request, covariances: rules.rules };
    run = client.screen(withPublished(catalogue, published), assessedRequest, (progress) => paced.add(progress));
    // A failed run still shows its last reports; a successful outcome contains all of them.
    run.outcome.catch(() => paced.flush()).finally(() => paced.end());
    const outcome = await run.outcome;
    if (runNumber !== newest) return;
    endLog();
    change({ outcome, encounters: outcome.encounters, percent: 100, phase: 'done' });
  } catch (error) {
    const isCancelled = error instanceof LiveScreeningFailed && error.fault.code === 'cancelled';
    if (runNumber !== newest) return;
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

/** Searches for manoeuvres that avoid a close approach, in the worker that found it; reads only rules and stations from the server. */
export async function planLive(avoided: LiveEncounter, api: Api): Promise<void> {
  const { outcome } = useLiveState.getState();
  const currentRun = run;
  if (outcome === undefined || currentRun === undefined) return;
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
    change({ candidates: await currentRun.plan(question, (share) => change({ share })) });
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

/** Ends the running screening and keeps its results. */
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

/** Returns a function that adds reports to the state: new close approaches at the end, assessed ones in place. */
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

/** Pause between two updates of the page, as a multiple of the time of the last update. */
const PAUSE_FACTOR = 4;

/**
 * Collects reports and passes them on so that drawing takes at most 20 % of the page's time. Otherwise a page that draws more
 * slowly than reports arrive would stop responding; here the interval between updates grows instead.
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

  /** Draws the collected reports now. */
  flush(): void {
    this.end();
    if (this.#waiting.length === 0) return;
    const reports = this.#waiting;
    this.#waiting = [];
    const startedMs = performance.now();
    this.#draw(reports);
    // The outer timer fires after the browser has drawn the reports, so that the measured time includes drawing.
    this.#rest = setTimeout(() => {
      this.#rest = setTimeout(() => this.flush(), PAUSE_FACTOR * (performance.now() - startedMs));
    });
  }

  /** Stops the timer: no further updates until the next report. */
  end(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
  }
}
