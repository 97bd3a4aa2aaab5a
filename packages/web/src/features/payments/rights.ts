import type { AccountProfile } from '@keepout/contract/identity/profile';
import type { ResourceAccess } from '@keepout/contract/platform/roles';
import { administersPayments } from '../../auth/services.ts';

/** What a person may do about payments beyond his own. */
export interface PaymentRights {
  /** Sees, adds and invoices the customers of his operator. */
  readonly administers: boolean;
  /** Moves balances and charging, records payments, withdraws invoices, makes products and prices: for every operator. */
  readonly runs: boolean;
}

/**
 * The role alone does not say who runs the payments of the installation: the server does (docs/decisions/0097).
 *
 * @param profile   absent until the server has told it: nothing is offered that may be refused
 */
export function paymentRights(
  access: ResourceAccess,
  profile: Pick<AccountProfile, 'runsPayments'> | undefined,
): PaymentRights {
  const administers = administersPayments(access);
  return { administers, runs: administers && profile?.runsPayments === true };
}
