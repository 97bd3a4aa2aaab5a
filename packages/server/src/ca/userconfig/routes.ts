import { USERCONFIG } from '@keepout/contract/ca/endpoints/userconfig';
import type { CaUserConfigurationBody } from '@keepout/contract/ca/user-configuration';
import { urlOf } from '@keepout/contract/platform/endpoint';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/http.ts';
import { expectedVersion } from '../../platform/http/if-match.ts';
import { serve } from '../../platform/http/serve.ts';
import {
  type Owner,
  readConfiguration,
  removeConfiguration,
  type SaveOptions,
  saveConfiguration,
  type UserConfiguration,
} from '../../users/configuration.ts';
import { ownerNamed, ownerOf } from '../../users/owner.ts';

const AT = '#/notifications/default';

function present({ settings, ...record }: UserConfiguration) {
  return { ...record, notifications: { default: settings } };
}

export function registerUserConfiguration(app: App, context: ServerContext): void {
  const save = async (owner: Owner, body: CaUserConfigurationBody, options: Omit<SaveOptions, 'at'>) =>
    present(await saveConfiguration(context, 'ca', owner, body.notifications.default, body, { ...options, at: AT }));

  serve(app, USERCONFIG.getUserConfiguration, async (request, reply) => {
    const found = present(await readConfiguration(context.database.orm, 'ca', ownerOf(request)));
    return reply.header('etag', `"${found.version}"`).send(found);
  });

  serve(app, USERCONFIG.createUserConfiguration, async (request, reply) => {
    const made = await save(ownerOf(request), request.body, { mustBeNew: true });
    return reply
      .code(201)
      .header('etag', `"${made.version}"`)
      .header('location', urlOf(USERCONFIG.getUserConfiguration, { configId: made._id }))
      .send(made);
  });

  serve(app, USERCONFIG.changeUserConfiguration, async (request, reply) => {
    const expected = expectedVersion(request.headers);
    const changed = await save(ownerOf(request), request.body, { expected });
    return reply.header('etag', `"${changed.version}"`).send(changed);
  });

  serve(app, USERCONFIG.putUserConfiguration, async (request, reply) => {
    const owner = ownerNamed(request, request.params.userConfigId);
    const expected = expectedVersion(request.headers);
    const changed = await save(owner, request.body, { expected });
    return reply.header('etag', `"${changed.version}"`).send(changed);
  });

  serve(app, USERCONFIG.deleteUserConfiguration, async (request, reply) => {
    await removeConfiguration(context, 'ca', ownerNamed(request, request.params.userConfigId));
    return reply.code(204).send(null);
  });
}
