import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Observation } from '@keepout/contract/odt/observation';
import type { RequestSummary } from '@keepout/contract/odt/request';
import { sigmaEllipse } from '../../../charts/geometry/ellipse.ts';
import { parseTime } from '../../../time/utc.ts';

/** Message values that an order is expected to change. */
export type OrderMessageValues = Pick<
  Cdm,
  'cdmId' | 'creationDate' | 'observed' | 'probabilityOfCollision' | 'totalMissDistance' | 'verdict' | 'conjunctionData'
>;

/** The event before an order, and after it once observations have been put into a message. */
export interface OrderOutcomeMessages {
  readonly before: OrderMessageValues | undefined;
  readonly after: OrderMessageValues | undefined;
}

/**
 * Returns the message before an order, and the newest message that uses its measurements. A later file updates the previous
 * update: a message with such an update is never from before the order.
 *
 * @param messages    messages of the conjunction, newest first
 * @param files       files of the order
 * @param orderedAt   time of the order
 */
export function messagesOfOrder(
  messages: readonly OrderMessageValues[],
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

/** Returns the order whose outcome is shown: the newest that could yield measurements. */
export function displayedOrder(requests: readonly RequestSummary[]): RequestSummary | undefined {
  return requests.find(({ status }) => status !== 'CANCELLED' && status !== 'INFEASIBLE');
}

/** Returns the largest sigma of the miss in the encounter plane, m, by the definition of the expected gain; undefined where unknown. */
export function largestSigma({ conjunctionData }: Pick<OrderMessageValues, 'conjunctionData'>): number | undefined {
  const {
    combinedPlaneCovarianceXX: xxM2,
    combinedPlaneCovarianceYX: xyM2,
    combinedPlaneCovarianceYY: yyM2,
  } = conjunctionData;
  if (xxM2 === undefined || xyM2 === undefined || yyM2 === undefined) return undefined;
  const ellipse = sigmaEllipse({ xxM2, xyM2, yyM2 });
  return ellipse.ok ? ellipse.value.aM : undefined;
}
