import { catalogueGround } from './catalogue/ground.ts';
import { earthOrientationGround } from './earth-orientation/ground.ts';
import { fleetGround } from './fleet/ground.ts';
import { housekeeping } from './hosting/housekeeping.ts';
import type { ServerModule } from './hosting/module.ts';
import { spaceWeatherGround } from './space-weather/ground.ts';
import { usersGround } from './users/ground.ts';

/** What every service stands on and no service owns. */
export const ground: readonly ServerModule[] = [
  housekeeping,
  catalogueGround,
  fleetGround,
  spaceWeatherGround,
  earthOrientationGround,
  usersGround,
];
