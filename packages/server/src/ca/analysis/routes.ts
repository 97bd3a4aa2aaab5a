import { ANALYSIS } from '@keepout/contract/ca/endpoints/analysis';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import { eventAnalysis } from './service.ts';

export function registerAnalysis(app: App, context: ServerContext): void {
  serve(app, ANALYSIS.getConjunctionAnalysis, async (request) => {
    const { operatorId } = callerOf(request);
    return await eventAnalysis(context, operatorId, request.params.conjunctionId, request.query);
  });
}
