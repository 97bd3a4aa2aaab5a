import type { ObjectFigures } from '@keepout/assessment/message-figures';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { Vec3 } from '@keepout/astro/nouns';
import { classifiedField } from '@keepout/ccsds/value/classification';
import type { Cdm, CdmObject, CdmSummary } from '@keepout/contract/ca/cdm';
import type { ConjunctionStep } from '@keepout/contract/ca/conjunction';
import { withStatement } from '@keepout/contract/sentences';
import type { ListedConjunctionRow } from './list-store.ts';
import type { MessageRow } from './message-row.ts';
import type { MessageFigureRow, MessageStep } from './message-store.ts';
import { presentConfidence } from './present-confidence.ts';
import { presentPcReasons } from './present-pc-reasons.ts';
import { presentVerdict } from './present-verdict.ts';
import { roundedFigures } from './row-figures.ts';
import type { ConjunctionRow } from './store.ts';

const presentObserved = (observed: NonNullable<MessageFigureRow['observed']>): Cdm['observed'] => ({
  orbitUpdateIds: [...observed.orbitUpdateIds],
  ...withStatement('source', observed.source),
  isSimulated: observed.isSimulated,
  isAheadOfTime: observed.isAheadOfTime ?? false,
});

/** A message, or an event with the figures of its newest message. */
type DetailedRow = MessageFigureRow | ConjunctionRow;

/** Returns figures that lists and details of messages and events share. */
export const presentFigures = (row: DetailedRow | ListedConjunctionRow) => ({
  ...presentNumbers(row),
  ...presentConfidence(row),
});

/** Returns these figures for a list row, rounded. */
export const presentRowFigures = (row: MessageFigureRow | ListedConjunctionRow) => ({
  ...roundedFigures(presentNumbers(row)),
  ...presentConfidence(row),
});

function presentNumbers(row: DetailedRow | ListedConjunctionRow) {
  return {
    totalMissDistance: row.missDistanceM,
    relativeSpeed: row.relativeSpeedMps,
    relativePosition: presentRtn(row.relativePositionRtnM),
    probabilityOfCollision: row.probability,
    probabilityMethod: row.probabilityMethod.toUpperCase(),
    maxProbability: row.maxProbability,
    dilution: row.dilution && REGIONS[row.dilution],
    mahalanobisDistance: row.mahalanobis,
  };
}

/** Returns fields that only the details of a message or event contain. */
export function presentDetails(row: DetailedRow) {
  return {
    relativeVelocity: presentRtn(row.relativeVelocityRtnMps),
    ...presentPcReasons(row),
    separateScaling: presentScaling(row),
    mahalanobisDistanceInSpace: row.mahalanobisSpace,
  };
}

/** Returns fields that a message and its list row share, without the figures. */
const presentCommon = (row: MessageFigureRow) => ({
  cdmId: row.id,
  messageId: row.messageId,
  conjunctionId: row.conjunctionId,
  satelliteId: row.satelliteId,
  screeningId: row.screeningId,
  originator: row.originator,
  creationDate: formatUtcZ(row.creationTaiS),
  originatorMethod: row.originatorMethod,
  observed: row.observed && presentObserved(row.observed),
});

/** Returns a message as in the API; `XX` sums of both covariances are present if both objects have one (E-01). */
export function presentMessage(row: MessageFigureRow): Cdm {
  const [object1, object2] = [presentObject(row.objects[0]), presentObject(row.objects[1])];
  return {
    ...presentCommon(row),
    ...presentFigures(row),
    originatorProbability: row.originatorProbability,
    missSigma: row.sigmaAlongMissM,
    object1,
    object2,
    conjunctionData: dataOf(row, object1, object2),
    ...presentDetails(row),
    approachAngle: row.approachAngleDeg,
    maxProbabilityScale: row.scaleAtMax,
    verdict: verdictOf(row),
    usage: row.usage,
  };
}

/**
 * Returns a message as in lists: originator, dates, miss distance, and the encounter plane with its combined covariance; states are only in the details. The
 * covariance has all digits, because a rounded one may be indefinite.
 */
export function presentListedMessage(row: MessageFigureRow): CdmSummary {
  const object1 = { ...identityOf(row.objects[0]), ...planeOf(row.objects[0]) };
  const object2 = { ...identityOf(row.objects[1]), ...planeOf(row.objects[1]) };
  return {
    ...presentCommon(row),
    ...presentRowFigures(row),
    originatorProbability: roundedFigures(row.originatorProbability),
    missSigma: roundedFigures(row.sigmaAlongMissM),
    object1,
    object2,
    conjunctionData: dataOf(row, object1, object2),
  };
}

const dataOf = ({ tcaTaiS, riskLevel }: MessageFigureRow, first: Plane, second: Plane): Cdm['conjunctionData'] => ({
  tca: formatUtcZ(tcaTaiS, 6),
  riskLevel,
  ...combined(first, second),
});

/** Returns the maximum Pc with separately scaled covariances; null if it was not stored. */
function presentScaling(row: DetailedRow): Cdm['separateScaling'] {
  const of = (maxProbability: number | null, scale: number | null) =>
    maxProbability === null || scale === null ? undefined : { maxProbability, scale };
  const object1 = of(row.maxProbabilityObject1, row.scaleAtMaxObject1);
  const object2 = of(row.maxProbabilityObject2, row.scaleAtMaxObject2);
  return object1 && object2 ? { object1, object2 } : null;
}

/** Returns the verdict of the message alone; null if it was not stored. */
function verdictOf({
  verdict,
  verdictReasons,
  decideByTaiS,
}: Pick<MessageRow, 'verdict' | 'verdictReasons' | 'decideByTaiS'>) {
  if (verdict === null || verdictReasons === null || decideByTaiS === null) return null;
  return presentVerdict({ verdict, verdictReasons, decideByTaiS });
}

function classificationOf({ classification }: MessageStep): string | null {
  const header = [{ keyword: 'CLASSIFICATION', value: classification ?? '', line: 0 }];
  return classifiedField(header)?.value ?? null;
}

/** Returns a step of an event's history for a message. */
export function presentStep(step: MessageStep): ConjunctionStep {
  return {
    cdmId: step.id,
    originator: step.originator,
    messageId: step.messageId,
    version: step.version,
    versions: step.versions,
    creationDate: formatUtcZ(step.creationTaiS),
    tca: formatUtcZ(step.tcaTaiS, 6),
    riskLevel: step.riskLevel,
    probabilityOfCollision: step.probability,
    maxProbability: step.maxProbability,
    totalMissDistance: step.missDistanceM,
    sigma: step.sigmaAlongMissM,
    classification: classificationOf(step),
    isObserved: step.observed !== null,
  };
}

const REGIONS = { robust: 'ROBUST', diluted: 'DILUTED' } as const;

export function presentRtn([r, t, n]: Vec3): { r: number; t: number; n: number } {
  return { r, t, n };
}

function presentObject(figures: ObjectFigures): CdmObject {
  return {
    ...identityOf(figures),
    manoeuvrable: figures.manoeuvrable,
    hardBodyRadiusSource: figures.hardBodyRadiusSource,
    ...planeOf(figures),
    covarianceSource: figures.covarianceSource,
    sigma: figures.sigmaRtnM && presentRtn(figures.sigmaRtnM),
    covarianceRtn: figures.covarianceRtn && [...figures.covarianceRtn],
    ...(figures.countedSigmas && { sigmaFactor: figures.countedSigmas.factor }),
    orbitSource: figures.orbitSource,
    orbitAgeSeconds: figures.orbitAgeS,
    positionKm: figures.positionKm && [...figures.positionKm],
    velocityKmS: figures.velocityKmS && [...figures.velocityKmS],
    frame: figures.frame,
  };
}

function identityOf({ noradId, designator, name, cosparId, objectType }: ObjectFigures) {
  return { noradId, designator, name, cosparId, objectType };
}

function planeOf(figures: ObjectFigures): Plane {
  return {
    hardBodyRadius: figures.hardBodyRadiusM,
    conjunctionPlaneX: figures.planeXM,
    conjunctionPlaneY: figures.planeYM,
    conjunctionPlaneCovarianceXX: figures.planeXxM2,
    conjunctionPlaneCovarianceYX: figures.planeYxM2,
    conjunctionPlaneCovarianceYY: figures.planeYyM2,
  };
}
type Plane = Pick<
  CdmObject,
  | 'hardBodyRadius'
  | 'conjunctionPlaneX'
  | 'conjunctionPlaneY'
  | 'conjunctionPlaneCovarianceXX'
  | 'conjunctionPlaneCovarianceYX'
  | 'conjunctionPlaneCovarianceYY'
>;

/** Returns the sums of both covariances, if both objects have one with `XX`, as specified. */
export function combined(first: Plane, second: Plane): Partial<Cdm['conjunctionData']> {
  if (first.conjunctionPlaneCovarianceXX === null || second.conjunctionPlaneCovarianceXX === null) return {};
  const sum = (a: number | null, b: number | null): number => (a ?? 0) + (b ?? 0);
  return {
    combinedHardBodyRadius: sum(first.hardBodyRadius, second.hardBodyRadius),
    combinedPlaneX: sum(first.conjunctionPlaneX, second.conjunctionPlaneX),
    combinedPlaneY: sum(first.conjunctionPlaneY, second.conjunctionPlaneY),
    combinedPlaneCovarianceXX: sum(first.conjunctionPlaneCovarianceXX, second.conjunctionPlaneCovarianceXX),
    combinedPlaneCovarianceYX: sum(first.conjunctionPlaneCovarianceYX, second.conjunctionPlaneCovarianceYX),
    combinedPlaneCovarianceYY: sum(first.conjunctionPlaneCovarianceYY, second.conjunctionPlaneCovarianceYY),
  };
}
