import type { ObjectFigures } from '@keepout/assessment/message-figures';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { Vec3 } from '@keepout/astro/nouns';
import { classifiedField } from '@keepout/ccsds/value/classification';
import type { Cdm, CdmObject, CdmSummary } from '@keepout/contract/ca/cdm';
import type { ConjunctionStep } from '@keepout/contract/ca/conjunction';
import { withStatement } from '@keepout/contract/sentences';
import type { ListedConjunction } from './list-store.ts';
import type { MessageRow } from './message-row.ts';
import type { MessageFigureRow, MessageStep } from './message-store.ts';
import { presentConfidence } from './present-confidence.ts';
import { presentPcReasons } from './present-pc-reasons.ts';
import { presentVerdict } from './present-verdict.ts';
import { rowFigures } from './row-figures.ts';
import type { ConjunctionRow } from './store.ts';

const presentObserved = (observed: NonNullable<MessageFigureRow['observed']>): Cdm['observed'] => ({
  orbitUpdateIds: [...observed.orbitUpdateIds],
  ...withStatement('source', observed.source),
  isSimulated: observed.isSimulated,
  isAheadOfTime: observed.isAheadOfTime ?? false,
});

/** A message, or an event by its newest one. */
type DetailedRow = MessageFigureRow | ConjunctionRow;

/** The figures that lists and details of messages and events have alike. */
export const presentFigures = (row: DetailedRow | ListedConjunction) => ({
  ...presentNumbers(row),
  ...presentConfidence(row),
});

/** The same for a list row. */
export const presentRowFigures = (row: MessageFigureRow | ListedConjunction) => ({
  ...rowFigures(presentNumbers(row)),
  ...presentConfidence(row),
});

function presentNumbers(row: DetailedRow | ListedConjunction) {
  return {
    totalMissDistance: row.missDistanceM,
    relativeSpeed: row.relativeSpeedMps,
    relativePosition: rtn(row.relativePositionRtnM),
    probabilityOfCollision: row.probability,
    probabilityMethod: row.probabilityMethod.toUpperCase(),
    maxProbability: row.maxProbability,
    dilution: row.dilution && REGIONS[row.dilution],
    mahalanobisDistance: row.mahalanobis,
  };
}

/** What the details of a message and of an event have besides. */
export function presentDetails(row: DetailedRow) {
  return {
    relativeVelocity: rtn(row.relativeVelocityRtnMps),
    ...presentPcReasons(row),
    separateScaling: presentScaling(row),
    mahalanobisDistanceInSpace: row.mahalanobisSpace,
  };
}

/** Fields that a message and its list row have in common, without the figures. */
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

/** A message as the API tells it; sums of both objects are added when both have the XX covariance (E-01). */
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
 * What a list tells of a message: who, when, how close, and the plane with its sums; states stay with the message. The plane has all digits: a
 * rounded covariance may be indefinite.
 */
export function presentListedMessage(row: MessageFigureRow): CdmSummary {
  const object1 = { ...identityOf(row.objects[0]), ...planeOf(row.objects[0]) };
  const object2 = { ...identityOf(row.objects[1]), ...planeOf(row.objects[1]) };
  return {
    ...presentCommon(row),
    ...presentRowFigures(row),
    originatorProbability: rowFigures(row.originatorProbability),
    missSigma: rowFigures(row.sigmaAlongMissM),
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

/** The maxima of both objects, where they were kept. */
function presentScaling(row: DetailedRow): Cdm['separateScaling'] {
  const of = (maxProbability: number | null, scale: number | null) =>
    maxProbability === null || scale === null ? undefined : { maxProbability, scale };
  const object1 = of(row.maxProbabilityObject1, row.scaleAtMaxObject1);
  const object2 = of(row.maxProbabilityObject2, row.scaleAtMaxObject2);
  return object1 && object2 ? { object1, object2 } : null;
}

/** What the message alone said, where that was kept. */
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

/** What a message adds to the history of its event. */
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

export function rtn([r, t, n]: Vec3): { r: number; t: number; n: number } {
  return { r, t, n };
}

function presentObject(figures: ObjectFigures): CdmObject {
  return {
    ...identityOf(figures),
    manoeuvrable: figures.manoeuvrable,
    hardBodyRadiusSource: figures.hardBodyRadiusSource,
    ...planeOf(figures),
    covarianceSource: figures.covarianceSource,
    sigma: figures.sigmaRtnM && rtn(figures.sigmaRtnM),
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

/** Each sum is there when both objects have the XX covariance, as the specification says. */
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
