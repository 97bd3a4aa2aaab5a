import type { Observation } from '@keepout/contract/odt/observation';
import type { ObservationReport, TrackReport } from '@keepout/contract/odt/report';
import { tell, textOf, withStatement } from '@keepout/contract/sentences';
import { iso } from './clock.ts';

/** What the measurements of a file say: a track of its object, with the next one that it might be of. */
export function reportFixture(file: Observation): ObservationReport {
  const startMs = Date.parse(file.start);
  const isByRadar = file.numberOfMagnitudeMeasurements === 0;
  const warnings = isByRadar ? [] : [tell('clock-off', { offsetS: 0.118, aheadOrBehind: 'behind' })];
  const wobble = (index: number, scale: number) => scale * (Math.sin(index * 2.7) + 0.6 * Math.cos(index * 5.3));
  const count = file.numberOfMeasurements;
  const epochs = Array.from({ length: count }, (_, index) => iso(startMs + index * 6000));
  const results = (scale: number, offset: number) =>
    epochs.map((epoch, index) => {
      const residual = { ra: offset + wobble(index, scale), dec: offset / 3 + wobble(index + 4, scale) };
      return {
        epoch,
        residual,
        associationValue: Math.hypot(residual.ra, residual.dec),
        rangeResidual: isByRadar ? wobble(index + 2, 14) : null,
        rangeRateResidual: isByRadar ? wobble(index + 1, 0.3) : null,
      };
    });
  const association = (catalogueId: number, name: string, isAssociated: boolean, value: number, offset: number) => ({
    isAssociated,
    catalogueId,
    name,
    associationMetric: 'ANGULAR_DISTANCE' as const,
    associationCriterion: 'MEDIAN' as const,
    associationThreshold: 42.345_67,
    associationValue: value,
    outsideCount: isAssociated ? 0 : count,
    alongTrackOffset: isAssociated ? -0.12 : 18.4,
    measurementAssociationResults: results(isByRadar ? 9 : 4, offset),
  });
  const best = file.catalogueIdBestAssociation;
  const name = best === 22000 ? 'ONEWEB-0417' : 'ENVISAT';
  const track: TrackReport = {
    sensorCode: file.sensorCode,
    asserted: file.catalogueId,
    isAsserted: true,
    start: file.start,
    end: file.end,
    numberOfMeasurements: count,
    numberOfMagnitudeMeasurements: file.numberOfMagnitudeMeasurements,
    meanMagnitude: isByRadar ? null : 9.84,
    measurementReports: epochs.map((epoch, index) => ({
      epoch,
      observedRaDec: { ra: 211.42 + index * 0.61, dec: 18.2 + 14 * Math.sin(index / 18) },
      observedMagnitude: isByRadar ? null : { magnitude: 9.8 - 0.9 * Math.sin(index / 9) + wobble(index, 0.06) },
      observedRange: isByRadar ? 812 + Math.abs(index - count / 2) * 21 : null,
      observedRangeRate: isByRadar ? (index - count / 2) * 0.31 : null,
      phaseAngle: 58 + index * 0.9,
      isUsed: index !== 3 && index !== 17,
    })),
    catalogueIdBestAssociation: file.isWithdrawn ? null : best,
    associationResults: [
      {
        orbitDataType: 'TLE',
        associationMetric: 'ANGULAR_DISTANCE',
        isAmbiguous: false,
        candidatesTried: 26_834,
        ...withStatement('orbitSource', tell('element-sets-of', { catalogue: 'catalogue.tle' })),
        catalogueIdBestAssociation: file.isWithdrawn ? null : best,
        t2oAssociationResults: [
          association(best ?? 0, name, !file.isWithdrawn, 6.213_4, 1.4),
          association(41_119, 'COSMOS 2251 DEB', false, 1284.77, 1280),
        ],
      },
    ],
    initialOrbit: null,
    warnings: warnings.map(textOf),
    warningsSentences: warnings.map((warning) => [...warning]),
  };
  // A night of one's own holds a track of somebody whom nobody knows as well.
  const unknownTrack: TrackReport = {
    ...track,
    asserted: null,
    isAsserted: false,
    catalogueIdBestAssociation: null,
    associationResults: [],
    initialOrbit: {
      epoch: file.start,
      positionKm: [6921.4, -842.2, 311.9],
      velocityKmS: [0.62, 1.94, 7.31],
      ...withStatement('method', tell('initial-orbit')),
      semiMajorAxisKm: 7143.2,
      eccentricity: 0.0021,
      inclinationDeg: 98.4,
      residualArcsec: 1.21,
    },
  };
  return {
    version: '1.0',
    'file-id': file['file-id'],
    observationFileId: file.observationFileId,
    createdAt: file.receivedAt,
    reports: count === 0 ? [] : file.observationRequestId === null ? [track, unknownTrack] : [track],
  };
}
