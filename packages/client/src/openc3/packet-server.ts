import { createServer, type Socket } from 'node:net';
import { type FleetView, validForMs } from '../mission/fleet-watch.ts';
import { packetOf, type Quality } from './packet.ts';

export interface PacketServerOptions {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** A listener came or went; `listeners` is how many there are. */
  readonly onListeners?: (listeners: number, reason: string) => void;
}

export interface PacketServer {
  readonly port: number;
  /** Sends to all listeners, and to those that connect before the next time. */
  readonly tell: (view: FleetView) => void;
  readonly close: () => Promise<void>;
}

/** Bytes in transit after which a listener is disconnected: it reconnects, and receives all values again. */
const MOST_WAITING_BYTES = 1_000_000;

/**
 * Sends packets to each listener: all satellites when it connects, and each later change.
 *
 * OpenC3 connects, and not the reverse: it reopens its interfaces by itself, and its containers need no port for us.
 */
export async function startPacketServer({ host, port, onListeners }: PacketServerOptions): Promise<PacketServer> {
  const listeners = new Set<Socket>();
  let last: FleetView | undefined;
  let sequence = 0;

  function packets(view: FleetView): Uint8Array {
    const nowMs = Date.now();
    const isLost = validForMs(view, nowMs) === 0;
    return Buffer.concat(
      view.states.map((state) => {
        const quality: Quality = isLost ? 'LOST' : state.isOutdated ? 'OUTDATED' : 'CURRENT';
        return packetOf({ state, quality, thresholds: view.thresholds, timeMs: nowMs, sequence: sequence++ });
      }),
    );
  }

  function send(listener: Socket, bytes: Uint8Array): void {
    listener.write(bytes);
    if (listener.writableLength > MOST_WAITING_BYTES) listener.destroy(new Error('it takes nothing any more'));
  }

  const server = createServer((listener) => {
    listeners.add(listener);
    onListeners?.(listeners.size, 'connected');
    let reason = 'gone';
    listener.on('error', ({ message }) => {
      reason = message;
    });
    listener.on('close', () => {
      listeners.delete(listener);
      onListeners?.(listeners.size, reason);
    });
    // Input is read and discarded, so that the end of the connection is noticed.
    listener.resume();
    if (last !== undefined) send(listener, packets(last));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as { readonly port: number }).port,
    tell: (view) => {
      last = view;
      const bytes = packets(view);
      for (const listener of listeners) send(listener, bytes);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const listener of listeners) listener.destroy();
      }),
  };
}
