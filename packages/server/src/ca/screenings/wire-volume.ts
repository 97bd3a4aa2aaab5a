import type { ScreeningVolume } from '@keepout/conjunction/volume/volume';
import type { WireVolume } from '@keepout/contract/ca/screening';

/** The volume that a caller asks for; axes that are not given are as long as the radial one. */
export function volumeOf({ shape, r, t, n }: WireVolume): ScreeningVolume {
  if (shape === 'SPHERE') return { shape: 'sphere', radiusM: r };
  return { shape: shape === 'BOX' ? 'box' : 'ellipsoid', radialM: r, alongTrackM: t ?? r, crossTrackM: n ?? r };
}

export function presentVolume(volume: ScreeningVolume): WireVolume {
  if (volume.shape === 'sphere') return { shape: 'SPHERE', r: volume.radiusM };
  const { shape, radialM, alongTrackM, crossTrackM } = volume;
  return { shape: shape === 'box' ? 'BOX' : 'ELLIPSOID', r: radialM, t: alongTrackM, n: crossTrackM };
}
