import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Observation } from '@keepout/contract/odt/observation';
import type { RequestSummary } from '@keepout/contract/odt/request';
import { sigmaEllipse } from '../../../charts/geometry/ellipse.ts';
import { parseTime } from '../../../time/utc.ts';

/** What a message says that an order is to change. */
export type JudgedMessage = Pick<
  Cdm,
  'cdmId' | 'creationDate' | 'observed' | 'probabilityOfCollision' | 'totalMissDistance' | 'verdict' | 'conjunctionData'
>;

/** The event before an order, and after it once observations have been put into a message. */
export interface OrderOutcomeMessages {
  readonly before: JudgedMessage | undefined;
  readonly after: JudgedMessage | undefined;
}

/**
 * What the event said when an order was made, and the newest message that rests on what the order brought. A file that comes later makes
 * another update of the one before: what rested on that was never before the order.
 *
 * @param messages    of the event, newest first
 * @param files       of the order
 * @param orderedAt   when it was made
 */
export function messagesOfOrder(
  messages: readonly JudgedMessage[],
  files: readonly Pick<Observation, 'orbitUpdate'>[],
  orderedAt: string,
): OrderOutcomeMessages {
  const updates = files.flatMap(({ orbitUpdate }) =>
    orbitUpdate?.state === 'UPDATED' ? [orbitUpdate.orbitUpdateId] : [],
  );
  const orderedMs = parseTime(orderedAt) ?? Number.NaN;
  return {
    before: messages.find(({ creationDate }) => (parseTime(creationDate) ?? Number.NaN) <= orderedMs),
    after: messages.find(({ observed }) => observed?.orbitUpdateIds.some((updateId) => updates.includes(updateId))),
  };
}

/** The order whose outcome is told: the newest that could bring something. */
export function orderToTell(requests: readonly RequestSummary[]): RequestSummary | undefined {
  return requests.find(({ status }) => status !== 'CANCELLED' && status !== 'INFEASIBLE');
}

/** Largest sigma of the miss in the encounter plane, m, as what was promised counts it; undefined where nobody knows it. */
export function largestSigma({ conjunctionData }: Pick<JudgedMessage, 'conjunctionData'>): number | undefined {
  const {
    combinedPlaneCovarianceXX: xxM2,
    combinedPlaneCovarianceYX: xyM2,
    combinedPlaneCovarianceYY: yyM2,
  } = conjunctionData;
  if (xxM2 === undefined || xyM2 === undefined || yyM2 === undefined) return undefined;
  const ellipse = sigmaEllipse({ xxM2, xyM2, yyM2 });
  return ellipse.ok ? ellipse.value.aM : undefined;
}
