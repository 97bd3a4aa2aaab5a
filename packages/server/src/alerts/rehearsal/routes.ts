import { REHEARSAL } from '@keepout/contract/alerts/endpoints/raising';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import { rehearseRules } from './service.ts';

export function registerRehearsal(app: App, context: ServerContext): void {
  serve(
    app,
    REHEARSAL.rehearseAlerts,
    async (request) => await rehearseRules(context, principalOf(request), request.body),
  );
}
