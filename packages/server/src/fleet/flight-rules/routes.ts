import { FLIGHT_RULES } from '@keepout/contract/ca/endpoints/flight-rules';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import { readRules } from '../rules.ts';
import { changeRules, presentRules } from './service.ts';

export function registerFlightRules(app: App, context: ServerContext): void {
  serve(app, FLIGHT_RULES.getFlightRules, async (request) => {
    return presentRules(await readRules(context.database.orm, callerOf(request).operatorId));
  });

  serve(app, FLIGHT_RULES.changeFlightRules, async (request, _reply, expected) => {
    return presentRules(await changeRules(context, callerOf(request), request.body, expected));
  });
}
