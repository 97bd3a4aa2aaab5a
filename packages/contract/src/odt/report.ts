import { z } from 'zod';
import { part, partOrNull, record } from '../platform/described.ts';
import { count, noradId, seconds, text, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { associationCriterion, associationMetric, orbitDataType } from './enums.ts';
import { fileIds } from './observation.ts';

const arcseconds = (label: string) => z.number().describe(`${label}, arcsec.`);

/** One measurement of a track. */
export const measurementReport = record('MeasurementReport', 'A measurement of a track.', {
  epoch: utcTimeOf('Time of reception'),
  observedRaDec: partOrNull('Measured direction; null if only a range was measured.', {
    ra: z.number().describe('Right ascension, EME2000, deg.'),
    dec: z.number().describe('Declination, EME2000, deg.'),
  }),
  observedMagnitude: partOrNull('Measured brightness; null if not measured.', {
    magnitude: z.number().describe('Apparent magnitude, mag.'),
  }),
  observedRange: z.number().nullable().describe('Measured range, km; null if not measured.'),
  observedRangeRate: z.number().nullable().describe('Measured range rate, km/s; null if not measured.'),
  phaseAngle: z.number().nullable().describe('Phase angle Sun-object-site, deg; null if the orbit is unknown.'),
  isUsed: z.boolean().describe('True if the orbit update uses the measurement.'),
});

const measurementAssociationResult = part('Residuals of a measurement against an orbit.', {
  epoch: utcTimeOf('Time of reception'),
  residual: partOrNull('Residual of the direction; null without a direction.', {
    ra: arcseconds('Right ascension times cos(declination), observed minus predicted'),
    dec: arcseconds('Declination, observed minus predicted'),
  }),
  rangeResidual: z
    .number()
    .nullable()
    .describe('Residual of the range, observed minus predicted, m; null without a range.'),
  rangeRateResidual: z
    .number()
    .nullable()
    .describe('Residual of the range rate, observed minus predicted, m/s; null without a range rate.'),
  associationValue: arcseconds('Angle between observed and predicted direction'),
});

/** Association of a track with one orbit. */
export const t2oAssociationResult = record('TrackToOrbitAssociation', 'Association of a track with one orbit.', {
  isAssociated: z.boolean().describe('True if the track correlates with this object.'),
  catalogueId: noradId,
  name: text('Name of the object.'),
  associationMetric,
  associationCriterion,
  associationThreshold: z
    .number()
    .describe('Limit of the association value: arcsec for ANGULAR_DISTANCE, no unit for MAHALANOBIS_DISTANCE.'),
  associationValue: z
    .number()
    .describe('Median of the association metric over the track, in the unit of the threshold.'),
  outsideCount: count('Measurements beyond the threshold'),
  alongTrackOffset: seconds(
    'Along-track timing offset of the object, positive if late; null if not determined',
  ).nullable(),
  measurementAssociationResults: z.array(measurementAssociationResult).describe('Residuals by measurement.'),
});

/** Track correlation with the orbits of one source. */
export const associationResult = record('AssociationResult', 'Track correlation with the orbits of one source.', {
  orbitDataType,
  associationMetric,
  orbitSource: text('Source of the orbits, a sentence.'),
  orbitSourceSentences: sentencesOf('orbitSource'),
  isAmbiguous: z
    .boolean()
    .describe(
      'True if no object fits clearly better than another, or than an uncatalogued one. The track is then not assigned.',
    ),
  candidatesTried: count('Compared orbits'),
  catalogueIdBestAssociation: noradId.nullable(),
  t2oAssociationResults: z.array(t2oAssociationResult).describe('Best association and the second best, in this order.'),
});

/** Initial orbit from an uncorrelated track alone. */
export const initialOrbit = record('InitialOrbit', 'Initial orbit from an uncorrelated track alone.', {
  epoch: utcTimeOf('Epoch of the orbit'),
  positionKm: z.array(z.number()).length(3).describe('Position, EME2000, km.'),
  velocityKmS: z.array(z.number()).length(3).describe('Velocity, EME2000, km/s.'),
  method: text('Method of the orbit determination.'),
  methodSentences: sentencesOf('method'),
  semiMajorAxisKm: z.number().describe('Semi-major axis of the orbit, km.'),
  eccentricity: z.number().describe('Eccentricity of the orbit, no unit.'),
  inclinationDeg: z.number().describe('Inclination of the orbit, deg.'),
  residualArcsec: arcseconds('Root mean square of the residuals'),
});

/** Analysis of one track. */
export const trackReport = record('TrackReport', 'Analysis of one track.', {
  sensorCode: text('Code of the sensor.'),
  asserted: noradId.nullable().describe('Catalogue number that the file states; null if it states none.'),
  isAsserted: z.boolean().describe('True if the track is of the ordered object.'),
  start: utcTimeOf('Time of the first measurement'),
  end: utcTimeOf('Time of the last measurement'),
  numberOfMeasurements: count('Measurements in the track'),
  numberOfMagnitudeMeasurements: count('Brightness measurements in the track'),
  meanMagnitude: z.number().nullable().describe('Mean apparent magnitude, mag; null without brightness.'),
  measurementReports: z.array(measurementReport).describe('Measurements by time.'),
  catalogueIdBestAssociation: noradId.nullable(),
  associationResults: z.array(associationResult).describe('Track correlation for each source of orbits.'),
  initialOrbit: initialOrbit.nullable().describe('For an uncorrelated track; null otherwise.'),
  warnings: z.array(z.string()).describe('Warnings, a sentence each.'),
  warningsSentences: z.array(sentencesOf('warnings')).describe('The sentences of each warning.'),
});

/** The report of a file: E-05. */
export const observationReport = record('ObservationReport', 'Analysis of the measurements of a file.', {
  version: text('Version of this report.'),
  ...fileIds,
  createdAt: utcTimeOf('Time of the analysis'),
  reports: z.array(trackReport).describe('Analyses by track.'),
});

export type ObservationReport = z.infer<typeof observationReport>;
export type TrackReport = z.infer<typeof trackReport>;
export type AssociationResult = z.infer<typeof associationResult>;
export type TrackToOrbitAssociation = z.infer<typeof t2oAssociationResult>;
export type MeasurementReport = z.infer<typeof measurementReport>;
export type InitialOrbit = z.infer<typeof initialOrbit>;
