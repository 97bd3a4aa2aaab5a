import { ODT_USERCONFIG } from '@keepout/contract/userconfig/endpoints/userconfig';
import type { ServerContext } from '../hosting/module.ts';
import type { App } from '../platform/http/http.ts';
import { serve } from '../platform/http/serve.ts';
import { readConfiguration, saveConfiguration, type UserConfiguration } from '../users/configuration.ts';
import { ownerNamed } from '../users/owner.ts';

function present({ settings, ...record }: UserConfiguration) {
  return { ...record, notifications: settings };
}

/** `userconfig/{config-id}`, the id being the subject of the identity. */
export function registerOdtConfiguration(app: App, context: ServerContext): void {
  serve(app, ODT_USERCONFIG.getOdtUserConfiguration, async (request) => {
    const owner = ownerNamed(request, request.params.configId);
    return present(await readConfiguration(context.database.orm, 'odt', owner));
  });

  serve(app, ODT_USERCONFIG.putOdtUserConfiguration, async (request, _reply, expected) => {
    const owner = ownerNamed(request, request.params.configId);
    const { notifications, ...asGot } = request.body;
    const options = { expected, at: '#/notifications' };
    return present(await saveConfiguration(context, 'odt', owner, notifications, asGot, options));
  });
}
