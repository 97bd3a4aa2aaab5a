import { PAYMENTS_ADMIN } from '@keepout/contract/payments/role';
import { satisfies } from '@keepout/contract/platform/roles';
import type { Principal } from '../platform/http/principal.ts';
import { refused } from '../platform/http/problem.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { DEMO_OPERATOR_ID } from './embedded/users.ts';

/**
 * Returns whether a user is an administrator of the operator that runs the payments of the installation; false if none is configured. The
 * role alone is not sufficient, since every operator has administrators: they would have access to all accounts.
 */
export function isPaymentsRunner(
  { operatorId, roles }: Pick<Principal, 'operatorId' | 'roles'>,
  { paymentsOperator, mode }: Pick<Settings, 'paymentsOperator' | 'mode'>,
): boolean {
  const runningOperator = paymentsOperator ?? (mode === 'demo' ? DEMO_OPERATOR_ID : undefined);
  return operatorId === runningOperator && satisfies(roles, PAYMENTS_ADMIN);
}

/** Refuses all other callers, including administrators of operators. */
export function requireRunner(principal: Principal, settings: Settings): void {
  if (isPaymentsRunner(principal, settings)) return;
  const detail =
    'Only who runs the payments of this installation does this; KEEPOUT_PAYMENTS_OPERATOR says whose it is.';
  throw refused('role-missing', { detail });
}
