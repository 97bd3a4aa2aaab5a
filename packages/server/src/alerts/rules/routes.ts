import { RULES } from '@keepout/contract/alerts/endpoints/rules';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { expectedVersion } from '../../platform/http/if-match.ts';
import { type ListOrder, tellPage } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import { countFirings } from './firings.ts';
import { readSettings, saveSettings } from './service.ts';

const ORDER: ListOrder = { name: 'rule-counts', key: ['text'] };

export function registerRules(app: App, context: ServerContext): void {
  serve(app, RULES.getAlertSettings, async (request, reply) => {
    const found = await readSettings(context, principalOf(request));
    return reply.header('etag', `"${found.version}"`).send(found);
  });

  serve(app, RULES.changeAlertSettings, async (request, reply) => {
    const expected = expectedVersion(request.headers);
    const saved = await saveSettings(context, principalOf(request), request.body, expected);
    return reply.header('etag', `"${saved.version}"`).send(saved);
  });

  serve(app, RULES.listRuleCounts, async (request, reply) => {
    const counts = await countFirings(context.database.orm, principalOf(request));
    tellPage(request, reply, ORDER, { total: counts.length, next: undefined });
    return counts;
  });
}
