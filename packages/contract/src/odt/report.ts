import { z } from 'zod';
import { count, noradId, seconds, text, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { associationCriterion, associationMetric, orbitDataType } from './enums.ts';
import { fileIds } from './observation.ts';

const arcseconds = (what: string) => z.number().meta({ description: `${what}, arcsec.` });

/** One measurement of a track. */
export const measurementReport = z
  .object({
    epoch: utcTimeOf('Time of reception'),
    observedRaDec: z
      .object({
        ra: z.number().meta({ description: 'Right ascension, EME2000, deg.' }),
        dec: z.number().meta({ description: 'Declination, EME2000, deg.' }),
      })
      .nullable()
      .meta({ description: 'Direction; null where only a range was measured.' }),
    observedMagnitude: z
      .object({ magnitude: z.number().meta({ description: 'Apparent magnitude, mag.' }) })
      .nullable()
      .meta({ description: 'Brightness; null where none was measured.' }),
    observedRange: z.number().nullable().meta({ description: 'Range, km; null without one.' }),
    observedRangeRate: z.number().nullable().meta({ description: 'Range rate, km/s; null without one.' }),
    phaseAngle: z
      .number()
      .nullable()
      .meta({ description: 'Sun, object, site, deg; null where the orbit is not known.' }),
    isUsed: z.boolean().meta({ description: 'The orbit update rests on it.' }),
  })
  .meta({ id: 'MeasurementReport', description: 'One measurement of a track.' });

const measurementAssociationResult = z
  .object({
    epoch: utcTimeOf('Time of reception'),
    residual: z
      .object({
        ra: arcseconds('Right ascension times cos(declination), observed minus predicted'),
        dec: arcseconds('Declination, observed minus predicted'),
      })
      .nullable()
      .meta({ description: 'Residual of the direction; null without one.' }),
    rangeResidual: z.number().nullable().meta({ description: 'Observed minus predicted, m; null without a range.' }),
    rangeRateResidual: z.number().nullable().meta({ description: 'Observed minus predicted, m/s; null without one.' }),
    associationValue: arcseconds('Angle between observed and predicted direction'),
  })
  .meta({ description: 'One measurement against one orbit.' });

/** A track against one orbit. */
export const t2oAssociationResult = z
  .object({
    isAssociated: z.boolean().meta({ description: 'The track is of this object.' }),
    catalogueId: noradId,
    name: text('Name of the object.'),
    associationMetric,
    associationCriterion,
    associationThreshold: z.number().meta({
      description:
        'Limit of the association value: arcsec for ANGULAR_DISTANCE, without a unit for MAHALANOBIS_DISTANCE.',
    }),
    associationValue: z.number().meta({ description: 'Median over the track, in the unit of the threshold.' }),
    outsideCount: count('Measurements beyond the threshold'),
    alongTrackOffset: seconds('How late the object comes').nullable(),
    measurementAssociationResults: z
      .array(measurementAssociationResult)
      .meta({ description: 'Measurement by measurement.' }),
  })
  .meta({ id: 'TrackToOrbitAssociation', description: 'A track against one orbit.' });

/** What a track was compared with, and how. */
export const associationResult = z
  .object({
    orbitDataType,
    associationMetric,
    orbitSource: text('Where the orbits are from, a sentence.'),
    orbitSourceSentences: sentencesOf('orbitSource'),
    isAmbiguous: z
      .boolean()
      .meta({ description: 'No object fits clearly better than another, or than one of no catalogue; none is named.' }),
    candidatesTried: count('Orbits that were compared'),
    catalogueIdBestAssociation: noradId.nullable(),
    t2oAssociationResults: z.array(t2oAssociationResult).meta({ description: 'Best first, the runner-up with it.' }),
  })
  .meta({ id: 'AssociationResult', description: 'What a track was compared with, and how.' });

/** An orbit that follows from an unknown track alone. */
export const initialOrbit = z
  .object({
    epoch: utcTimeOf('Epoch'),
    positionKm: z.array(z.number()).length(3).meta({ description: 'EME2000, km.' }),
    velocityKmS: z.array(z.number()).length(3).meta({ description: 'EME2000, km/s.' }),
    method: text('How it was found.'),
    methodSentences: sentencesOf('method'),
    semiMajorAxisKm: z.number().meta({ description: 'km.' }),
    eccentricity: z.number().meta({ description: 'Without a unit.' }),
    inclinationDeg: z.number().meta({ description: 'deg.' }),
    residualArcsec: arcseconds('Root mean square of its residuals'),
  })
  .meta({ id: 'InitialOrbit', description: 'An orbit that follows from an unknown track alone.' });

/** Everything about one track. */
export const trackReport = z
  .object({
    sensorCode: text('Short name of the sensor.'),
    asserted: noradId.nullable().meta({ description: 'The object that the file names; null for none.' }),
    isAsserted: z.boolean().meta({ description: 'It is the object that was ordered.' }),
    start: utcTimeOf('First measurement'),
    end: utcTimeOf('Last measurement'),
    numberOfMeasurements: count('Measurements'),
    numberOfMagnitudeMeasurements: count('Measurements of brightness'),
    meanMagnitude: z.number().nullable().meta({ description: 'Mean apparent magnitude, mag.' }),
    measurementReports: z.array(measurementReport).meta({ description: 'In order of time.' }),
    catalogueIdBestAssociation: noradId.nullable(),
    associationResults: z.array(associationResult).meta({ description: 'One for each kind of orbit.' }),
    initialOrbit: initialOrbit.nullable().meta({ description: 'For a track of nobody we know; null otherwise.' }),
    warnings: z.array(z.string()).meta({ description: 'What is odd about it, a sentence each.' }),
    warningsSentences: z.array(sentencesOf('warnings')).meta({ description: 'The sentences of each warning.' }),
  })
  .meta({ id: 'TrackReport', description: 'Everything about one track.' });

/** The report of a file: E-05. */
export const observationReport = z
  .object({
    version: text('Version of this report.'),
    ...fileIds,
    createdAt: utcTimeOf('When it was made'),
    reports: z.array(trackReport).meta({ description: 'One for each track.' }),
  })
  .meta({ id: 'ObservationReport', description: 'What the measurements of a file say.' });

export type ObservationReport = z.infer<typeof observationReport>;
export type TrackReport = z.infer<typeof trackReport>;
export type AssociationResult = z.infer<typeof associationResult>;
export type TrackToOrbitAssociation = z.infer<typeof t2oAssociationResult>;
export type MeasurementReport = z.infer<typeof measurementReport>;
export type InitialOrbit = z.infer<typeof initialOrbit>;
