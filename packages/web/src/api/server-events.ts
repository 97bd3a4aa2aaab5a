import type { StreamMessage } from '@keepout/client/event-stream';
import type { ServerEvent } from '@keepout/contract/platform/events';
import type { QueryClient } from '@tanstack/react-query';
import { isBelow } from './cached.ts';
import { throttle } from './throttle.ts';

/** Below which paths calls answer something else after an event. */
const touched: Readonly<Record<ServerEvent['type'], readonly string[]>> = {
  screening: ['/ca/screenings', '/ca/readiness', '/ca/post-manoeuvre-screenings', '/ca/manoeuvres'],
  conjunctions: ['/ca/conjunctions', '/ca/find', '/ca/cdms', '/ca/screenings', '/ca/decisions', '/ca/manoeuvres'],
  decisions: ['/ca/decisions', '/ca/conjunctions', '/ca/find'],
  ephemerides: ['/ca/ephemeris', '/ca/stations/contacts'],
  satellites: ['/ca/satellites', '/ca/readiness', '/ca/stations/contacts'],
  manoeuvres: ['/ca/manoeuvres', '/ca/post-manoeuvre-screenings', '/ca/conjunctions', '/ca/find'],
  stations: ['/ca/stations'],
  tracking: ['/odt'],
  notifications: ['/alerts'],
  'flight-rules': ['/ca/flight-rules', '/ca/conjunctions'],
  feeds: ['/feeds'],
  publications: ['/publishing'],
  coordination: ['/ca/coordination', '/ca/operator-contacts'],
  catalogue: ['/ca/catalogue', '/ca/readiness', '/ca/screenings', '/ca/stations/contacts'],
};

/** Reads a message into an event; a kind this page does not know is passed over, so that servers may learn new ones. */
export function eventFrom(message: StreamMessage): ServerEvent | undefined {
  try {
    const event: unknown = JSON.parse(message.data);
    const type = (event as { readonly type?: unknown } | null)?.type;
    return typeof type === 'string' && type in touched ? (event as ServerEvent) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a cached answer may have changed with the event (S-01). */
export const touches = (event: ServerEvent, queryKey: readonly unknown[]): boolean =>
  isBelow(queryKey, touched[event.type]);

type Listener = (event: ServerEvent) => void;
const listeners = new Set<Listener>();

/** For views that show an event itself, such as the progress of a screening. */
export function onServerEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function takeServerEvent(message: StreamMessage, queries: QueryClient): void {
  const event = eventFrom(message);
  if (!event) return;
  for (const listener of [...listeners]) listener(event);
  // Progress comes several times a second; the list of runs needs the turns of state only.
  if (event.type === 'screening' && event.state === 'RUNNING' && event.percent > 0) return;
  dirtying(event, queries)();
}

/** Minimum interval of invalidations by one kind of event, ms: a screening reports each conjunction that it finds. */
const PACE_MS = 2_000;
const pacers = new WeakMap<QueryClient, Map<ServerEvent['type'], () => void>>();

function dirtying(event: ServerEvent, queries: QueryClient): () => void {
  const clientPacers = pacers.get(queries) ?? new Map<ServerEvent['type'], () => void>();
  pacers.set(queries, clientPacers);
  const dirty = () => void queries.invalidateQueries({ predicate: ({ queryKey }) => touches(event, queryKey) });
  const pacer = clientPacers.get(event.type) ?? throttle(dirty, PACE_MS);
  clientPacers.set(event.type, pacer);
  return pacer;
}
