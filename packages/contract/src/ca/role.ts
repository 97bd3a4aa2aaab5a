import { type ServiceRole, serviceRole } from '../platform/roles.ts';

/** Roles that may change the catalogue of the installation. */
export const CATALOGUE_ADMIN: readonly string[] = ['collision-avoidance:admin'];

export const COLLISION_AVOIDANCE: ServiceRole<'ca'> = serviceRole('ca', 'collision-avoidance');
