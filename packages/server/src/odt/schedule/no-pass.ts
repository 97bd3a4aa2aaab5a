import type { InfeasibleReason } from '@keepout/contract/odt/enums';
import { INFEASIBLE_CODES } from '@keepout/contract/odt/sentences';
import { moneyText } from '@keepout/contract/payments/amount';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { type SentenceCode, tell, together } from '@keepout/contract/sentences';
import type { OfferedPass } from '../opportunities/find.ts';
import { type Need, wasTried } from './needs.ts';

/** Why a request gets no pass by a plan. */
export interface NoPass {
  readonly reason: InfeasibleReason;
  readonly message: Statement;
  /** Advice for a new request; empty without known advice. */
  readonly advice: Statement;
  /** Another plan may find one: sensors become free again. */
  readonly mayChange: boolean;
}

/** Passes considered in a search. */
interface Searched {
  /** Reason why no pass is available; null where one is. */
  readonly reason: InfeasibleReason | null;
  /** The same for each kind of sensor. */
  readonly message: Statement;
  readonly advice: Statement;
  /** Free passes that begin late enough. */
  readonly ahead: readonly OfferedPass[];
  /** Those without a reservation by another request of the event. */
  readonly unordered: readonly OfferedPass[];
  /** Those that the request may have. */
  readonly passes: readonly OfferedPass[];
}

const NOT_COVERED: SentenceCode = 'not-covered';

/** Returns the reason of a pass that the account does not cover, with the statement of the account. */
export const notCovered = (accountStatement: Statement): Statement => together(tell(NOT_COVERED), accountStatement);

export const isNotCovered = (reason: Statement): boolean => reason[0]?.code === NOT_COVERED;

export const NO_TIME: NoPass = {
  reason: 'NO_PASS',
  message: tell('no-time-left'),
  advice: tell('advice-later'),
  mayChange: false,
};

const BUSY: NoPass = {
  reason: 'SENSOR_BUSY',
  message: tell(INFEASIBLE_CODES.SENSOR_BUSY),
  advice: tell('advice-later'),
  mayChange: true,
};

export function noPassOf(
  { request, passes: had, budget }: Need,
  { reason, message, advice, ahead, unordered, passes }: Searched,
): NoPass {
  const isTried = ({ sensor, span }: OfferedPass) => wasTried(had, { sensorId: sensor.id, ...span });
  if (reason !== null) return { reason, message, advice, mayChange: reason === 'SENSOR_BUSY' };
  if (ahead.every(isTried)) {
    return { reason: 'NO_PASS', message: tell('no-other-pass'), advice: tell('advice-later'), mayChange: false };
  }
  if (unordered.every(isTried)) return BUSY;
  if (passes.length === 0) {
    return { reason: 'SENSOR_BUSY', message: tell('others-overcast'), advice: tell('advice-later'), mayChange: true };
  }
  const cheapest = Math.min(...passes.map(({ price }) => price));
  if (budget !== null && cheapest > budget) {
    const [costs, left] = [moneyText(cheapest, request.currency), moneyText(Math.max(budget, 0), request.currency)];
    const tooDear = tell('others-too-dear', { costs, left });
    return { reason: 'OVER_PRICE', message: tooDear, advice: tell('advice-price'), mayChange: false };
  }
  return BUSY;
}
