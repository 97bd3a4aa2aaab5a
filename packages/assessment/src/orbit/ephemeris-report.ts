import { covarianceGrowth } from '@keepout/astro/covariance/growth';
import { equinoctialFromCartesian } from '@keepout/astro/elements/equinoctial';
import { type TrajectoryDifference, trajectoryDifferences } from '@keepout/astro/ephemeris/difference';
import { fitHiddenBurn } from '@keepout/astro/ephemeris/hidden-burn';
import { ephemerisQuality } from '@keepout/astro/ephemeris/quality';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { Ephemeris } from '@keepout/astro/nouns';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { type EphemerisFinding, findingsOf } from './ephemeris-findings.ts';
import { type PackedEphemeris, unpackEphemeris } from './packed-ephemeris.ts';
import { predictionRealism } from './prediction-realism.ts';
import type { EphemerisComparison, EphemerisReportFacts } from './report-facts.ts';

/** The facts of an ephemeris, and their meaning. */
export interface EphemerisReport extends EphemerisReportFacts {
  /** Worst first. */
  readonly findings: readonly EphemerisFinding[];
}

/** One file: its table, and how many of its covariances were left out because they are not positive definite. */
export interface ReportedEphemeris {
  readonly ephemeris: PackedEphemeris;
  readonly covariancesLeftOut: number;
}

/** Orbits that drag ages within days. */
const LOW_PERIOD_S = 7_650;
const WANTED_LOW_DAYS = 7;
const WANTED_OTHER_DAYS = 14;
const COMPARED_EPOCHS = 200;
const DECLARED_REVOLUTIONS = 0.25;

/**
 * Returns the quality of an ephemeris, and its continuity with the previous one.
 *
 * Method   span and spacing against the period, gaps, error of interpolation (`ephemerisQuality`), growth of the covariance
 *          (`covarianceGrowth`), difference over sigma (`trajectoryDifferences`), undeclared burn (`fitHiddenBurn`), chi-square
 *          of the earlier prediction (`predictionRealism`); docs/models/ephemeris-quality
 * Frame    comparisons in EME2000, differences in RTN of the earlier file
 *
 * @param before   the previous operational file; without it no comparison is made
 * @returns EphemerisReport   |   undefined when the table tells of no bound orbit
 */
export function ephemerisReport(file: ReportedEphemeris, before?: PackedEphemeris): EphemerisReport | undefined {
  const trajectory = inFrame(unpackEphemeris(file.ephemeris), 'EME2000');
  const periodS = periodOf(trajectory);
  if (periodS === undefined) return undefined;
  const { frame, epochsTaiS, states, method, degree, segments } = file.ephemeris;
  const quality = ephemerisQuality({ frame, epochsTaiS, states, method, degree, segments });
  const epochs = covarianceEpochs(file.ephemeris);
  const growth = covarianceGrowth(trajectory, epochs);
  const spanS = trajectory.stopTaiS - trajectory.startTaiS;
  const facts: EphemerisReportFacts = {
    spanS,
    wantedSpanS: (periodS < LOW_PERIOD_S ? WANTED_LOW_DAYS : WANTED_OTHER_DAYS) * SECONDS_PER_DAY,
    periodS,
    statesPerRevolution: quality.stepS.median > 0 ? periodS / quality.stepS.median : 0,
    gaps: quality.gaps,
    ...(quality.estimatedErrorM !== undefined && { interpolationErrorM: quality.estimatedErrorM }),
    ...(growth && { covariance: { ...growth, stateCount: quality.nodeCount } }),
    ...(before && { comparison: comparisonOf(trajectory, file.ephemeris, before, periodS) }),
  };
  return { ...facts, findings: findingsOf(facts, file.covariancesLeftOut) };
}

/** A burn that one ephemeris of a satellite has and another has not. */
export interface FoundBurn {
  readonly epochTaiS: number;
  readonly deltaVMps: number;
  /** Revolution of the satellite. */
  readonly periodS: number;
}

/** Returns the burn by which an ephemeris departs from another of the same satellite; undefined where no burn explains the difference. */
export function burnBetween(reference: PackedEphemeris, compared: PackedEphemeris): FoundBurn | undefined {
  const [from, to] = [reference, compared].map((packed) => inFrame(unpackEphemeris(packed), 'EME2000')) as [
    Ephemeris,
    Ephemeris,
  ];
  const periodS = periodOf(from);
  const fit = fitHiddenBurn(from, to);
  const burn = fit.ok ? fit.value.burn : undefined;
  return burn && periodS !== undefined ? { epochTaiS: burn.epochTaiS, deltaVMps: burn.deltaVMps, periodS } : undefined;
}

function comparisonOf(
  trajectory: Ephemeris,
  packed: PackedEphemeris,
  before: PackedEphemeris,
  periodS: number,
): EphemerisComparison {
  const reference = inFrame(unpackEphemeris(before), 'EME2000');
  const overlapS =
    Math.min(reference.stopTaiS, trajectory.stopTaiS) - Math.max(reference.startTaiS, trajectory.startTaiS);
  if (!(overlapS > 0)) return { overlapS: 0, differences: [], isBurnDeclared: false };
  const differences = trajectoryDifferences(reference, trajectory, overlapS / COMPARED_EPOCHS);
  const handover = differences[0];
  const largest = differences.reduce<TrajectoryDifference | undefined>(
    (largestDifference, difference) =>
      largestDifference === undefined || lengthOf(difference) > lengthOf(largestDifference)
        ? difference
        : largestDifference,
    undefined,
  );
  const fitted = fitHiddenBurn(reference, trajectory);
  const fit = fitted.ok ? fitted.value : undefined;
  const boundaries = [...innerBoundaries(packed), ...innerBoundaries(before)];
  const burnTaiS = fit?.burn?.epochTaiS;
  const realism = fit?.burn ? undefined : predictionRealism(trajectoryDifferences(reference, trajectory, periodS));
  return {
    overlapS,
    ...(handover && { handover }),
    ...(largest && { largest }),
    differences,
    ...(fit && { fit }),
    isBurnDeclared:
      burnTaiS !== undefined &&
      boundaries.some((epochTaiS) => Math.abs(epochTaiS - burnTaiS) <= DECLARED_REVOLUTIONS * periodS),
    ...(realism && reference.covarianceAt !== undefined && { realism }),
  };
}

const lengthOf = ({ positionRtnM: [r, t, n] }: TrajectoryDifference): number => Math.hypot(r, t, n);

function periodOf(trajectory: Ephemeris): number | undefined {
  const six = new Float64Array(6);
  if (!trajectory.stateAt(trajectory.startTaiS, six)) return undefined;
  const elements = equinoctialFromCartesian(six);
  return elements && (2 * Math.PI) / elements.meanMotionRadps;
}

function covarianceEpochs({ covarianceFrames, covariances }: PackedEphemeris): number[] {
  return covarianceFrames.map((_, index) => covariances[index * 37]!);
}

/** Where a file begins a new segment after its first. */
const innerBoundaries = ({ segments }: PackedEphemeris): number[] => segments.slice(1).map((segment) => segment[2]);
