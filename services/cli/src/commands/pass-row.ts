import { formatUtcZ } from '@keepout/astro/epoch';
import { lookAngles, sineOfElevation } from '@keepout/tracking/look-angles';
import type { Pass } from '@keepout/tracking/passes';
import type { SeenFrom } from '@keepout/tracking/seen-from';
import { sunClearance } from '@keepout/tracking/shadow';
import { angleBetween } from '@keepout/tracking/sky';
import { describeSpan } from '@keepout/tracking/visibility-figures';

const RAD = Math.PI / 180;

/** A pass, or the part of it in which the object can be seen. */
export interface PassRow {
  readonly rise: string;
  readonly culmination: string;
  readonly set: string;
  readonly maxElevationDeg: number;
  /** At culmination: the object outside the umbra, the Sun 12 degrees below the horizon. */
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
  /** Where the whole disc of the Sun shows at the object, and where none of it; penumbra is between. */
  readonly lit: readonly (readonly [string, string])[];
  readonly umbra: readonly (readonly [string, string])[];
  /** At its brightest while lit, of a diffuse sphere; null for a radar and where it is never lit. */
  readonly magnitude: number | null;
}

/** The row of a pass. `isSeen`: it is a time in which the object is lit and the site dark. */
export function passRow(seen: SeenFrom, pass: Pass, maxSunElevationRad: number, isSeen: boolean): PassRow {
  const { site, ephemeris, sky } = seen;
  const figures = describeSpan(seen, pass, pass);
  const state = new Float64Array(6);
  const top = pass.culminationTaiS;
  ephemeris.stateAt(top, state);
  const sun = sky.sun(top);
  const times = (spans: typeof figures.lit) =>
    spans.map(({ startTaiS, stopTaiS }) => [formatUtcZ(startTaiS, 3), formatUtcZ(stopTaiS, 3)] as const);
  return {
    rise: formatUtcZ(pass.startTaiS, 3),
    culmination: formatUtcZ(top, 3),
    set: formatUtcZ(pass.stopTaiS, 3),
    maxElevationDeg: lookAngles(site, state).elevationRad / RAD,
    // On the edge of the time in which it is seen the one or the other is just about to be.
    sunlit: isSeen || sunClearance(state, sun, 'umbra') > 0,
    dark: isSeen || sineOfElevation(site, ...sun) < Math.sin(maxSunElevationRad),
    moonSeparationDeg: angleBetween(site.positionM, state, sky.moon(top)) / RAD,
    startsBeforeWindow: pass.startsBeforeWindow,
    endsAfterWindow: pass.endsAfterWindow,
    azimuthAtRiseDeg: pass.azimuthAtStartRad / RAD,
    azimuthAtSetDeg: pass.azimuthAtStopRad / RAD,
    rangeKm: pass.rangeAtCulminationM / 1000,
    maxRangeRateKmS: figures.maxRangeRateMps / 1000,
    sunElevationDeg: figures.sunElevationRad / RAD,
    phaseAngleDeg: figures.phaseAngleRad / RAD,
    minMoonSeparationDeg: figures.moonSeparationRad / RAD,
    moonElevationDeg: figures.moonElevationRad / RAD,
    moonIllumination: figures.moonIllumination,
    lit: times(figures.lit),
    umbra: times(figures.umbra),
    magnitude: figures.magnitude,
  };
}
