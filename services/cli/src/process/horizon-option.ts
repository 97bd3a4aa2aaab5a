import type { HorizonPoint } from '@keepout/tracking/horizon';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { wrongUsage } from './exit.ts';

const MOST_POINTS = 3600;

/** A horizon as AZIMUTH:ELEVATION,AZIMUTH:ELEVATION,...: degrees from north over east, and over the horizontal. */
export function horizonOption(option: string, text: string): HorizonPoint[] {
  const parts = text.split(',');
  if (parts.length > MOST_POINTS) throw wrongUsage(`${option}: at most ${MOST_POINTS} points`);
  return parts.map((part) => {
    const [azimuth = Number.NaN, elevation = Number.NaN, ...furtherParts] = part
      .split(':')
      .map((field) => (field.trim() === '' ? Number.NaN : Number(field)));
    const isPoint = azimuth >= 0 && azimuth <= 360 && elevation >= -5 && elevation <= 89;
    if (!isPoint || furtherParts.length > 0) {
      throw wrongUsage(`${option} ${part}: azimuth from 0 to 360 and elevation from -5 to 89 degrees, as AZ:EL,AZ:EL`);
    }
    return { azimuthRad: azimuth * RAD_PER_DEG, elevationRad: elevation * RAD_PER_DEG };
  });
}
