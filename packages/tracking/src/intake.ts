import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { rotationBetween } from '@keepout/astro/frames/rotation';
import type { FrameName, Vec3 } from '@keepout/astro/nouns';
import { directionOfPointing } from './encoder.ts';
import type { Measurement, MeasurementSigma, MeasurementTrack } from './measurement.ts';
import { anglesOf, unitDirection, withoutAberration } from './prediction.ts';
import { type RefractionAtmosphere, refractionConstants } from './refraction.ts';
import type { Site } from './site.ts';

interface ParticipantName {
  readonly name: string;
  readonly line: number;
  readonly keyword: string;
}

/** Measurements of one object by one sensor, in SI units; `tdmTracks` of a message returns them. */
export interface SensorReadings {
  readonly segment: number;
  readonly line: number;
  readonly trackId?: string;
  readonly sensor: ParticipantName;
  readonly object?: ParticipantName;
  readonly angles?: 'AZEL' | Exclude<FrameName, 'ITRF'>;
  readonly aberrationLeft: { readonly annual: boolean; readonly diurnal: boolean };
  readonly points: readonly SensorPoint[];
}

interface SensorPoint {
  readonly line: number;
  readonly receptionTaiS: number;
  readonly anglesRad?: readonly [number, number];
  readonly rangeM?: number;
  readonly rangeRateMps?: number;
  readonly magnitude?: number;
  readonly radarCrossSectionM2?: number;
}

/** Properties of a sensor. */
export interface KnownSensor {
  readonly site: Site;
  readonly sigma: MeasurementSigma;
  readonly timeBiasS?: number;
  readonly timeBiasSigmaS?: number;
  readonly angleBiasSigmaRad?: number;
  /** Air that is left in its azimuths and elevations; absent where the sensor has taken it out. */
  readonly atmosphere?: RefractionAtmosphere;
}

/** A track with the names that came with it. */
export interface NamedTrack extends MeasurementTrack {
  readonly segment: number;
  readonly line: number;
  readonly trackId?: string;
  readonly sensorName: string;
  readonly objectName?: string;
  /** Line of each measurement. */
  readonly lines: readonly number[];
}

export interface IntakeFinding {
  readonly code: 'unknown-sensor' | 'participants-swapped';
  readonly line: number;
  readonly keyword: string;
  readonly value: string;
  readonly segment: number;
}

export interface MeasurementTracks {
  readonly tracks: readonly NamedTrack[];
  readonly faults: readonly IntakeFinding[];
  readonly warnings: readonly IntakeFinding[];
}

/**
 * Readings as measurements of a known sensor: directions in EME2000 without aberration and refraction.
 *
 * Method   azimuth and elevation through refraction, rotation of the Earth and diurnal aberration; frames of date by their rotation;
 *          docs/models/observation
 *
 * @param sensorOf   returns the properties of a sensor by name; undefined for an unknown one
 * @returns tracks of known sensors; the others are among the faults with the line of their name
 */
export function measurementTracks(
  readings: readonly SensorReadings[],
  sensorOf: (name: string) => KnownSensor | undefined,
  eop?: EarthOrientation,
): MeasurementTracks {
  const tracks: NamedTrack[] = [];
  const faults: IntakeFinding[] = [];
  const warnings: IntakeFinding[] = [];
  for (const reading of readings) {
    const { sensor, object, segment } = reading;
    const namedSensor = sensorOf(sensor.name);
    const swappedSensor = namedSensor === undefined && object !== undefined ? sensorOf(object.name) : undefined;
    const place = (participant: ParticipantName) => ({
      line: participant.line,
      keyword: participant.keyword,
      value: participant.name,
      segment,
    });
    if (namedSensor !== undefined) tracks.push(trackOf(reading, namedSensor, sensor, object, eop));
    else if (swappedSensor === undefined || object === undefined)
      faults.push({ code: 'unknown-sensor', ...place(sensor) });
    else {
      warnings.push({ code: 'participants-swapped', ...place(object) });
      tracks.push(trackOf(reading, swappedSensor, object, sensor, eop));
    }
  }
  return { tracks, faults, warnings };
}

function trackOf(
  readings: SensorReadings,
  knownSensor: KnownSensor,
  sensor: ParticipantName,
  object: ParticipantName | undefined,
  eop: EarthOrientation | undefined,
): NamedTrack {
  const { segment, line, trackId, points } = readings;
  return {
    segment,
    line,
    ...(trackId === undefined ? {} : { trackId }),
    sensorName: sensor.name,
    ...(object === undefined ? {} : { objectName: object.name }),
    site: knownSensor.site,
    sigma: knownSensor.sigma,
    timeBiasS: knownSensor.timeBiasS ?? 0,
    timeBiasSigmaS: knownSensor.timeBiasSigmaS ?? 0,
    angleBiasSigmaRad: knownSensor.angleBiasSigmaRad ?? 0,
    lines: points.map((point) => point.line),
    measurements: points.map((point) => measurementOf(point, readings, knownSensor, eop)),
  };
}

function measurementOf(
  point: SensorPoint,
  { angles, aberrationLeft }: SensorReadings,
  knownSensor: KnownSensor,
  eop: EarthOrientation | undefined,
): Measurement {
  const { line: _line, anglesRad, ...measurementWithoutAngles } = point;
  if (anglesRad === undefined || angles === undefined) return measurementWithoutAngles;
  const { site } = knownSensor;
  const at = point.receptionTaiS - (knownSensor.timeBiasS ?? 0);
  const air = knownSensor.atmosphere && refractionConstants(knownSensor.atmosphere);
  const pointing = { azimuthRad: anglesRad[0], elevationRad: anglesRad[1] };
  const apparent =
    angles === 'AZEL' ? directionOfPointing(site, pointing, at, eop, air) : inEme2000(anglesRad, angles, at, eop);
  // A mount has its diurnal aberration taken out already.
  const diurnal =
    aberrationLeft.diurnal && angles !== 'AZEL' ? withoutAberration(apparent, 'DIURNAL', site, at, eop) : apparent;
  const [rightAscensionRad, declinationRad] =
    aberrationLeft.annual && angles !== 'AZEL' ? withoutAberration(diurnal, 'ANNUAL', site, at, eop) : diurnal;
  return { ...measurementWithoutAngles, rightAscensionRad, declinationRad };
}

function inEme2000(
  anglesRad: readonly [number, number],
  frame: FrameName,
  at: number,
  eop: EarthOrientation | undefined,
): readonly [number, number] {
  const [x, y, z] = unitDirection(...anglesRad);
  const m = rotationBetween(frame, 'EME2000', at, eop);
  const turned = [0, 3, 6].map((row) => m[row]! * x + m[row + 1]! * y + m[row + 2]! * z);
  return anglesOf(turned as unknown as Vec3);
}
