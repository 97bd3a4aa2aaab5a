import type { ServerModule } from '../hosting/module.ts';
import { spaceWeatherDay } from './tables.ts';

/** The Sun's and the magnetic field's activity, which the density of the air hangs on. It has no routes of its own. */
export const spaceWeatherGround: ServerModule = {
  name: 'space-weather',
  title: 'Space weather',
  tables: [spaceWeatherDay],
};
