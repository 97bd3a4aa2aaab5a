import type { ObjectType, StateCovariance, Vec3 } from '@keepout/astro/nouns';
import type { RiskLevel } from '@keepout/conjunction/decision/risk-level';
import { type CountedSigmas, scaledCovariance } from '@keepout/conjunction/decision/sigma-rules';
import type { Verdict } from '@keepout/conjunction/decision/verdict';
import type { DilutionRegion } from '@keepout/conjunction/pc/bounds/dilution';
import type { MissingMaxPc } from '@keepout/conjunction/pc/bounds/report-bounds';
import type { ObjectDilution } from '@keepout/conjunction/pc/bounds/separate-dilution';
import type { PcMethodName } from '@keepout/conjunction/pc/methods';
import { RAD_PER_DEG } from '@keepout/units/angle';
import type { Judgement, MissingPcReason } from './judge.ts';
import { COVARIANCE_SOURCES, type CovarianceSource, type Party, type StatedBy } from './orbit/party.ts';

/** Figures of one object in a message, as plain data: null where unknown. */
export interface ObjectFigures extends Pick<Party, 'noradId' | 'designator' | 'name' | 'cosparId' | 'manoeuvrable'> {
  readonly objectType: ObjectType;
  readonly hardBodyRadiusM: number | null;
  readonly hardBodyRadiusSource: string;
  /** Place and covariance in the encounter plane: the sum over both objects is the relative position and its error. */
  readonly planeXM: number | null;
  readonly planeYM: number | null;
  readonly planeXxM2: number | null;
  readonly planeYxM2: number | null;
  readonly planeYyM2: number | null;
  readonly covarianceSource: CovarianceSource;
  /** As it was stated. */
  readonly sigmaRtnM: Vec3 | null;
  /** Lower triangle of the 6x6 covariance in RTN, row by row: m^2, m^2/s, m^2/s^2. */
  readonly covarianceRtn: readonly number[] | null;
  /** How these sigmas count in everything else, by a rule of the operator; absent without one. */
  readonly countedSigmas?: CountedSigmas;
  /** Who stated the covariance, where that is not who made the message. */
  readonly statedBy?: StatedBy;
  readonly orbitSource: string;
  readonly orbitAgeS: number | null;
  /** km and km/s, as data messages state them, in `frame`. */
  readonly positionKm: Vec3 | null;
  readonly velocityKmS: Vec3 | null;
  readonly frame: string;
}

/** Figures of an encounter in a message, as plain data: stored part of an assessment, also transferred between threads. */
export interface MessageFigures {
  readonly tcaTaiS: number;
  readonly missDistanceM: number;
  readonly relativeSpeedMps: number;
  /** Object 2 minus object 1 in the RTN axes of object 1. */
  readonly relativePositionRtnM: Vec3;
  readonly relativeVelocityRtnMps: Vec3;
  readonly approachAngleDeg: number | null;
  readonly pc: number | null;
  readonly pcMethod: PcMethodName;
  readonly pcReason: MissingPcReason | null;
  readonly maxPc: number | null;
  /** Why there is no largest probability. */
  readonly maxPcReason: MissingMaxPc | null;
  readonly scaleAtMaxPc: number | null;
  readonly dilution: DilutionRegion | null;
  /** Better data of one object alone, object 1 then 2; null where no covariance can be scaled. */
  readonly separateScaling: readonly [ObjectDilution, ObjectDilution] | null;
  /** In the encounter plane, and in space. */
  readonly mahalanobis: number | null;
  readonly mahalanobisSpace: number | null;
  readonly sigmaAlongMissM: number | null;
  /** Why a two-dimensional probability may not hold. */
  readonly usage: readonly string[];
  readonly riskLevel: RiskLevel;
  /** The weaker of both: the word in lists. */
  readonly covarianceSource: CovarianceSource;
  readonly objects: readonly [ObjectFigures, ObjectFigures];
}

/** An assessment without its inputs. */
export function messageFigures(judgement: Judgement): MessageFigures {
  const { report, pc, pcReason, riskLevel, sources } = judgement;
  const { summary, dilution, recommended } = report;
  return {
    tcaTaiS: report.tcaTaiS,
    missDistanceM: summary.missDistanceM,
    relativeSpeedMps: summary.relativeSpeedMps,
    relativePositionRtnM: summary.relativePositionRtnM,
    relativeVelocityRtnMps: summary.relativeVelocityRtnMps,
    approachAngleDeg: summary.approachAngleRad / RAD_PER_DEG,
    pc: pc ?? null,
    pcMethod: methodOf(judgement),
    pcReason: pcReason ?? null,
    maxPc: report.maxPc ?? null,
    maxPcReason: report.maxPcReason ?? null,
    scaleAtMaxPc: dilution?.scaleAtMax ?? null,
    dilution: dilution?.region ?? null,
    separateScaling: dilution === undefined ? null : [dilution.separate.primary, dilution.separate.secondary],
    mahalanobis: report.mahalanobisPlane ?? null,
    mahalanobisSpace: report.mahalanobis ?? null,
    sigmaAlongMissM: summary.sigmaAlongMissM ?? null,
    usage: [...(report.methods[recommended?.method ?? 'foster-1992']?.reasons ?? [])],
    riskLevel,
    covarianceSource: COVARIANCE_SOURCES.find((source) => sources.includes(source)) ?? 'NONE',
    objects: [objectFigures(judgement, 0), objectFigures(judgement, 1)],
  };
}

/** The method whose probability counts; the plainest where none has one. */
export function methodOf({ report }: Judgement): PcMethodName {
  return report.recommended?.method ?? 'foster-1992';
}

/** Stored part of a verdict. */
export type VerdictFigures = Pick<Verdict, 'kind' | 'reasons' | 'decideByTaiS'>;

function objectFigures(judgement: Judgement, index: 0 | 1): ObjectFigures {
  const { approach, sources, report } = judgement;
  const { noradId, designator, name, cosparId, objectType, manoeuvrable, ...party } = approach.parties[index];
  const { state, covariance } = report.objects[index];
  const { encounter, summary } = report;
  const countedSigmas = judgement.countedSigmas[index];
  const sigmaRtnM = index === 0 ? summary.primarySigmaRtnM : summary.secondarySigmaRtnM;
  const plane = encounter?.plane;
  const inPlane = index === 0 ? encounter?.primaryM2 : encounter?.secondaryM2;
  return {
    noradId,
    designator,
    name,
    cosparId,
    objectType,
    manoeuvrable,
    ...radiusOf(judgement, index),
    planeXM: plane === undefined ? null : index === 0 ? 0 : plane.missXM,
    planeYM: plane === undefined ? null : index === 0 ? 0 : plane.missYM,
    planeXxM2: inPlane?.xx ?? null,
    planeYxM2: inPlane?.yx ?? null,
    planeYyM2: inPlane?.yy ?? null,
    covarianceSource: sources[index],
    sigmaRtnM: sigmaRtnM ? statedSigma(sigmaRtnM, countedSigmas) : null,
    covarianceRtn: covariance === undefined ? null : lowerTriangle(statedCovariance(covariance, countedSigmas).matrix),
    ...(countedSigmas && { countedSigmas }),
    orbitSource: party.orbitSource,
    orbitAgeS: party.orbitAgeS(report.tcaTaiS) ?? null,
    positionKm: inKm(state.positionM),
    velocityKmS: inKm(state.velocityMps),
    frame: state.frame,
  };
}

/** A covariance as its source stated it, of one as it counts. */
export function statedCovariance(
  covariance: StateCovariance,
  countedSigmas: CountedSigmas | undefined,
): StateCovariance {
  return countedSigmas === undefined ? covariance : scaledCovariance(covariance, 1 / countedSigmas.factor);
}

function statedSigma([r, t, n]: Vec3, countedSigmas: CountedSigmas | undefined): Vec3 {
  const { factor } = countedSigmas ?? { factor: 1 };
  return [r / factor, t / factor, n / factor];
}

/** A combined radius from a message counts for object 1; object 2 adds zero. */
function radiusOf(
  { radius }: Judgement,
  index: 0 | 1,
): Pick<ObjectFigures, 'hardBodyRadiusM' | 'hardBodyRadiusSource'> {
  const size = index === 0 ? radius.primary : radius.secondary;
  if (radius.source === 'sum') return { hardBodyRadiusM: size.radiusM, hardBodyRadiusSource: size.source };
  return { hardBodyRadiusM: index === 0 ? radius.radiusM : 0, hardBodyRadiusSource: 'cdm-comment-combined' };
}

function inKm([x, y, z]: Vec3): Vec3 {
  return [x / 1000, y / 1000, z / 1000];
}

function lowerTriangle(matrix: Float64Array): number[] {
  return Array.from({ length: 6 }, (_, row) => Array.from(matrix.subarray(row * 6, row * 6 + row + 1))).flat();
}
