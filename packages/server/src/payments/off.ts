import type { App } from '../platform/http/http.ts';
import { refused } from '../platform/http/problem.ts';

/** An installation without payments tells what there is, and takes nothing: no customers, no orders, no corrections. */
export function refuseWhereOff(app: App, isOn: boolean): void {
  if (isOn) return;
  app.addHook('preHandler', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.routeOptions.config.isPublic) return;
    throw refused('payments-off', { detail: 'This installation takes no payments.' });
  });
}
