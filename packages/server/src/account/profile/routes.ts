import { PROFILE } from '@keepout/contract/account/endpoints/profile';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import { roleNames } from '../role-names.ts';

export function registerProfile(app: App): void {
  serve(app, PROFILE.getAccountProfile, async (request) => {
    const { subject, userName, operatorId, roles } = principalOf(request);
    return { subject, userName, operatorId, roles: roleNames(roles) };
  });
}
