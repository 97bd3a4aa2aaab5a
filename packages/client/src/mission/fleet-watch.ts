import { pause, pauseMs } from '../event-stream.ts';
import type { PlatformClient } from '../platform-client.ts';
import type { ServerEvent } from '../row-types.ts';
import { createFleetQuestion } from './fleet-question.ts';
import type { Thresholds } from './parameters.ts';
import { type SatelliteState, satelliteStates } from './satellite-state.ts';
import { within } from './within.ts';

/** The fleet as the platform last told it. */
export interface FleetView {
  readonly states: readonly SatelliteState[];
  readonly thresholds: Thresholds;
  readonly answeredMs: number;
}

/** All is told anew so often, changed or not: times run, and who shows it knows that somebody is there. */
export const REPEAT_MS = 60_000;
/** What was told stands so long without being told again: two repeats may fail, and half of one is for the way. */
const VALID_MS = 2.5 * REPEAT_MS;
/** A platform that has not answered by now does not. */
export const ANSWER_MS = 30_000;
/** News comes in bursts: so long is waited for the rest of one. */
const BURST_MS = 1_000;
/** What a change of which can change a figure. */
const TELLING: ReadonlySet<ServerEvent['type']> = new Set<ServerEvent['type']>([
  'conjunctions',
  'decisions',
  'satellites',
  'flight-rules',
  'catalogue',
]);

/** For how much longer a view stands, ms; 0 when it does no more. */
export const validForMs = ({ answeredMs }: FleetView, nowMs: number): number =>
  Math.max(0, answeredMs + VALID_MS - nowMs);

export interface FleetWatch {
  readonly api: PlatformClient;
  readonly signal: AbortSignal;
  readonly onView: (view: FleetView) => void;
  /** The platform was not reached, or refused; it is asked again. */
  readonly onTrouble?: (error: unknown) => void;
}

/**
 * Watches the fleet until `signal` ends it: asks when the platform tells of a change, and every minute whether it tells or not, so that a
 * stream that cannot be had costs a minute and nothing else.
 */
export async function watchFleet({ api, signal, onView, onTrouble }: FleetWatch): Promise<void> {
  const ask = createFleetQuestion(api);
  const bell = createBell(signal);
  void listen(api, signal, bell.ring);
  let attempt = 0;
  while (!signal.aborted) {
    try {
      const askedMs = Date.now();
      bell.hush();
      const answer = await within(ANSWER_MS, signal, (ending) => ask(askedMs, ending));
      attempt = 0;
      // As old as the question: what changed meanwhile may not be in the answer.
      onView({ states: satelliteStates(answer, Date.now()), thresholds: answer.thresholds, answeredMs: askedMs });
      await bell.wait(REPEAT_MS);
      await pause(BURST_MS, signal);
    } catch (error) {
      if (signal.aborted) return;
      onTrouble?.(error);
      await pause(pauseMs(attempt++), signal);
    }
  }
}

/** Rings at news. A stream that is refused is asked for again by and by: a token or a role may come. */
async function listen(api: PlatformClient, signal: AbortSignal, ring: () => void): Promise<void> {
  while (!signal.aborted) {
    try {
      for await (const { data } of api.streamEvents({ signal })) if (TELLING.has(data.type)) ring();
    } catch {
      // Refused, or no token to be had: the minute goes on without it, and says so where something is wrong.
    }
    await pause(REPEAT_MS, signal);
  }
}

interface Bell {
  readonly ring: () => void;
  /** Forgets that it has rung. */
  readonly hush: () => void;
  /** Until it rings, unless it has rung already, or so long at most. */
  readonly wait: (mostMs: number) => Promise<void>;
}

function createBell(signal: AbortSignal): Bell {
  let rung = new AbortController();
  signal.addEventListener('abort', () => rung.abort());
  return {
    ring: () => rung.abort(),
    hush: () => {
      if (!signal.aborted) rung = new AbortController();
    },
    wait: (mostMs) => pause(mostMs, rung.signal),
  };
}
