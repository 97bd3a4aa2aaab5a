import type { ServerEvent } from '@keepout/contract/platform/events';
import { HEARTBEAT_MS } from '@keepout/contract/platform/heartbeat';
import { readScenario } from './scenario.ts';

const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
const encoder = new TextEncoder();
let isStarted = false;

/** Tells every open page what changed, as the server does. */
export function emit(event: ServerEvent): void {
  const bytes = encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
  for (const stream of streams) stream.enqueue(bytes);
}

/** An event stream that stays open. */
export function eventStream(): Response {
  let streamController: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      streamController = controller;
      streams.add(controller);
    },
    cancel() {
      if (streamController) streams.delete(streamController);
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

/**
 * The mock beats as the server does; and what changed on the server, as a test says it:
 * `dispatchEvent(new CustomEvent('keepout.news', { detail: { type: 'tracking' } }))`. Component tests start the mock many times in one document.
 */
export function startEvents(): void {
  if (isStarted) return;
  isStarted = true;
  setInterval(() => {
    if (readScenario().isSilent) return;
    for (const stream of streams) stream.enqueue(encoder.encode(': still here\n\n'));
  }, HEARTBEAT_MS);
  addEventListener('keepout.news', (event) => emit((event as CustomEvent<ServerEvent>).detail));
}
