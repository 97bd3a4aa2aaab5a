/** What counts as an encounter: the secondary inside this volume around the primary. Half-dimensions, m, RTN axes. */
export type ScreeningVolume =
  | { readonly shape: 'sphere'; readonly radiusM: number }
  | {
      readonly shape: 'box' | 'ellipsoid';
      readonly radialM: number;
      readonly inTrackM: number;
      readonly crossTrackM: number;
    };

/** Radius of the smallest sphere around the volume, m: the distance that the sieve works with. */
export function circumscribingRadiusM(volume: ScreeningVolume): number {
  if (volume.shape === 'sphere') return volume.radiusM;
  const { radialM, inTrackM, crossTrackM } = volume;
  return volume.shape === 'box' ? Math.hypot(radialM, inTrackM, crossTrackM) : Math.max(radialM, inTrackM, crossTrackM);
}

/**
 * Size of a relative position in units of the volume: 1 on its surface, less inside.
 *
 * @param radialM, inTrackM, crossTrackM   number   m   secondary minus primary in the RTN axes of the primary
 */
export function scaledNorm(volume: ScreeningVolume, radialM: number, inTrackM: number, crossTrackM: number): number {
  if (volume.shape === 'sphere') return Math.hypot(radialM, inTrackM, crossTrackM) / volume.radiusM;
  const r = Math.abs(radialM) / volume.radialM;
  const t = Math.abs(inTrackM) / volume.inTrackM;
  const n = Math.abs(crossTrackM) / volume.crossTrackM;
  return volume.shape === 'box' ? Math.max(r, t, n) : Math.hypot(r, t, n);
}
