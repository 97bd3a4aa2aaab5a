import type { FrameName, StateCovariance } from '@keepout/astro/nouns';
import type { FaultPlace } from '../fault/message-fault.ts';

/** Spellings of the frames that the product knows (SANA registries "celestial body reference frames", 2023). */
const FRAMES: Readonly<Record<string, FrameName>> = {
  EME2000: 'EME2000',
  J2000: 'EME2000',
  GCRF: 'GCRF',
  GCRF1: 'GCRF',
  ICRF: 'GCRF',
  ICRF1: 'GCRF',
  ICRF2: 'GCRF',
  ICRF3: 'GCRF',
  TEME: 'TEME',
  TEMEOFDATE: 'TEME',
  TOD: 'TOD',
  TOD_EARTH: 'TOD',
  ITRF: 'ITRF',
};

/**
 * The frame that a message names; undefined for one the product does not know.
 *
 * Assumes  realisations of ITRF (ITRF-97, ITRF2014, ITRF1988 ...) agree to centimetres and are one frame here;
 *          those of ICRF agree to 0.1 mas
 */
export function frameOf(name: string): FrameName | undefined {
  const upper = name.trim().toUpperCase();
  const frame = FRAMES[upper];
  if (frame !== undefined && Object.hasOwn(FRAMES, upper)) return frame;
  return isItrfRealisation(upper) ? 'ITRF' : undefined;
}

function isItrfRealisation(upper: string): boolean {
  if (!upper.startsWith('ITRF')) return false;
  const year = upper.slice(upper.charAt(4) === '-' || upper.charAt(4) === '_' ? 5 : 4);
  return (year.length === 2 || year.length === 4) && /^\d+$/.test(year);
}

/** Local frames whose covariance the product takes: radial-transverse-normal under its four names, and TNW. */
const LOCAL_FRAMES: Readonly<Record<string, 'RTN' | 'TNW'>> = {
  RTN: 'RTN',
  RIC: 'RTN',
  RSW: 'RTN',
  QSW: 'RTN',
  RTN_INERTIAL: 'RTN',
  RSW_INERTIAL: 'RTN',
  QSW_INERTIAL: 'RTN',
  TNW: 'TNW',
  TNW_INERTIAL: 'TNW',
};

/** The frame of a covariance; rotating flavours, whose velocity rows differ, are not known. */
export function covarianceFrameOf(name: string): StateCovariance['frame'] | undefined {
  const upper = name.trim().toUpperCase();
  return Object.hasOwn(LOCAL_FRAMES, upper) ? LOCAL_FRAMES[upper] : frameOf(name);
}

/** Whether the axes of a frame depend on an epoch: frozen at one they are another frame than that of date. */
export function isFrameOfEpoch(frame: FrameName | 'RTN' | 'TNW'): boolean {
  return frame === 'TEME' || frame === 'TOD' || frame === 'ITRF';
}

/** Returns the place of a fault about a frame that is frozen at an epoch. */
export function frozenFault(
  frame: string,
  { keyword, line, value }: { readonly keyword: string; readonly line: number; readonly value: string },
): FaultPlace {
  return { line, keyword, value: `${frame} at ${value}`, limit: 'frame of date' };
}

/** True for the Earth as centre of a frame. */
export function isEarth(centre: string): boolean {
  const upper = centre.trim().toUpperCase();
  return upper === 'EARTH' || upper === 'EARTH BARYCENTER' || upper === 'EARTH CENTER';
}
