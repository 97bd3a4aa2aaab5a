import { readFileSync } from 'node:fs';
import { parseUtc } from '@keepout/astro/epoch';
import { type EarthOrientation, readEarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { type Site, siteAt } from '../src/site.ts';

/** Element set of `conformance/passes`, as numbers. */
export interface ReferenceElements {
  readonly id: string;
  readonly noradId: number;
  readonly epochYear: number;
  readonly epochDay: number;
  readonly bstar: number;
  readonly inclinationDeg: number;
  readonly raanDeg: number;
  readonly eccentricity: number;
  readonly argPerigeeDeg: number;
  readonly meanAnomalyDeg: number;
  readonly meanMotionRevPerDay: number;
}

interface ReferenceSite {
  readonly id: string;
  readonly lat_deg: number;
  readonly lon_deg: number;
  readonly alt_m: number;
}

export function epoch(text: string): number {
  const parsed = parseUtc(text);
  if (!parsed.ok) throw new Error(`${parsed.fault.code}: ${text}`);
  return parsed.value;
}

export function trajectory(elements: ReferenceElements): Ephemeris {
  return sgp4Ephemeris({
    ...elements,
    name: elements.id,
    cosparId: '',
    epochTaiS: epoch(`${elements.epochYear}-01-01T00:00:00`) + (elements.epochDay - 1) * 86_400,
    epochUtc: '',
    meanMotionDot: 0,
    meanMotionDdot: 0,
    ephemerisType: 0,
    classification: 'U',
    elementSetNo: 1,
    revAtEpoch: 1,
  });
}

export function site(raw: ReferenceSite): Site {
  return siteAt({
    latitudeRad: raw.lat_deg * RAD_PER_DEG,
    longitudeRad: raw.lon_deg * RAD_PER_DEG,
    heightM: raw.alt_m,
  });
}

/** Earth orientation of the days of the reference, April 2003. */
export function orientation2003(): EarthOrientation {
  return orientationOf('frames/earth-orientation-2003.txt');
}

/** Earth orientation of the days of a reference: a table below `conformance`. */
export function orientationOf(table: string): EarthOrientation {
  const read = readEarthOrientation(readFileSync(new URL(`../../../conformance/${table}`, import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}
