import type { Cdm } from '@keepout/ccsds/cdm/model';
import type { CovarianceBasis, OrbitSources } from '@keepout/conjunction/decision/flight-rules';
import { isDeterminationStated } from '@keepout/conjunction/decision/orbit-quality';
import type { Approach } from '../approach.ts';
import type { ObjectFigures } from '../message-figures.ts';
import type { CovarianceSource, Party } from '../orbit/party.ts';
import { ORIGINATOR } from '../text/edge-comment.ts';
import type { RecordedMessage } from './recorded-message.ts';

/** Figures of a message, judged or stored. */
interface Figures {
  readonly tcaTaiS: number;
  readonly objects: readonly [Sourced, Sourced];
}
type Sourced = Pick<ObjectFigures, 'covarianceSource' | 'countedSigmas' | 'orbitAgeS'>;

/** Age of such an orbit is the time since its last observation; of others since the epoch of the elements or the making of the file. */
const OBSERVED: ReadonlySet<CovarianceSource> = new Set(['CDM', 'OBSERVATIONS']);

/**
 * Returns the stated sources of both orbits in a message, for the flight rules.
 *
 * Method   the last observation is TIME_LASTOB_END of a message of others, or that of ordered tracks. A covariance of a message is one of an
 *          orbit determination where COVARIANCE_METHOD = CALCULATED (CCSDS 508.0-B-1, table 3-3)
 */
export function orbitSources(
  { tcaTaiS, objects }: Figures,
  { taken: inputs }: RecordedMessage,
  { cdm, approach }: { readonly cdm: Cdm; readonly approach: Approach },
): OrbitSources {
  const { parties } = approach;
  const isSwapped = inputs.kind === 'MESSAGE' && inputs.own.object === 2;
  const comments = sourcesInComments(cdm);
  const ofPrimary = { object: objects[0], party: parties[0], comment: comments[isSwapped ? 1 : 0] };
  const ofSecondary = { object: objects[1], party: parties[1], comment: comments[isSwapped ? 0 : 1] };
  const { orbitAgeS, covarianceSource } = objects[1];
  const isObserved = inputs.kind === 'MESSAGE' || OBSERVED.has(covarianceSource);
  return {
    covariances: [covarianceOrigin(ofPrimary), covarianceOrigin(ofSecondary)],
    areDeterminationsStated: [isStated(parties[0]), isStated(parties[1])],
    ...(isObserved && orbitAgeS !== null && { secondaryObservedTaiS: tcaTaiS - orbitAgeS }),
  };
}

interface SourcedParty {
  readonly object: Sourced;
  readonly party: Party;
  /** Source that a message of this product names in its comments. */
  readonly comment: string | undefined;
}

function covarianceOrigin({ object, party, comment }: SourcedParty): CovarianceBasis {
  const { covarianceSource: source, countedSigmas } = object;
  if (source === 'NONE' || source === 'ESTIMATED') return 'assumed';
  if (source === 'CDM' && party.covarianceMethod === 'DEFAULT') return 'assumed';
  if (countedSigmas?.isCalibrated) return 'calibrated';
  if (source === 'ELEMENT_SET' || comment === 'ELEMENT_SET') return 'unconfirmed';
  return source === 'CDM' && party.covarianceMethod !== 'CALCULATED' ? 'unconfirmed' : 'determined';
}

const isStated = ({ quality }: Party): boolean => quality !== undefined && isDeterminationStated(quality);

/** Sources of both covariances as `cdmText` writes them, in the order of the message. */
function sourcesInComments({ originator, comments }: Cdm): readonly (string | undefined)[] {
  if (originator !== ORIGINATOR) return [];
  return comments.flatMap((comment) => /^Covariance: (\w+)$/.exec(comment)?.[1] ?? []);
}
