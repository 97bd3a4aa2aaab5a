import type { SensorPlace } from '@keepout/operations/sensor/sensor';
import { wrongUsage } from './exit.ts';

const RAD_PER_DEG = Math.PI / 180;

/** A site as LAT,LON,HEIGHT: degrees north, degrees east, metres. */
export function placeOption(option: string, text: string): SensorPlace {
  const [latitude = Number.NaN, longitude = Number.NaN, altitudeM = Number.NaN, ...furtherParts] = text
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 360 && Math.abs(altitudeM) < 100_000;
  if (!isPlace || furtherParts.length > 0)
    throw wrongUsage(`${option} ${text}: latitude, longitude in degrees and height in metres`);
  return { latitudeRad: latitude * RAD_PER_DEG, longitudeRad: longitude * RAD_PER_DEG, altitudeM };
}
