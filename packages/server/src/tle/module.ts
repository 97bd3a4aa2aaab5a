import { SERVICE_REQUIREMENT } from '@keepout/contract/platform/roles';
import type { ServerModule } from '../hosting/module.ts';
import { registerTle } from './routes.ts';

/** Element sets by catalogue number, for whoever may use one of the services. */
export const elementSets: ServerModule = {
  name: 'tle',
  title: 'Keepout Element Sets',
  description: 'TLE and OMM of catalogue objects.',
  requirement: [[...SERVICE_REQUIREMENT.ca, ...SERVICE_REQUIREMENT.odt].join(',')],
  register(app, context) {
    registerTle(app, context);
  },
};
