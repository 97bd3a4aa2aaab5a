import { formatUtcZ } from '@keepout/astro/epoch';
import type { ObservationReport } from '@keepout/contract/odt/report';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { asWritten, tell } from '@keepout/contract/sentences';
import type { ObjectCandidate } from '@keepout/operations/associate/associate';
import type { RankedCandidate } from '@keepout/tracking/association/associate';
import { RAD_PER_ARCSEC, RAD_PER_DEG } from '@keepout/units/angle';
import type { AssociatedFile, AssociatedTrack } from '../tracks/read.thread.ts';

type WireTrack = ObservationReport['reports'][number];
/** Stored form of fields that have a text with sentences on the wire. */
type Stored<Presented, Field extends keyof Presented & string> = Omit<Presented, Field | `${Field}Sentences`> & {
  readonly [Name in Field]: Statement;
};
type AssociationResult = Stored<WireTrack['associationResults'][number], 'orbitSource'>;
export type StoredTrackReport = Omit<
  WireTrack,
  'warnings' | 'warningsSentences' | 'associationResults' | 'initialOrbit'
> & {
  readonly warnings: readonly Statement[];
  readonly associationResults: AssociationResult[];
  readonly initialOrbit: Stored<NonNullable<WireTrack['initialOrbit']>, 'method'> | null;
};
export type StoredReport = Omit<ObservationReport, 'file-id' | 'reports'> & { readonly reports: StoredTrackReport[] };

/** Data of a report in addition to the tracks. */
export interface ObservationReportFacts {
  readonly observationFileId: string;
  readonly createdTaiS: number;
  /** Catalogue number of the object that was ordered; null for none. */
  readonly orderedNoradId: number | null;
  readonly orderedName: string;
  /** Source of each orbit of the ordered object in the comparison. */
  readonly orderedSources: readonly Statement[];
  /** For each whether it is based on observations. */
  readonly isObservedOrbit: readonly boolean[];
  readonly catalogueSource: Statement;
  nameOf(noradId: number): string;
}

const VERSION = '1.0';

/** The report of a file (E-05): numbers in the units of the wire, no measurement used yet. */
export function reportOfFile(file: AssociatedFile, facts: ObservationReportFacts): StoredReport {
  return {
    version: VERSION,
    observationFileId: facts.observationFileId,
    createdAt: formatUtcZ(facts.createdTaiS),
    reports: file.tracks.map((track) => trackReport(track, file.warnings, facts)),
  };
}

function trackReport(
  match: AssociatedTrack,
  fileWarnings: readonly string[],
  facts: ObservationReportFacts,
): StoredTrackReport {
  const { track, best } = match;
  const { measurements, timeBiasS } = track;
  const time = (receptionTaiS: number) => formatUtcZ(receptionTaiS - timeBiasS, 6);
  const magnitudes = measurements.flatMap(({ magnitude }) => magnitude ?? []);
  const asserted = assertedNumber(track.objectName);
  return {
    sensorCode: track.sensorCode,
    asserted,
    isAsserted: best?.isOrdered === true,
    start: time(measurements[0]?.receptionTaiS ?? 0),
    end: time(measurements.at(-1)?.receptionTaiS ?? 0),
    numberOfMeasurements: measurements.length,
    numberOfMagnitudeMeasurements: magnitudes.length,
    meanMagnitude:
      magnitudes.length === 0 ? null : magnitudes.reduce((sum, magnitude) => sum + magnitude, 0) / magnitudes.length,
    measurementReports: measurements.map((measurement, index) => ({
      epoch: time(measurement.receptionTaiS),
      observedRaDec:
        measurement.rightAscensionRad === undefined || measurement.declinationRad === undefined
          ? null
          : { ra: measurement.rightAscensionRad / RAD_PER_DEG, dec: measurement.declinationRad / RAD_PER_DEG },
      observedMagnitude: measurement.magnitude === undefined ? null : { magnitude: measurement.magnitude },
      observedRange: measurement.rangeM === undefined ? null : measurement.rangeM / 1000,
      observedRangeRate: measurement.rangeRateMps === undefined ? null : measurement.rangeRateMps / 1000,
      phaseAngle: match.phaseAnglesRad[index] === undefined ? null : match.phaseAnglesRad[index] / RAD_PER_DEG,
      isUsed: false,
    })),
    catalogueIdBestAssociation: best?.noradId ?? null,
    associationResults: associationResults(match, facts, time),
    initialOrbit: initialOrbitOf(match.initial),
    warnings: [...fileWarnings.map(asWritten), ...warningsOf(match, asserted, facts)],
  };
}

/** The number that a file names; null where it names something else. */
export function assertedNumber(objectName: string | undefined): number | null {
  const digits = /^(?:NORAD[ -]?)?(\d{1,9})$/i.exec((objectName ?? '').trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The result for the ordered orbit and for the catalogue, by angle and by Mahalanobis distance. */
function associationResults(
  track: AssociatedTrack,
  facts: ObservationReportFacts,
  time: (receptionTaiS: number) => string,
): AssociationResult[] {
  const groups = [
    {
      isOrdered: true,
      candidatesTried: track.orderedTried,
      source: facts.orderedSources[track.orderedAt] ?? [],
      type: orderedType(track),
    },
    { isOrdered: false, candidatesTried: track.catalogueTried, source: facts.catalogueSource, type: 'OMM' as const },
  ];
  const hasAngles = track.track.measurements.some(({ declinationRad }) => declinationRad !== undefined);
  const metrics = hasAngles
    ? (['ANGULAR_DISTANCE', 'MAHALANOBIS_DISTANCE'] as const)
    : (['MAHALANOBIS_DISTANCE'] as const);
  return groups.flatMap(({ isOrdered, candidatesTried, source, type }) => {
    if (candidatesTried === 0) return [];
    const ranked = track.ranked.filter(({ id }) => id.isOrdered === isOrdered);
    return metrics.map(
      (associationMetric): AssociationResult => ({
        orbitDataType: type,
        associationMetric,
        orbitSource: source,
        isAmbiguous: track.verdict === 'ambiguous',
        candidatesTried,
        catalogueIdBestAssociation: track.best?.isOrdered === isOrdered ? track.best.noradId : null,
        t2oAssociationResults: ranked.map((candidate) =>
          trackToOrbit(candidate, track, associationMetric, facts, time),
        ),
      }),
    );
  });
}

const orderedType = ({ orderedKind }: AssociatedTrack): AssociationResult['orbitDataType'] =>
  orderedKind === 'elements' ? 'OMM' : 'SP_EPHEMERIS';

function trackToOrbit(
  candidate: RankedCandidate<ObjectCandidate>,
  { best }: AssociatedTrack,
  associationMetric: AssociationResult['associationMetric'],
  facts: ObservationReportFacts,
  time: (receptionTaiS: number) => string,
): AssociationResult['t2oAssociationResults'][number] {
  const { isOrdered, noradId } = candidate.id;
  const isAngular = associationMetric === 'ANGULAR_DISTANCE';
  return {
    isAssociated: best?.isOrdered === isOrdered && best.noradId === noradId,
    catalogueId: noradId ?? 0,
    name: isOrdered || noradId === null ? facts.orderedName : facts.nameOf(noradId),
    associationMetric,
    associationCriterion: 'MEDIAN',
    associationThreshold: isAngular
      ? candidate.thresholdRad / RAD_PER_ARCSEC
      : Math.sqrt(candidate.mahalanobisThreshold),
    associationValue: isAngular
      ? (candidate.medianDistanceRad ?? 0) / RAD_PER_ARCSEC
      : Math.sqrt(candidate.mahalanobisSquared),
    outsideCount: candidate.outsideCount,
    alongTrackOffset: candidate.timeOffsetS,
    measurementAssociationResults: candidate.residuals.map((residual) => ({
      epoch: time(residual.receptionTaiS),
      residual:
        residual.acrossRad === undefined || residual.declinationRad === undefined
          ? null
          : { ra: residual.acrossRad / RAD_PER_ARCSEC, dec: residual.declinationRad / RAD_PER_ARCSEC },
      rangeResidual: residual.rangeM ?? null,
      rangeRateResidual: residual.rangeRateMps ?? null,
      associationValue: (residual.distanceRad ?? 0) / RAD_PER_ARCSEC,
    })),
  };
}

const INITIAL_METHOD = tell('initial-orbit');

function initialOrbitOf(initial: AssociatedTrack['initial']): StoredTrackReport['initialOrbit'] {
  const orbit = initial?.state === 'FOUND' ? initial.orbits[0] : undefined;
  if (orbit === undefined) return null;
  return {
    epoch: formatUtcZ(orbit.epochTaiS, 6),
    positionKm: orbit.positionM.map((component) => component / 1000),
    velocityKmS: orbit.velocityMps.map((component) => component / 1000),
    method: INITIAL_METHOD,
    semiMajorAxisKm: orbit.semiMajorAxisM / 1000,
    eccentricity: orbit.eccentricity,
    inclinationDeg: orbit.inclinationRad / RAD_PER_DEG,
    residualArcsec: orbit.rmsRad / RAD_PER_ARCSEC,
  };
}

const NO_ORBIT: Readonly<Record<NonNullable<AssociatedTrack['initial']>['state'], Statement>> = {
  FOUND: [],
  AMBIGUOUS: tell('orbit-ambiguous'),
  ARC_TOO_SHORT: tell('arc-too-short'),
  NO_FIT: tell('no-orbit-fits'),
  TOO_FEW: tell('measurements-too-few'),
};

function warningsOf(track: AssociatedTrack, asserted: number | null, facts: ObservationReportFacts): Statement[] {
  const { clockOffsetS, best, verdict, initial } = track;
  return [
    ...(clockOffsetS === null
      ? []
      : [
          tell('clock-off', {
            offsetS: Number(Math.abs(clockOffsetS).toFixed(3)),
            aheadOrBehind: clockOffsetS > 0 ? 'ahead' : 'behind',
          }),
        ]),
    ...(asserted !== null && best !== undefined && best.noradId !== null && asserted !== best.noradId
      ? [tell('file-names-other', { asserted, noradId: best.noradId, name: facts.nameOf(best.noradId) })]
      : []),
    ...(initial === undefined || initial.state === 'FOUND' ? [] : [NO_ORBIT[initial.state]]),
    ...(verdict === 'no-candidate' ? [tell('nothing-near')] : []),
  ];
}
