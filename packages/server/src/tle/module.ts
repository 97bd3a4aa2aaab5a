import { COLLISION_AVOIDANCE } from '@keepout/contract/ca/role';
import { ON_DEMAND_TRACKING } from '@keepout/contract/odt/role';
import type { ServerModule } from '../hosting/module.ts';
import { registerTle } from './routes.ts';

/** Element sets by catalogue number, for users of any service. */
export const elementSets: ServerModule = {
  name: 'tle',
  title: 'Keepout Element Sets',
  description: 'TLE and OMM of catalogue objects.',
  requirement: [[...COLLISION_AVOIDANCE.requirement, ...ON_DEMAND_TRACKING.requirement].join(',')],
  register(app, context) {
    registerTle(app, context);
  },
};
