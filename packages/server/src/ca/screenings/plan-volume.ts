import type { ScreeningVolume } from '@keepout/conjunction/screening/plan/volume';
import type { ScreeningVolume as WireVolume } from '@keepout/contract/ca/screening';
import { regimeVolume, type Subject } from './subject.ts';

/** The volume that was asked for, or the one of the orbit's regime. */
export function planVolume(wanted: WireVolume | null, subject: Subject, startTaiS: number): ScreeningVolume {
  if (wanted !== null) {
    if (wanted.shape === 'SPHERE') return { shape: 'sphere', radiusM: wanted.r };
    const shape = wanted.shape === 'BOX' ? 'box' : 'ellipsoid';
    return { shape, radialM: wanted.r, inTrackM: wanted.t ?? wanted.r, crossTrackM: wanted.n ?? wanted.r };
  }
  const { radialM, alongTrackM, crossTrackM } = regimeVolume(subject, startTaiS);
  return { shape: 'ellipsoid', radialM, inTrackM: alongTrackM, crossTrackM };
}

/** Semi-axes or half edges in RTN, as a data message states them. */
export function volumeAxes(volume: ScreeningVolume): readonly [number, number, number] {
  return volume.shape === 'sphere'
    ? [volume.radiusM, volume.radiusM, volume.radiusM]
    : [volume.radialM, volume.inTrackM, volume.crossTrackM];
}
