import { formatUtcZ } from '@keepout/astro/epoch';
import type { Association, RankedCandidate } from '@keepout/tracking/association/associate';
import type { InitialOrbit, InitialOrbitResult } from '@keepout/tracking/initial-orbit/initial-orbit';
import type { NamedTrack } from '@keepout/tracking/intake';
import { RAD_PER_DEG } from '@keepout/units/angle';
import type { EarthOrientationUsed } from '../files/earth-orientation-file.ts';
import type { CandidateObject } from './candidates.ts';

const ARCSEC = RAD_PER_DEG / 3600;

/** The report of one track as it is printed. */
export function associationReport(
  track: NamedTrack,
  association: Association<CandidateObject>,
  earthOrientation: EarthOrientationUsed,
  orbit: InitialOrbitResult | null,
): Record<string, unknown> {
  const { measurements } = track;
  const [first] = association.ranked;
  return {
    segment: track.segment,
    observer: track.sensorName,
    asserted: track.objectName ?? null,
    start: formatUtcZ(measurements[0]?.receptionTaiS ?? 0, 6),
    stop: formatUtcZ(measurements.at(-1)?.receptionTaiS ?? 0, 6),
    observations: measurements.length,
    // No object near the track counts as unknown, as does an object near it that does not fit; `candidatesInCone` distinguishes the two.
    verdict: association.verdict === 'no-candidate' ? 'unknown' : association.verdict,
    object: association.verdict === 'associated' ? identityOf(first?.id) : null,
    metric: association.metric,
    clockOffsetS: association.isClockOffset && first !== undefined ? rounded(first.clockOffsetS) : null,
    ratioToNext: association.ratio ?? null,
    earthOrientation,
    candidatesTried: association.candidatesTried,
    candidatesInCone: association.candidatesInCone,
    nearest: association.ranked.map(candidateReport),
    initialOrbit: orbit && { state: orbit.state, orbits: orbit.orbits.map(orbitReport) },
  };
}

function identityOf(id: CandidateObject | undefined): Record<string, unknown> | null {
  return id === undefined ? null : { noradId: id.noradId, name: id.name };
}

function candidateReport(candidate: RankedCandidate<CandidateObject>): Record<string, unknown> {
  return {
    ...candidate.id,
    isWithin: candidate.isWithin,
    medianDistanceArcsec: candidate.medianDistanceRad === undefined ? null : arcsec(candidate.medianDistanceRad),
    thresholdArcsec: Number((candidate.thresholdRad / ARCSEC).toPrecision(4)),
    outsideCount: candidate.outsideCount,
    rmsRightAscensionArcsec: arcsec(candidate.rmsRightAscensionRad),
    rmsDeclinationArcsec: arcsec(candidate.rmsDeclinationRad),
    timeOffsetS: rounded(candidate.timeOffsetS),
    mahalanobisSquared: Number(candidate.mahalanobisSquared.toPrecision(6)),
    mahalanobisThreshold: candidate.mahalanobisThreshold,
    degreesOfFreedom: candidate.degreesOfFreedom,
    leftOut: candidate.leftOut,
    medianRangeKm: Number((candidate.medianRangeM / 1000).toFixed(3)),
    residualsArcsec: candidate.residuals.flatMap(({ acrossRad, declinationRad }) =>
      acrossRad === undefined || declinationRad === undefined ? [] : [[arcsec(acrossRad), arcsec(declinationRad)]],
    ),
    rangeResidualsM: candidate.residuals.flatMap(({ rangeM }) =>
      rangeM === undefined ? [] : Number(rangeM.toPrecision(6)),
    ),
    rangeRateResidualsMps: candidate.residuals.flatMap(({ rangeRateMps }) =>
      rangeRateMps === undefined ? [] : Number(rangeRateMps.toPrecision(6)),
    ),
  };
}

function orbitReport(orbit: InitialOrbit): Record<string, unknown> {
  const km = (values: readonly number[], digits: number): number[] =>
    values.map((value) => Number((value / 1000).toFixed(digits)));
  const { semiMajorAxisSigmaM: sigma } = orbit;
  return {
    epoch: formatUtcZ(orbit.epochTaiS, 6),
    frame: 'EME2000',
    positionKm: km(orbit.positionM, 6),
    velocityKmS: km(orbit.velocityMps, 9),
    semiMajorAxisKm: Number((orbit.semiMajorAxisM / 1000).toFixed(3)),
    semiMajorAxisSigmaKm: Number.isFinite(sigma) ? Number((sigma / 1000).toPrecision(3)) : null,
    eccentricity: Number(orbit.eccentricity.toFixed(6)),
    inclinationDeg: Number((orbit.inclinationRad / RAD_PER_DEG).toFixed(4)),
    rmsArcsec: arcsec(orbit.rmsRad),
  };
}

function arcsec(angleRad: number): number {
  return Number((angleRad / ARCSEC).toPrecision(6));
}

function rounded(seconds: number): number {
  return Number(seconds.toPrecision(4));
}
