import { account } from './account/module.ts';
import { alerts } from './alerts/module.ts';
import { auditLog } from './audit/module.ts';
import { collisionAvoidance } from './ca/module.ts';
import { catalogueGround } from './catalogue/ground.ts';
import { earthOrientationGround } from './earth-orientation/ground.ts';
import { feeds } from './feeds/module.ts';
import { fleetGround } from './fleet/ground.ts';
import { housekeeping } from './hosting/housekeeping.ts';
import type { ServerModule } from './hosting/module.ts';
import { onDemandTracking } from './odt/module.ts';
import { payments } from './payments/module.ts';
import { publishing } from './publishing/module.ts';
import { sky } from './sky/module.ts';
import { spaceWeatherGround } from './space-weather/ground.ts';
import { elementSets } from './tle/module.ts';
import { userConfigurations } from './userconfig/module.ts';
import { usersGround } from './users/ground.ts';

/** Shared modules that every service requires and that belong to no service. */
export const ground: readonly ServerModule[] = [
  housekeeping,
  catalogueGround,
  fleetGround,
  spaceWeatherGround,
  earthOrientationGround,
  usersGround,
];

/** All services of the platform, with the shared modules. A new service is one line here. */
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
  feeds,
  publishing,
];
