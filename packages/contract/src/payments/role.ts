import { type ServiceRole, serviceRole } from '../platform/roles.ts';

export const PAYMENTS: ServiceRole<'payments'> = serviceRole('payments', 'payments');

/** Administrators of payments: for the customers of their operator. Those of one operator run the payments of the installation. */
export const PAYMENTS_ADMIN: readonly string[] = ['payments:admin'];
