import { z } from 'zod';
import { part, partOrNull, record } from '../platform/described.ts';
import { count, noradId, seconds, text, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { associationCriterion, associationMetric, orbitDataType } from './enums.ts';
import { fileIds } from './observation.ts';

const arcseconds = (what: string) => z.number().describe(`${what}, arcsec.`);

/** One measurement of a track. */
export const measurementReport = record('MeasurementReport', 'One measurement of a track.', {
  epoch: utcTimeOf('Time of reception'),
  observedRaDec: partOrNull('Direction; null where only a range was measured.', {
    ra: z.number().describe('Right ascension, EME2000, deg.'),
    dec: z.number().describe('Declination, EME2000, deg.'),
  }),
  observedMagnitude: partOrNull('Brightness; null where none was measured.', {
    magnitude: z.number().describe('Apparent magnitude, mag.'),
  }),
  observedRange: z.number().nullable().describe('Range, km; null without one.'),
  observedRangeRate: z.number().nullable().describe('Range rate, km/s; null without one.'),
  phaseAngle: z.number().nullable().describe('Sun, object, site, deg; null where the orbit is not known.'),
  isUsed: z.boolean().describe('The orbit update rests on it.'),
});

const measurementAssociationResult = part('One measurement against one orbit.', {
  epoch: utcTimeOf('Time of reception'),
  residual: partOrNull('Residual of the direction; null without one.', {
    ra: arcseconds('Right ascension times cos(declination), observed minus predicted'),
    dec: arcseconds('Declination, observed minus predicted'),
  }),
  rangeResidual: z.number().nullable().describe('Observed minus predicted, m; null without a range.'),
  rangeRateResidual: z.number().nullable().describe('Observed minus predicted, m/s; null without one.'),
  associationValue: arcseconds('Angle between observed and predicted direction'),
});

/** A track against one orbit. */
export const t2oAssociationResult = record('TrackToOrbitAssociation', 'A track against one orbit.', {
  isAssociated: z.boolean().describe('The track is of this object.'),
  catalogueId: noradId,
  name: text('Name of the object.'),
  associationMetric,
  associationCriterion,
  associationThreshold: z
    .number()
    .describe('Limit of the association value: arcsec for ANGULAR_DISTANCE, without a unit for MAHALANOBIS_DISTANCE.'),
  associationValue: z.number().describe('Median over the track, in the unit of the threshold.'),
  outsideCount: count('Measurements beyond the threshold'),
  alongTrackOffset: seconds('How late the object comes').nullable(),
  measurementAssociationResults: z.array(measurementAssociationResult).describe('Measurement by measurement.'),
});

/** Orbits that a track was compared with, and the method. */
export const associationResult = record('AssociationResult', 'Orbits that a track was compared with, and the method.', {
  orbitDataType,
  associationMetric,
  orbitSource: text('Where the orbits are from, a sentence.'),
  orbitSourceSentences: sentencesOf('orbitSource'),
  isAmbiguous: z
    .boolean()
    .describe('No object fits clearly better than another, or than an uncatalogued one; none is given.'),
  candidatesTried: count('Orbits that were compared'),
  catalogueIdBestAssociation: noradId.nullable(),
  t2oAssociationResults: z.array(t2oAssociationResult).describe('Best first, the runner-up with it.'),
});

/** An orbit that follows from an unknown track alone. */
export const initialOrbit = record('InitialOrbit', 'An orbit that follows from an unknown track alone.', {
  epoch: utcTimeOf('Epoch'),
  positionKm: z.array(z.number()).length(3).describe('EME2000, km.'),
  velocityKmS: z.array(z.number()).length(3).describe('EME2000, km/s.'),
  method: text('How it was found.'),
  methodSentences: sentencesOf('method'),
  semiMajorAxisKm: z.number().describe('Semi-major axis of the orbit, km.'),
  eccentricity: z.number().describe('Without a unit.'),
  inclinationDeg: z.number().describe('Inclination of the orbit, deg.'),
  residualArcsec: arcseconds('Root mean square of its residuals'),
});

/** Everything about one track. */
export const trackReport = record('TrackReport', 'Everything about one track.', {
  sensorCode: text('Short name of the sensor.'),
  asserted: noradId.nullable().describe('The object that the file names; null for none.'),
  isAsserted: z.boolean().describe('It is the object that was ordered.'),
  start: utcTimeOf('First measurement'),
  end: utcTimeOf('Last measurement'),
  numberOfMeasurements: count('Measurements'),
  numberOfMagnitudeMeasurements: count('Measurements of brightness'),
  meanMagnitude: z.number().nullable().describe('Mean apparent magnitude, mag.'),
  measurementReports: z.array(measurementReport).describe('In order of time.'),
  catalogueIdBestAssociation: noradId.nullable(),
  associationResults: z.array(associationResult).describe('One for each kind of orbit.'),
  initialOrbit: initialOrbit.nullable().describe('For an uncorrelated track; null otherwise.'),
  warnings: z.array(z.string()).describe('Warnings, a sentence each.'),
  warningsSentences: z.array(sentencesOf('warnings')).describe('The sentences of each warning.'),
});

/** The report of a file: E-05. */
export const observationReport = record('ObservationReport', 'Analysis of the measurements of a file.', {
  version: text('Version of this report.'),
  ...fileIds,
  createdAt: utcTimeOf('When it was made'),
  reports: z.array(trackReport).describe('One for each track.'),
});

export type ObservationReport = z.infer<typeof observationReport>;
export type TrackReport = z.infer<typeof trackReport>;
export type AssociationResult = z.infer<typeof associationResult>;
export type TrackToOrbitAssociation = z.infer<typeof t2oAssociationResult>;
export type MeasurementReport = z.infer<typeof measurementReport>;
export type InitialOrbit = z.infer<typeof initialOrbit>;
