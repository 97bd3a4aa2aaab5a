import { formatUtcZ } from '@keepout/astro/epoch';
import type { ObservationReport } from '@keepout/contract/odt/report';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { asWritten, tell } from '@keepout/contract/sentences';
import type { Candidate } from '@keepout/operations/associate/associate';
import type { RankedCandidate } from '@keepout/tracking/association/associate';
import { RAD_PER_ARCSEC, RAD_PER_DEG } from '@keepout/units/angle';
import type { AssociatedFile, AssociatedTrack } from '../tracks/read.thread.ts';

type WireTrack = ObservationReport['reports'][number];
/** What has a text on the wire with its sentences beside it, as it is stored. */
type Stored<Presented, Field extends keyof Presented & string> = Omit<Presented, Field | `${Field}Sentences`> & {
  readonly [Name in Field]: Statement;
};
type AssociationResult = Stored<WireTrack['associationResults'][number], 'orbitSource'>;
export type TrackReport = Omit<WireTrack, 'warnings' | 'warningsSentences' | 'associationResults' | 'initialOrbit'> & {
  readonly warnings: readonly Statement[];
  readonly associationResults: AssociationResult[];
  readonly initialOrbit: Stored<NonNullable<WireTrack['initialOrbit']>, 'method'> | null;
};
export type StoredReport = Omit<ObservationReport, 'reports'> & { readonly reports: TrackReport[] };

/** What a report needs to know besides the tracks. */
export interface ReportFacts {
  readonly observationFileId: string;
  readonly createdTaiS: number;
  /** Catalogue number of the object that was ordered; null for none. */
  readonly orderedNoradId: number | null;
  readonly orderedName: string;
  /** Of each orbit of the ordered object that a track may have been compared with. */
  readonly orderedSources: readonly Statement[];
  /** Of each whether it rests on observations itself. */
  readonly isObservedOrbit: readonly boolean[];
  readonly catalogueSource: Statement;
  nameOf(noradId: number): string;
}

const VERSION = '1.0';

/** The report of a file (E-05): numbers in the units of the wire, no measurement used yet. */
export function reportOfFile(file: AssociatedFile, facts: ReportFacts): StoredReport {
  return {
    version: VERSION,
    observationFileId: facts.observationFileId,
    createdAt: formatUtcZ(facts.createdTaiS),
    reports: file.tracks.map((found) => trackReport(found, file.warnings, facts)),
  };
}

function trackReport(found: AssociatedTrack, fileWarnings: readonly string[], facts: ReportFacts): TrackReport {
  const { track, best } = found;
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
    meanMagnitude: magnitudes.length === 0 ? null : magnitudes.reduce((sum, one) => sum + one, 0) / magnitudes.length,
    measurementReports: measurements.map((one, index) => ({
      epoch: time(one.receptionTaiS),
      observedRaDec:
        one.rightAscensionRad === undefined || one.declinationRad === undefined
          ? null
          : { ra: one.rightAscensionRad / RAD_PER_DEG, dec: one.declinationRad / RAD_PER_DEG },
      observedMagnitude: one.magnitude === undefined ? null : { magnitude: one.magnitude },
      observedRange: one.rangeM === undefined ? null : one.rangeM / 1000,
      observedRangeRate: one.rangeRateMps === undefined ? null : one.rangeRateMps / 1000,
      phaseAngle: found.phaseAnglesRad[index] === undefined ? null : found.phaseAnglesRad[index] / RAD_PER_DEG,
      isUsed: false,
    })),
    catalogueIdBestAssociation: best?.noradId ?? null,
    associationResults: associationResults(found, facts, time),
    initialOrbit: initialOrbitOf(found.initial),
    warnings: [...fileWarnings.map(asWritten), ...warningsOf(found, asserted, facts)],
  };
}

/** The number that a file names; null where it names something else. */
export function assertedNumber(objectName: string | undefined): number | null {
  const digits = /^(?:NORAD[ -]?)?(\d{1,9})$/i.exec((objectName ?? '').trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The result for the ordered orbit and for the catalogue, by angle and by Mahalanobis distance. */
function associationResults(
  found: AssociatedTrack,
  facts: ReportFacts,
  time: (receptionTaiS: number) => string,
): AssociationResult[] {
  const groups = [
    {
      isOrdered: true,
      tried: found.orderedTried,
      source: facts.orderedSources[found.orderedAt] ?? [],
      type: orderedType(found),
    },
    { isOrdered: false, tried: found.catalogueTried, source: facts.catalogueSource, type: 'OMM' as const },
  ];
  const hasAngles = found.track.measurements.some(({ declinationRad }) => declinationRad !== undefined);
  const metrics = hasAngles
    ? (['ANGULAR_DISTANCE', 'MAHALANOBIS_DISTANCE'] as const)
    : (['MAHALANOBIS_DISTANCE'] as const);
  return groups.flatMap(({ isOrdered, tried, source, type }) => {
    if (tried === 0) return [];
    const ranked = found.ranked.filter(({ id }) => id.isOrdered === isOrdered);
    return metrics.map(
      (associationMetric): AssociationResult => ({
        orbitDataType: type,
        associationMetric,
        orbitSource: source,
        isAmbiguous: found.verdict === 'ambiguous',
        candidatesTried: tried,
        catalogueIdBestAssociation: found.best?.isOrdered === isOrdered ? found.best.noradId : null,
        t2oAssociationResults: ranked.map((one) => trackToOrbit(one, found, associationMetric, facts, time)),
      }),
    );
  });
}

const orderedType = ({ orderedKind }: AssociatedTrack): AssociationResult['orbitDataType'] =>
  orderedKind === 'elements' ? 'OMM' : 'SP_EPHEMERIS';

function trackToOrbit(
  one: RankedCandidate<Candidate>,
  { best }: AssociatedTrack,
  associationMetric: AssociationResult['associationMetric'],
  facts: ReportFacts,
  time: (receptionTaiS: number) => string,
): AssociationResult['t2oAssociationResults'][number] {
  const { isOrdered, noradId } = one.id;
  const isAngular = associationMetric === 'ANGULAR_DISTANCE';
  return {
    isAssociated: best?.isOrdered === isOrdered && best.noradId === noradId,
    catalogueId: noradId ?? 0,
    name: isOrdered || noradId === null ? facts.orderedName : facts.nameOf(noradId),
    associationMetric,
    associationCriterion: 'MEDIAN',
    associationThreshold: isAngular ? one.thresholdRad / RAD_PER_ARCSEC : Math.sqrt(one.mahalanobisThreshold),
    associationValue: isAngular ? (one.medianDistanceRad ?? 0) / RAD_PER_ARCSEC : Math.sqrt(one.mahalanobisSquared),
    outsideCount: one.outsideCount,
    alongTrackOffset: one.timeOffsetS,
    measurementAssociationResults: one.residuals.map((residual) => ({
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

function initialOrbitOf(initial: AssociatedTrack['initial']): TrackReport['initialOrbit'] {
  const orbit = initial?.state === 'FOUND' ? initial.orbits[0] : undefined;
  if (orbit === undefined) return null;
  return {
    epoch: formatUtcZ(orbit.epochTaiS, 6),
    positionKm: orbit.positionM.map((one) => one / 1000),
    velocityKmS: orbit.velocityMps.map((one) => one / 1000),
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

function warningsOf(found: AssociatedTrack, asserted: number | null, facts: ReportFacts): Statement[] {
  const { clockOffsetS, best, verdict, initial } = found;
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
