import type { ScreeningVolume } from '@keepout/conjunction/volume/volume';
import type { WireVolume } from '@keepout/contract/ca/screening';
import { regimeVolume, type Subject } from './subject.ts';

/** The volume that was asked for, or the one of the orbit's regime. */
export function planVolume(wanted: WireVolume | null, subject: Subject, startTaiS: number): ScreeningVolume {
  if (wanted !== null) {
    if (wanted.shape === 'SPHERE') return { shape: 'sphere', radiusM: wanted.r };
    const shape = wanted.shape === 'BOX' ? 'box' : 'ellipsoid';
    return { shape, radialM: wanted.r, alongTrackM: wanted.t ?? wanted.r, crossTrackM: wanted.n ?? wanted.r };
  }
  return regimeVolume(subject, startTaiS);
}
