import type { Geodetic } from '../frames/geodetic.ts';

/** Air density at a place, kg/m^3; the place is over the WGS-84 ellipsoid. */
export type Atmosphere = (epochTaiS: number, place: Geodetic) => number;
