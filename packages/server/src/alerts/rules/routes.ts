import { RULES } from '@keepout/contract/alerts/endpoints/rules';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import { countFirings } from './firings.ts';
import { readSettings, saveSettings } from './service.ts';

export function registerRules(app: App, context: ServerContext): void {
  serve(app, RULES.getAlertSettings, async (request) => {
    return await readSettings(context, principalOf(request));
  });

  serve(app, RULES.changeAlertSettings, async (request, _reply, expected) => {
    return await saveSettings(context, principalOf(request), request.body, expected);
  });

  serve(app, RULES.listRuleCounts, async (request) => {
    return await countFirings(context.database.orm, principalOf(request));
  });
}
