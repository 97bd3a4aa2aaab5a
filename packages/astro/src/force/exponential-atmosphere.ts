import type { Geodetic } from '../frames/geodetic.ts';

/** Base height km, density there kg/m^3, scale height km. Vallado 2013, table 8-4 (CIRA-72 and US standard atmosphere). */
const LAYERS: readonly (readonly [number, number, number])[] = [
  [0, 1.225, 7.249],
  [25, 3.899e-2, 6.349],
  [30, 1.774e-2, 6.682],
  [40, 3.972e-3, 7.554],
  [50, 1.057e-3, 8.382],
  [60, 3.206e-4, 7.714],
  [70, 8.77e-5, 6.549],
  [80, 1.905e-5, 5.799],
  [90, 3.396e-6, 5.382],
  [100, 5.297e-7, 5.877],
  [110, 9.661e-8, 7.263],
  [120, 2.438e-8, 9.473],
  [130, 8.484e-9, 12.636],
  [140, 3.845e-9, 16.149],
  [150, 2.07e-9, 22.523],
  [180, 5.464e-10, 29.74],
  [200, 2.789e-10, 37.105],
  [250, 7.248e-11, 45.546],
  [300, 2.418e-11, 53.628],
  [350, 9.518e-12, 53.298],
  [400, 3.725e-12, 58.515],
  [450, 1.585e-12, 60.828],
  [500, 6.967e-13, 63.822],
  [600, 1.454e-13, 71.835],
  [700, 3.614e-14, 88.667],
  [800, 1.17e-14, 124.64],
  [900, 5.245e-15, 181.05],
  [1000, 3.019e-15, 268],
];

/**
 * Density of a still atmosphere of exponential layers, an `Atmosphere`.
 *
 * Method   Vallado 2013, section 8.6.2; docs/models/forces
 * Assumes  moderate solar activity, no bulge, no seasons: the true density differs by a factor of two either way
 * Valid    any height; the top layer goes on above 1,000 km, the lowest below 0
 */
export function exponentialAtmosphere(_epochTaiS: number, { heightM }: Pick<Geodetic, 'heightM'>): number {
  const km = heightM / 1000;
  let layer = LAYERS.length - 1;
  while (layer > 0 && LAYERS[layer]![0] > km) layer -= 1;
  const [base, density, scale] = LAYERS[layer]!;
  return density * Math.exp((base - km) / scale);
}
