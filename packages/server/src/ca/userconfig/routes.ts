import { USERCONFIG } from '@keepout/contract/ca/endpoints/userconfig';
import type { CaUserConfigurationBody } from '@keepout/contract/ca/user-configuration';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import {
  type Owner,
  readConfiguration,
  removeConfiguration,
  type SaveOptions,
  saveConfiguration,
  type UserConfiguration,
} from '../../users/configuration.ts';
import { configurationOwner, ownerNamed } from '../../users/owner.ts';

const AT = '#/notifications/default';

function present({ settings, ...record }: UserConfiguration) {
  return { ...record, notifications: { default: settings } };
}

export function registerUserConfiguration(app: App, context: ServerContext): void {
  const save = async (owner: Owner, body: CaUserConfigurationBody, options: Omit<SaveOptions, 'at'>) =>
    present(await saveConfiguration(context, 'ca', owner, body.notifications.default, body, { ...options, at: AT }));

  serve(app, USERCONFIG.getUserConfiguration, async (request) =>
    present(await readConfiguration(context.database.orm, 'ca', configurationOwner(request))),
  );

  serve(app, USERCONFIG.createUserConfiguration, async (request) => {
    return await save(configurationOwner(request), request.body, { mustBeNew: true });
  });

  serve(app, USERCONFIG.changeUserConfiguration, async (request, _reply, expected) => {
    return await save(configurationOwner(request), request.body, { expected });
  });

  serve(app, USERCONFIG.putUserConfiguration, async (request, _reply, expected) => {
    const owner = ownerNamed(request, request.params.userConfigId);
    return await save(owner, request.body, { expected });
  });

  serve(app, USERCONFIG.deleteUserConfiguration, async (request) => {
    await removeConfiguration(context, 'ca', ownerNamed(request, request.params.userConfigId));
  });
}
