import { type CdmObjectParts, type CdmParts, composeCdm } from '@keepout/ccsds/cdm/compose';
import { writeCdm } from '@keepout/ccsds/cdm/write';
import type { Judgement } from '../judge.ts';
import { methodOf, statedCovariance } from '../message-figures.ts';
import { EDGE_COMMENTS, ORIGINATOR } from './edge-comment.ts';

export { ORIGINATOR };

const CATALOGUE = 'Catalogue:';
/** Lines that name the screening run of a message and its window, without content on the approach. */
const OF_THE_RUN = new RegExp(
  `^(CREATION_DATE|MESSAGE_ID|START_SCREEN_PERIOD|STOP_SCREEN_PERIOD|COMMENT ${CATALOGUE})`,
);

/** Whether two messages of the product describe the same approach to the last digit, from any run. */
export const tellSameApproach = (first: string, second: string): boolean => approachIn(first) === approachIn(second);

const approachIn = (kvn: string): string =>
  kvn
    .split('\n')
    .filter((line) => !OF_THE_RUN.test(line))
    .join('\n');

/** Statements of a message of the product apart from the encounter. */
export interface MessageContext {
  readonly messageId: string;
  readonly creationTaiS: number;
  readonly messageFor: string;
  /** Absent: the message is of no screening. */
  readonly screening?: NonNullable<CdmParts['screening']>;
  readonly catalogueSource?: string;
  /** Further comments, a sentence each. */
  readonly comments?: readonly string[];
}

/** The judgement as a Conjunction Data Message 1.0 in KVN; states in EME2000, covariances in RTN. */
export function cdmText(judgement: Judgement, context: MessageContext): string {
  const { approach, report, radius, pc } = judgement;
  const { summary } = report;
  return writeCdm(
    composeCdm({
      creationTaiS: context.creationTaiS,
      originator: ORIGINATOR,
      messageFor: context.messageFor,
      messageId: context.messageId,
      tcaTaiS: report.tcaTaiS,
      missDistanceM: summary.missDistanceM,
      relativeSpeedMps: summary.relativeSpeedMps,
      relativePositionRtnM: summary.relativePositionRtnM,
      relativeVelocityRtnMps: summary.relativeVelocityRtnMps,
      ...(context.screening && { screening: context.screening }),
      ...(pc !== undefined && {
        collisionProbability: pc,
        collisionProbabilityMethod: methodOf(judgement).toUpperCase(),
      }),
      hardBodyRadiusM: radius.radiusM,
      comments: [
        `HBR of object 1: ${radius.primary.radiusM} m (${radius.primary.source})`,
        `HBR of object 2: ${radius.secondary.radiusM} m (${radius.secondary.source})`,
        ...(approach.edge ? [EDGE_COMMENTS[approach.edge]] : []),
        ...(context.catalogueSource === undefined ? [] : [`${CATALOGUE} ${context.catalogueSource}`]),
        ...(context.comments ?? []),
      ],
      objects: [objectParts(judgement, 0), objectParts(judgement, 1)],
    }),
    'kvn',
  );
}

/** The covariance is the stated one: who reads the message judges by rules of his own. */
function objectParts({ approach, sources, report, countedSigmas }: Judgement, index: 0 | 1): CdmObjectParts {
  const party = approach.parties[index];
  const source = sources[index];
  const sigmasOfObject = countedSigmas[index];
  const { state, covariance } = report.objects[index];
  return {
    designator: party.designator,
    catalogName: 'SATCAT',
    name: party.name,
    internationalDesignator: party.cosparId || 'UNKNOWN',
    objectType: party.objectType,
    ephemerisName: party.ephemerisName,
    covarianceMethod: source === 'ESTIMATED' || source === 'NONE' ? 'DEFAULT' : 'CALCULATED',
    maneuverable: party.manoeuvrable,
    refFrame: 'EME2000',
    positionM: state.positionM,
    velocityMps: state.velocityMps,
    ...(covariance && { covarianceRtnM2: statedCovariance(covariance, sigmasOfObject).matrix }),
    comments: [
      `Orbit: ${party.orbitSource}`,
      `Covariance: ${source}`,
      ...(sigmasOfObject === undefined || sigmasOfObject.factor === 1
        ? []
        : [
            `COLLISION_PROBABILITY counts its sigmas ${sigmasOfObject.factor.toFixed(3)} times, by a rule of the operator`,
          ]),
    ],
  };
}
