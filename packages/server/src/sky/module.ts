import { COLLISION_AVOIDANCE } from '@keepout/contract/ca/role';
import { ON_DEMAND_TRACKING } from '@keepout/contract/odt/role';
import type { ServerModule } from '../hosting/module.ts';
import { registerSky } from './routes.ts';

/** Sun, Moon, planets, orbital elements (K-04) and space weather, for users of any service. */
export const sky: ServerModule = {
  name: 'sky',
  title: 'Keepout Calculations',
  description: 'Where Sun, Moon and planets stand, orbital elements, and space weather.',
  requirement: [[...COLLISION_AVOIDANCE.requirement, ...ON_DEMAND_TRACKING.requirement].join(',')],
  register(app, context) {
    registerSky(app, context);
  },
};
