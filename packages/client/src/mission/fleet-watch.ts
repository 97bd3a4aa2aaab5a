import { pause, pauseMs } from '../event-stream.ts';
import type { PlatformClient } from '../platform-client.ts';
import type { ServerEvent } from '../row-types.ts';
import { createFleetQuestion } from './fleet-question.ts';
import type { Thresholds } from './parameters.ts';
import { type SatelliteState, satelliteStates } from './satellite-state.ts';
import { withTimeout } from './within.ts';

/** Last known state of the fleet. */
export interface FleetView {
  readonly states: readonly SatelliteState[];
  readonly thresholds: Thresholds;
  readonly answeredMs: number;
}

/** Interval at which all values are repeated, changed or not: times progress, and the display sees that the source is alive. */
export const REPEAT_MS = 60_000;
/** Validity of a value without repetition: two repeats may fail, and half of one is for transmission. */
const VALID_MS = 2.5 * REPEAT_MS;
/** A platform that has not answered by now does not. */
export const ANSWER_MS = 30_000;
/** Messages come in bursts: waiting time for the rest of one. */
const BURST_MS = 1_000;
/** Record kinds whose change can change a figure. */
const RELEVANT_EVENTS: ReadonlySet<ServerEvent['type']> = new Set<ServerEvent['type']>([
  'conjunctions',
  'decisions',
  'satellites',
  'flight-rules',
  'catalogue',
]);

/** Remaining validity of a view, ms; 0 when it has expired. */
export const validForMs = ({ answeredMs }: FleetView, nowMs: number): number =>
  Math.max(0, answeredMs + VALID_MS - nowMs);

export interface FleetWatch {
  readonly api: PlatformClient;
  readonly signal: AbortSignal;
  readonly onView: (view: FleetView) => void;
  /** The platform was not reached, or refused; it is called again. */
  readonly onTrouble?: (error: unknown) => void;
}

/**
 * Watches the fleet until `signal` ends it: reads the state when the platform reports a change, and every minute, so that a
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
      const answer = await withTimeout(ANSWER_MS, signal, (ending) => ask(askedMs, ending));
      attempt = 0;
      // As old as the request: later changes may not be in the answer.
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

/** Signals messages of the stream. A refused stream is requested again later: a token or a role may come. */
async function listen(api: PlatformClient, signal: AbortSignal, ring: () => void): Promise<void> {
  while (!signal.aborted) {
    try {
      for await (const { data } of api.streamEvents({ signal })) if (RELEVANT_EVENTS.has(data.type)) ring();
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
  /** Waits for the next signal, unless one is pending, or for a maximum time. */
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
