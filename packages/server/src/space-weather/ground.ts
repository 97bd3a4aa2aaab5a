import type { ServerModule } from '../hosting/module.ts';
import { spaceWeatherDay } from './tables.ts';

/** Solar and geomagnetic activity, which the atmospheric density depends on. It has no routes of its own. */
export const spaceWeatherGround: ServerModule = {
  name: 'space-weather',
  title: 'Space weather',
  tables: [spaceWeatherDay],
};
