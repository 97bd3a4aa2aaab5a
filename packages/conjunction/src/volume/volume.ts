import type { Vec3 } from '@keepout/astro/nouns';

/**
 * Region around the primary in its RTN axes: an encounter is a secondary inside it. Semi-axes of an
 * ellipsoid, half edges of a box, m. The API has a shape of its own for it, `WireVolume`.
 */
export type ScreeningVolume =
  | { readonly shape: 'sphere'; readonly radiusM: number }
  | {
      readonly shape: 'box' | 'ellipsoid';
      readonly radialM: number;
      readonly alongTrackM: number;
      readonly crossTrackM: number;
    };

/** Semi-axes or half edges in RTN, m. */
export function semiAxesM(volume: ScreeningVolume): Vec3 {
  return volume.shape === 'sphere'
    ? [volume.radiusM, volume.radiusM, volume.radiusM]
    : [volume.radialM, volume.alongTrackM, volume.crossTrackM];
}

/** Radius of the smallest sphere around the volume, m: the distance that the sieve works with. */
export function circumscribingRadiusM(volume: ScreeningVolume): number {
  if (volume.shape === 'sphere') return volume.radiusM;
  return volume.shape === 'box' ? Math.hypot(...semiAxesM(volume)) : Math.max(...semiAxesM(volume));
}

/**
 * Size of a relative position in units of the volume: 1 on its surface, less inside.
 *
 * @param radialM, alongTrackM, crossTrackM   number   m   secondary minus primary in the RTN axes of the primary
 */
export function scaledNorm(volume: ScreeningVolume, radialM: number, alongTrackM: number, crossTrackM: number): number {
  if (volume.shape === 'sphere') return Math.hypot(radialM, alongTrackM, crossTrackM) / volume.radiusM;
  const r = Math.abs(radialM) / volume.radialM;
  const t = Math.abs(alongTrackM) / volume.alongTrackM;
  const n = Math.abs(crossTrackM) / volume.crossTrackM;
  return volume.shape === 'box' ? Math.max(r, t, n) : Math.hypot(r, t, n);
}

/** Returns the volume whose semi-axes are the largest of several volumes of one shape; the first of spheres, undefined for none. */
export function volumeAround(volumes: readonly ScreeningVolume[]): ScreeningVolume | undefined {
  const [first] = volumes;
  if (first === undefined || first.shape === 'sphere' || volumes.length === 1) return first;
  const axes = volumes.map(semiAxesM);
  const largest = (axis: 0 | 1 | 2) => Math.max(...axes.map((lengthsM) => lengthsM[axis]));
  return { shape: first.shape, radialM: largest(0), alongTrackM: largest(1), crossTrackM: largest(2) };
}
