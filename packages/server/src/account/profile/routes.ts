import { PROFILE } from '@keepout/contract/account/endpoints/account';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import { isOfInstallation } from '../../identity/installation-operator.ts';
import { isPaymentsRunner } from '../../identity/payments-runner.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import { roleNames } from '../role-names.ts';

export function registerProfile(app: App, { settings, database }: Pick<ServerContext, 'settings' | 'database'>): void {
  serve(app, PROFILE.getAccountProfile, async (request) => {
    const principal = principalOf(request);
    const { subject, userName, operatorId, roles } = principal;
    return {
      subject,
      userName,
      operatorId,
      roles: roleNames(roles),
      runsPayments: isPaymentsRunner(principal, settings),
      runsInstallation: await isOfInstallation(database.orm, principal, settings),
    };
  });
}
