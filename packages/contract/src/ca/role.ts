import { type ServiceRole, serviceRole } from '../platform/roles.ts';

export const COLLISION_AVOIDANCE: ServiceRole<'ca'> = serviceRole('ca', 'collision-avoidance');
