import type { AccountProfile } from '@keepout/contract/identity/profile';
import type { Handler } from './handlers.ts';
import type { Scenario } from './scenario.ts';

/** Who calls, as the server sees it. */
export function profileHandlers({ userName, access, runsPayments }: Scenario): readonly Handler[] {
  const roles = Object.entries(access).flatMap(([resource, names]) => names.map((name) => `${resource}:${name}`));
  const profile: AccountProfile = { subject: 'subject-1', userName, operatorId: 'aurora', roles, runsPayments };
  return [{ method: 'GET', path: /^\/api\/v1\/account\/profile$/, answer: () => Response.json(profile) }];
}
