import { rehearsal, rehearsalBody } from '@keepout/contract/alerts/rehearsal';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { rehearseRules } from './service.ts';

export function registerRehearsal(app: App, context: ServerContext): void {
  app.route({
    method: 'POST',
    url: '/rehearsal',
    schema: {
      operationId: 'rehearseAlerts',
      summary: 'What rules would have sent to you over the stored history; nothing is sent',
      tags: ['rules'],
      body: rehearsalBody,
      response: { 200: rehearsal },
    },
    config: { problems: ['time-zone-unknown', 'rule-repeated'] },
    handler: async (request) => await rehearseRules(context, principalOf(request), request.body),
  });
}
