import { type ServiceRole, serviceRole } from '../platform/roles.ts';

/** Who may change what every operator of an installation is screened against. */
export const CATALOGUE_ADMIN: readonly string[] = ['collision-avoidance:admin'];

export const COLLISION_AVOIDANCE: ServiceRole<'ca'> = serviceRole('ca', 'collision-avoidance');
