import { formatUtcZ } from '@keepout/astro/epoch';
import type { Visibility } from '@keepout/tracking/visibility';

const RAD = Math.PI / 180;

/** A pass, or the part of it in which the object can be seen. */
export interface PassRow {
  readonly rise: string;
  readonly culmination: string;
  readonly set: string;
  readonly maxElevationDeg: number;
  /** At culmination: the full disc of the Sun visible from the object, the Sun 12 degrees below the horizon. */
  readonly sunlit: boolean;
  readonly dark: boolean;
  /** At culmination, between the directions to the object and to the Moon. */
  readonly moonSeparationDeg: number;
  /** It was up already when the window began, or is still when it ends. */
  readonly startsBeforeWindow: boolean;
  readonly endsAfterWindow: boolean;
  readonly azimuthAtRiseDeg: number;
  readonly azimuthAtSetDeg: number;
  /** At culmination. */
  readonly rangeKm: number;
  /** Largest magnitude. */
  readonly maxRangeRateKmS: number;
  readonly sunElevationDeg: number;
  readonly phaseAngleDeg: number;
  readonly minMoonSeparationDeg: number;
  readonly moonElevationDeg: number;
  readonly moonIllumination: number;
  /** Intervals with the full disc of the Sun visible from the object, and with none of it; penumbra is between. */
  readonly lit: readonly (readonly [string, string])[];
  readonly umbra: readonly (readonly [string, string])[];
  /** At its brightest while lit, of a diffuse sphere; null for a radar and where it is never lit. */
  readonly magnitude: number | null;
}

/** The row of a pass. `isSeen`: it is a time in which the object is lit and the site dark. */
export function passRow(span: Visibility, maxSunElevationRad: number, isSeen: boolean): PassRow {
  const top = span.culminationTaiS;
  const times = (spans: Visibility['lit']) =>
    spans.map(({ startTaiS, stopTaiS }) => [formatUtcZ(startTaiS, 3), formatUtcZ(stopTaiS, 3)] as const);
  return {
    rise: formatUtcZ(span.startTaiS, 3),
    culmination: formatUtcZ(top, 3),
    set: formatUtcZ(span.stopTaiS, 3),
    maxElevationDeg: span.maxElevationRad / RAD,
    sunlit: span.lit.some(({ startTaiS, stopTaiS }) => startTaiS <= top && top <= stopTaiS),
    // On the edge of the time in which it is seen the site is just about to be dark.
    dark: isSeen || span.sunElevationRad < maxSunElevationRad,
    moonSeparationDeg: span.moonSeparationAtCulminationRad / RAD,
    startsBeforeWindow: span.startsBeforeWindow,
    endsAfterWindow: span.endsAfterWindow,
    azimuthAtRiseDeg: span.azimuthAtStartRad / RAD,
    azimuthAtSetDeg: span.azimuthAtStopRad / RAD,
    rangeKm: span.rangeAtCulminationM / 1000,
    maxRangeRateKmS: span.maxRangeRateMps / 1000,
    sunElevationDeg: span.sunElevationRad / RAD,
    phaseAngleDeg: span.phaseAngleRad / RAD,
    minMoonSeparationDeg: span.moonSeparationRad / RAD,
    moonElevationDeg: span.moonElevationRad / RAD,
    moonIllumination: span.moonIllumination,
    lit: times(span.lit),
    umbra: times(span.umbra),
    magnitude: span.magnitude,
  };
}
