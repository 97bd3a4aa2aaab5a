import { type ServiceRole, serviceRole } from '../platform/roles.ts';

export const PAYMENTS: ServiceRole<'payments'> = serviceRole('payments', 'payments');

/** Who runs the payments of an installation: every customer, products and prices, corrections of balances. */
export const PAYMENTS_ADMIN: readonly string[] = ['payments:admin'];
