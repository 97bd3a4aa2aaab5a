import { diffuseSphereMagnitude } from '@keepout/tracking/photometry';
import type { OrderedObject } from '../provider.ts';
import { drawsOf } from './draws.ts';

/**
 * Brightness of a tumbling object over time.
 *
 * Method   diffuse sphere (`diffuseSphereMagnitude`) and a sinusoid of the rotation; period and depth are drawn for each name
 *
 * @returns   (epochTaiS, rangeM, phaseAngleRad) to magnitude
 */
export function lightCurve(
  { radiusM, diffuseAlbedo }: Pick<OrderedObject, 'radiusM' | 'diffuseAlbedo'>,
  name: string,
): (at: number, rangeM: number, phaseRad: number) => number {
  const draws = drawsOf('light curve', name);
  const periodS = 5 + 115 * draws.uniform();
  const depth = 0.1 + 0.5 * draws.uniform();
  const begin = 2 * Math.PI * draws.uniform();
  return (at, rangeM, phaseRad) =>
    diffuseSphereMagnitude({ radiusM, diffuseAlbedo }, rangeM, phaseRad) +
    depth * Math.sin(begin + (2 * Math.PI * at) / periodS);
}
