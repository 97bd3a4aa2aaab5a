import { minimumBetween } from '@keepout/astro/search/extremum';
import type { Interval } from './intervals.ts';
import { lookAngles, sineOfElevation } from './look-angles.ts';
import { litSpans } from './optical.ts';
import { describePass, type Pass } from './passes.ts';
import type { SeenFrom } from './seen-from.ts';
import { LIT } from './shadow.ts';
import { angleBetween, moonIllumination } from './sky.ts';
import { magnitudeAt } from './view-spans.ts';

/** A span over a sensor in figures. */
export interface SpanFigures extends Pass {
  /** Largest magnitude in the span. */
  readonly maxRangeRateMps: number;
  /** Elevation of the Sun at the site at culmination. */
  readonly sunElevationRad: number;
  /** The complete disc of the Sun is visible from the object over the full span. */
  readonly isSunlit: boolean;
  /** Parts of the span with the complete disc, and without any of it: in between is penumbra. */
  readonly lit: readonly Interval[];
  readonly umbra: readonly Interval[];
  /** Sun, object, site, at culmination. */
  readonly phaseAngleRad: number;
  /** Smallest in the span, whether or not the Moon is up. */
  readonly moonSeparationRad: number;
  /** At culmination. */
  readonly moonSeparationAtCulminationRad: number;
  /** Elevation of the Moon at the site at culmination. */
  readonly moonElevationRad: number;
  /** Lit share of the Moon, 0 to 1. */
  readonly moonIllumination: number;
  /** Apparent, V, brightest in the lit part of the span; null for a radar, and where no part is lit. */
  readonly magnitude: number | null;
}

const SAMPLES = 16;
/** Extremes within a span are closed in to this. */
const TOLERANCE_S = 0.05;

/** The figures of a span within a pass. */
export function describeSpan(geometry: SeenFrom, span: Interval, pass: Pass): SpanFigures {
  const { site, ephemeris, sky, isOptical } = geometry;
  const isWhole = span.startTaiS === pass.startTaiS && span.stopTaiS === pass.stopTaiS;
  const isAtStart = pass.startsBeforeWindow && span.startTaiS === pass.startTaiS;
  const isAtStop = pass.endsAfterWindow && span.stopTaiS === pass.stopTaiS;
  const base = isWhole ? pass : describePass(ephemeris, site, span, isAtStart, isAtStop);
  const state = new Float64Array(6);
  const at = (t: number): Float64Array => {
    ephemeris.stateAt(t, state);
    return state;
  };
  const sun = (t: number) => sky.sun(t);
  const lit = litSpans({ ephemeris, shadow: LIT }, span, sun);
  const top = at(base.culminationTaiS);
  const sunAtTop = sky.sun(base.culminationTaiS);
  const moonAtTop = sky.moon(base.culminationTaiS);
  const sineOfSun = sineOfElevation(site, ...sunAtTop);
  const sineOfMoon = sineOfElevation(site, ...moonAtTop);
  const phaseAngleRad = angleBetween(top, sunAtTop, site.positionM);
  const moonSeparationAtCulminationRad = angleBetween(site.positionM, top, moonAtTop);
  return {
    ...base,
    startTaiS: span.startTaiS,
    stopTaiS: span.stopTaiS,
    maxRangeRateMps: -least((t) => -Math.abs(lookAngles(site, at(t)).rangeRateMps), span),
    sunElevationRad: Math.asin(sineOfSun),
    isSunlit: lit.length === 1 && lit[0]!.startTaiS === span.startTaiS && lit[0]!.stopTaiS === span.stopTaiS,
    lit,
    umbra: complement(litSpans({ ephemeris, shadow: 'umbra' }, span, sun), span),
    phaseAngleRad,
    moonSeparationRad: least((t) => angleBetween(site.positionM, at(t), sky.moon(t)), span),
    moonSeparationAtCulminationRad,
    moonElevationRad: Math.asin(sineOfMoon),
    moonIllumination: moonIllumination(site.positionM, sunAtTop, moonAtTop),
    magnitude:
      isOptical && lit.length > 0
        ? Math.min(...lit.map((part) => least((t) => magnitudeAt(geometry, t, at(t)), part)))
        : null,
  };
}

/** Least value over a span: the best of even samples, then golden section around it. */
function least(value: (epochTaiS: number) => number, { startTaiS, stopTaiS }: Interval): number {
  const stepS = (stopTaiS - startTaiS) / SAMPLES;
  let best = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (let k = 0; k <= SAMPLES; k++) {
    const sampleValue = value(k === SAMPLES ? stopTaiS : startTaiS + k * stepS);
    if (sampleValue < lowest) [lowest, best] = [sampleValue, k];
  }
  const from = startTaiS + Math.max(best - 1, 0) * stepS;
  const to = Math.min(startTaiS + (best + 1) * stepS, stopTaiS);
  return Math.min(lowest, value(minimumBetween(value, from, to, TOLERANCE_S)));
}

/** Remainder of a span without a list of spans. */
function complement(spans: readonly Interval[], { startTaiS, stopTaiS }: Interval): Interval[] {
  const out: Interval[] = [];
  let from = startTaiS;
  for (const span of spans) {
    if (span.startTaiS > from) out.push({ startTaiS: from, stopTaiS: span.startTaiS });
    from = span.stopTaiS;
  }
  if (stopTaiS > from) out.push({ startTaiS: from, stopTaiS });
  return out;
}
