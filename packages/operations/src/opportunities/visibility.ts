import { formatUtcZ } from '@keepout/astro/epoch';
import { type EarthOrientationDays, earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import type { MeanElements, ObjectType } from '@keepout/astro/nouns';
import { elementTable } from '@keepout/astro/sgp4/element-table';
import type { VisibilityInterval } from '@keepout/contract/odt/pass-prediction';
import { initialiseBatch } from '@keepout/kernel/initialise';
import { passesOfMany } from '@keepout/tracking/bulk/passes-of-many';
import type { Pass } from '@keepout/tracking/passes';
import { targetBody } from '@keepout/tracking/photometry';
import { skyOverEarth } from '@keepout/tracking/sky';
import {
  type Obstacle,
  obstacleOf,
  visibilitiesOver as overAll,
  type Visibility,
  visibilitiesOfPasses,
} from '@keepout/tracking/visibility';
import { RAD_PER_DEG } from '@keepout/units/angle';
import type { Progress } from '@keepout/units/progress';
import { ephemerisOf } from '../orbit/ephemeris.ts';
import { elementsOrbit, type KnownOrbit } from '../orbit/known-orbit.ts';
import { type Sensor, type SensorSight, sensorView } from '../sensor/sensor.ts';
import { spanParts } from './parts.ts';

/** When sensors see an object. Plain data. */
export interface VisibilityQuestion {
  readonly orbit: KnownOrbit;
  readonly rcsM2?: number;
  readonly objectType?: string;
  /** Radius of the object as a sphere, m; absent: from its radar cross-section or type. */
  readonly radiusM?: number;
  readonly sensors: readonly (SensorSight & Pick<Sensor, 'sensorId'>)[];
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /** Whether visibility of hours is divided into parts of one order each. */
  readonly isInParts?: boolean;
  /** Whether to return complete passes over the horizon, including their hidden parts. */
  readonly isWhole?: boolean;
  /** Absent: UT1 = UTC, which costs up to a second of pass time. */
  readonly earthOrientation?: EarthOrientationDays;
}

/** A visibility span of a sensor, in wire form and in SI. */
export interface SensorSpan {
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly culminationTaiS: number;
  readonly interval: VisibilityInterval;
}

/** Visibility of an object from one sensor. */
export interface SensorSpans<Span = SensorSpan> {
  readonly sensorId: string;
  /** In order of time; those with an obstacle as well. */
  readonly spans: readonly Span[];
  /** Reason why no observation is possible; null where one is. */
  readonly reason: Obstacle | 'NO_ORBIT' | null;
}

/** Returns the passes of one object over all sensors, in wire form. */
export function sensorVisibilities(question: VisibilityQuestion, progress?: Progress): readonly SensorSpans[] {
  return spansOver(question, progress).map(({ spans, ...sensor }) => ({
    ...sensor,
    spans: spans.map((span) => ({
      startTaiS: span.startTaiS,
      stopTaiS: span.stopTaiS,
      culminationTaiS: span.culminationTaiS,
      interval: presentSpan(span),
    })),
  }));
}

/** The same in SI and all digits. */
export function spansOver(question: VisibilityQuestion, progress?: Progress): readonly SensorSpans<Visibility>[] {
  const { sensors, startTaiS, stopTaiS, rcsM2, objectType, radiusM, isWhole, earthOrientation } = question;
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  const ephemeris = ephemerisOf(question.orbit, eop);
  const hasOrbit = ephemeris.startTaiS < stopTaiS && ephemeris.stopTaiS > startTaiS;
  const body = targetBody({
    ...(rcsM2 !== undefined && { rcsM2 }),
    ...(objectType && { objectType: objectType as ObjectType }),
    ...(radiusM !== undefined && { radiusM }),
  });
  const views = sensors.map(sensorView);
  const request = { ephemeris, body, ...(isWhole && { isWhole }), ...(eop && { eop }) };
  const visibilitiesOfSensors = overAll({ ...request, views, startTaiS, stopTaiS }, progress);
  return sensors.map((sensor, i) => {
    const visible = visibilitiesOfSensors[i]!;
    const cut = (span: Visibility) =>
      span.obstacle !== null || !question.isInParts
        ? [span]
        : spanParts(span).flatMap((part) => overAll({ ...request, views: [views[i]!], ...part })[0]!);
    const spans = visible.flatMap(cut);
    return { sensorId: sensor.sensorId, spans, reason: hasOrbit ? obstacleOf(visible) : 'NO_ORBIT' };
  });
}

/** A question about one sensor and all objects of a catalogue. */
export interface SkyQuestion
  extends Omit<VisibilityQuestion, 'orbit' | 'rcsM2' | 'objectType' | 'sensors' | 'isInParts'> {
  readonly elements: readonly MeanElements[];
  readonly sensor: VisibilityQuestion['sensors'][number];
}

/** Visibility from a sensor of one of many objects, by its index in the query. */
export interface ObjectSpans {
  readonly object: number;
  /** In order of time; empty where it does not rise, those with an obstacle as well. */
  readonly spans: readonly Visibility[];
}

/** Objects whose passes are sought together. */
const TOGETHER = 256;

/** Yields the visibility of each object from a sensor: as `spansOver` of each, to the microsecond; an object that never rises costs one orbit walk. */
export function* spansOfMany(question: SkyQuestion): Generator<ObjectSpans> {
  const { elements, sensor, startTaiS, stopTaiS, radiusM, isWhole, earthOrientation } = question;
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  const view = sensorView(sensor);
  const { site, horizon } = view;
  const sky = skyOverEarth(eop);
  const window = { startTaiS, stopTaiS, ...(eop && { eop }) };
  const watches = [{ site, horizon, minElevationRad: horizon.lowestRad }];
  for (let first = 0; first < elements.length; first += TOGETHER) {
    const part = elements.slice(first, first + TOGETHER);
    const passes = part.map((): Pass[] => []);
    for (const pass of passesOfMany({ targets: initialiseBatch(elementTable(part)), watches, ...window }))
      passes[pass.target]!.push(pass);
    for (const [place, object] of part.entries()) {
      const body = targetBody({ ...object, ...(radiusM !== undefined && { radiusM }) });
      const request = { ephemeris: ephemerisOf(elementsOrbit(object), eop), view, body, ...window };
      const spans = visibilitiesOfPasses({ ...request, ...(isWhole && { isWhole }) }, passes[place]!, sky);
      yield { object: first + place, spans };
    }
  }
}

function presentSpan(span: Visibility): VisibilityInterval {
  return {
    start: formatUtcZ(span.startTaiS),
    end: formatUtcZ(span.stopTaiS),
    culmination: formatUtcZ(span.culminationTaiS),
    maxElevation: degrees(span.maxElevationRad),
    azimuthAtStart: degrees(span.azimuthAtStartRad),
    azimuthAtEnd: degrees(span.azimuthAtStopRad),
    range: round(span.rangeAtCulminationM / 1000, 3),
    rangeRate: round(span.maxRangeRateMps / 1000, 6),
    sunElevation: degrees(span.sunElevationRad),
    sunlit: span.isSunlit,
    phaseAngle: degrees(span.phaseAngleRad),
    moonSeparation: degrees(span.moonSeparationRad),
    moonIllumination: round(span.moonIllumination, 4),
    magnitude: span.magnitude === null || !Number.isFinite(span.magnitude) ? null : round(span.magnitude, 2),
    obstacle: span.obstacle,
  };
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const degrees = (rad: number): number => round(rad / RAD_PER_DEG, 4);
