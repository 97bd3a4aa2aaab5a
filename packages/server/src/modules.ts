import { account } from './account/module.ts';
import { alerts } from './alerts/module.ts';
import { auditLog } from './audit/module.ts';
import { collisionAvoidance } from './ca/module.ts';
import { ground } from './ground.ts';
import type { ServerModule } from './hosting/module.ts';
import { onDemandTracking } from './odt/module.ts';
import { payments } from './payments/module.ts';
import { sky } from './sky/module.ts';
import { elementSets } from './tle/module.ts';
import { userConfigurations } from './userconfig/module.ts';

/** Every service of the platform, and the ground they stand on. A new service is one line here. */
export const modules: readonly ServerModule[] = [
  ...ground,
  collisionAvoidance,
  onDemandTracking,
  elementSets,
  sky,
  auditLog,
  payments,
  userConfigurations,
  alerts,
  account,
];
