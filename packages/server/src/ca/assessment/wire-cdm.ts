import { formatUtcZ } from '@keepout/astro/epoch';
import type { Vec3 } from '@keepout/astro/nouns';
import type { PcReport } from '@keepout/conjunction/pc/compute-pc';
import type { Cdm, CdmObject } from '@keepout/contract/ca/cdm';
import { RAD_PER_DEG } from '@keepout/units/angle';
import type { Assessment } from './assess.ts';
import { missingPcText } from './reason-text.ts';

/** Who wrote a message and what its author says of the probability. */
export interface Authorship {
  readonly originator: string;
  readonly messageId: string;
  readonly creationTaiS: number;
  readonly originatorProbability: number | null;
  readonly originatorMethod: string | null;
}

/** A message's record before it has a place among the operator's records. */
export type CdmContent = Omit<Cdm, 'cdmId' | 'conjunctionId' | 'satelliteId' | 'screeningId'>;

/** An assessment as the API tells it; sums of both objects are added when both have the XX covariance (E-01). */
export function cdmContent(assessment: Assessment, authorship: Authorship): CdmContent {
  const { summary, pc, pcReason, report, approach } = assessment;
  const { dilution } = report;
  const { creationTaiS, ...author } = authorship;
  const object1 = wireObject(assessment, 0);
  const object2 = wireObject(assessment, 1);
  return {
    ...author,
    creationDate: formatUtcZ(creationTaiS),
    object1,
    object2,
    conjunctionData: {
      tca: formatUtcZ(approach.tcaTaiS, 6),
      riskLevel: assessment.riskLevel,
      ...combined(object1, object2),
    },
    totalMissDistance: summary.missDistanceM,
    relativeSpeed: summary.relativeSpeedMps,
    relativePosition: rtn(summary.relativePositionRtnM),
    relativeVelocity: rtn(summary.relativeVelocityRtnMps),
    approachAngle: summary.approachAngleRad / RAD_PER_DEG,
    probabilityOfCollision: pc ?? null,
    probabilityMethod: methodName(report),
    probabilityReason: pcReason === undefined ? null : missingPcText(pcReason),
    maxProbability: report.maxPc,
    maxProbabilityScale: dilution?.scaleAtMax ?? null,
    dilution: dilution === undefined ? null : dilution.region === 'robust' ? 'ROBUST' : 'DILUTED',
    mahalanobisDistance: report.mahalanobisPlane ?? null,
    missSigma: summary.sigmaAlongMissM ?? null,
    usage: [...(report.methods[report.recommended?.method ?? 'foster-1992']?.reasons ?? [])],
  };
}

/** The recommended method as data messages spell it: author and year. */
export function methodName(report: PcReport): string {
  return (report.recommended?.method ?? 'foster-1992').toUpperCase();
}

function wireObject(assessment: Assessment, index: 0 | 1): CdmObject {
  const { approach, knowledge, radius, plane, summary } = assessment;
  const party = approach.parties[index];
  const state = approach.states[index];
  const { covariance, source } = knowledge[index];
  const contribution = index === 0 ? plane?.primaryM2 : plane?.secondaryM2;
  const size = index === 0 ? radius.primary : radius.secondary;
  const sigma = index === 0 ? summary.primarySigmaRtnM : summary.secondarySigmaRtnM;
  return {
    noradId: party.noradId,
    designator: party.designator,
    name: party.name,
    cosparId: party.cosparId,
    objectType: party.objectType,
    manoeuvrable: party.manoeuvrable,
    ...radiusOf(assessment, index, size),
    conjunctionPlaneX: plane === undefined ? null : index === 0 ? 0 : plane.plane.missXM,
    conjunctionPlaneY: plane === undefined ? null : index === 0 ? 0 : plane.plane.missYM,
    conjunctionPlaneCovarianceXX: contribution?.xx ?? null,
    conjunctionPlaneCovarianceYX: contribution?.yx ?? null,
    conjunctionPlaneCovarianceYY: contribution?.yy ?? null,
    covarianceSource: source,
    sigma: sigma === undefined ? null : rtn(sigma),
    covarianceRtn: covariance === undefined ? null : lowerTriangle(covariance.matrix),
    orbitSource: party.orbitSource,
    orbitAgeSeconds: party.orbitAgeS(approach.tcaTaiS) ?? null,
    positionKm: state.positionM.map((value) => value / 1000),
    velocityKmS: state.velocityMps.map((value) => value / 1000),
    frame: state.frame,
  };
}

/** A combined radius taken whole from a message counts for object 1; object 2 adds nothing to it. */
function radiusOf(
  assessment: Assessment,
  index: 0 | 1,
  size: { readonly radiusM: number; readonly source: string },
): Pick<CdmObject, 'hardBodyRadius' | 'hardBodyRadiusSource'> {
  const { radius } = assessment;
  if (radius.source === 'sum') return { hardBodyRadius: size.radiusM, hardBodyRadiusSource: size.source };
  return { hardBodyRadius: index === 0 ? radius.radiusM : 0, hardBodyRadiusSource: 'cdm-comment-combined' };
}

/** Each sum is there when both objects have the XX covariance, as the specification says. */
export function combined(one: CdmObject, other: CdmObject): Partial<Cdm['conjunctionData']> {
  if (one.conjunctionPlaneCovarianceXX === null || other.conjunctionPlaneCovarianceXX === null) return {};
  const sum = (a: number | null, b: number | null): number => (a ?? 0) + (b ?? 0);
  return {
    combinedHardBodyRadius: sum(one.hardBodyRadius, other.hardBodyRadius),
    combinedPlaneX: sum(one.conjunctionPlaneX, other.conjunctionPlaneX),
    combinedPlaneY: sum(one.conjunctionPlaneY, other.conjunctionPlaneY),
    combinedPlaneCovarianceXX: sum(one.conjunctionPlaneCovarianceXX, other.conjunctionPlaneCovarianceXX),
    combinedPlaneCovarianceYX: sum(one.conjunctionPlaneCovarianceYX, other.conjunctionPlaneCovarianceYX),
    combinedPlaneCovarianceYY: sum(one.conjunctionPlaneCovarianceYY, other.conjunctionPlaneCovarianceYY),
  };
}

function rtn([r, t, n]: Vec3): { r: number; t: number; n: number } {
  return { r, t, n };
}

function lowerTriangle(matrix: Float64Array): number[] {
  return Array.from({ length: 6 }, (_, row) => Array.from(matrix.subarray(row * 6, row * 6 + row + 1))).flat();
}
