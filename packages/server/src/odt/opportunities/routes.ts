import { OPPORTUNITIES } from '@keepout/contract/odt/endpoints/opportunities';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import { withoutEmptyMessage } from '../targets/input.ts';
import { opportunitiesOf } from './service.ts';

export function registerOpportunities(app: App, context: ServerContext): void {
  serve(
    app,
    OPPORTUNITIES.findOpportunities,
    async (request) => await opportunitiesOf(context, callerOf(request).operatorId, request.body),
    {
      preValidation: async (request) => {
        request.body = withoutEmptyMessage(request.body) as typeof request.body;
      },
    },
  );
}
