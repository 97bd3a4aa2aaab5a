import { type ServiceRole, serviceRole } from '../platform/roles.ts';

export const ON_DEMAND_TRACKING: ServiceRole<'odt'> = serviceRole('odt', 'on-demand-tracking');
