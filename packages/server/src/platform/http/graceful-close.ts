import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from './app.ts';
import { refused } from './problem.ts';

/** A request still at work this long after the close began is cut. */
const PATIENCE_MS = 15_000;
const RETRY_SOON = { 'retry-after': '5' };

/**
 * Lets requests in flight finish, refuses those that still come, and makes sure that closing ends.
 *
 * Browsers open connections ahead of need. One that has carried no request yet counts as neither idle nor active, and
 * the server would wait for it for a minute.
 */
export function closeGracefully(app: App): void {
  let isClosing = false;
  app.addHook('onRequest', async () => {
    if (!isClosing) return;
    throw refused('unavailable', { detail: 'The server is stopping; try again shortly.', headers: RETRY_SOON });
  });
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', (request: IncomingMessage) => unused.delete(request.socket));
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  });
}
