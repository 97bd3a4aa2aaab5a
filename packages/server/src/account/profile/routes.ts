import { accountProfile } from '@keepout/contract/identity/profile';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { roleNames } from '../role-names.ts';

export function registerProfile(app: App): void {
  app.route({
    method: 'GET',
    url: '/profile',
    schema: {
      operationId: 'getAccountProfile',
      summary: 'Who you are to the platform: organisation and roles',
      description: 'Roles that come of groups stand in no token; here all of them are.',
      tags: ['account'],
      response: { 200: accountProfile },
    },
    handler: async (request) => {
      const { subject, userName, operatorId, roles } = principalOf(request);
      return { subject, userName, operatorId, roles: roleNames(roles) };
    },
  });
}
