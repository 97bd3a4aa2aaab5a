import { type CdmObjectParts, type CdmParts, composeCdm } from '@keepout/ccsds/cdm/compose';
import { writeCdm } from '@keepout/ccsds/cdm/write';
import type { Assessment } from './assess.ts';
import { type Authorship, methodName } from './wire-cdm.ts';

/** Originator of the messages that this platform makes. */
export const ORIGINATOR = 'KEEPOUT';

export interface MessageContext {
  readonly messageFor: string;
  readonly screening: NonNullable<CdmParts['screening']>;
  readonly catalogueSource: string;
}

/** The assessment as a Conjunction Data Message 1.0 in KVN; states in EME2000, covariances in RTN. */
export function cdmMessage(assessment: Assessment, authorship: Authorship, context: MessageContext): string {
  const { summary, approach, radius, pc } = assessment;
  return writeCdm(
    composeCdm({
      creationTaiS: authorship.creationTaiS,
      originator: authorship.originator,
      messageFor: context.messageFor,
      messageId: authorship.messageId,
      tcaTaiS: approach.tcaTaiS,
      missDistanceM: summary.missDistanceM,
      relativeSpeedMps: summary.relativeSpeedMps,
      relativePositionRtnM: summary.relativePositionRtnM,
      relativeVelocityRtnMps: summary.relativeVelocityRtnMps,
      screening: context.screening,
      ...(pc !== undefined && { collisionProbability: pc, collisionProbabilityMethod: methodName(assessment.report) }),
      hardBodyRadiusM: radius.radiusM,
      comments: [
        `HBR of object 1: ${radius.primary.radiusM} m (${radius.primary.source})`,
        `HBR of object 2: ${radius.secondary.radiusM} m (${radius.secondary.source})`,
        `Catalogue: ${context.catalogueSource}`,
      ],
      objects: [objectParts(assessment, 0), objectParts(assessment, 1)],
    }),
    'kvn',
  );
}

function objectParts(assessment: Assessment, index: 0 | 1): CdmObjectParts {
  const party = assessment.approach.parties[index];
  const state = assessment.approach.states[index];
  const { covariance, source } = assessment.knowledge[index];
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
    ...(covariance && { covarianceRtnM2: covariance.matrix }),
    comments: [`Orbit: ${party.orbitSource}`, `Covariance: ${source}`],
  };
}
