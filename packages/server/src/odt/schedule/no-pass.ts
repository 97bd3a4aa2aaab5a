import type { InfeasibleReason } from '@keepout/contract/odt/enums';
import type { FoundPass } from '../opportunities/find.ts';
import { INFEASIBLE_SENTENCES } from '../opportunities/infeasible.ts';
import { moneyText } from '../requests/money-text.ts';
import { type Need, wasTried } from './needs.ts';

/** Why a request gets no pass by a plan. */
export interface NoPass {
  readonly reason: InfeasibleReason;
  readonly message: string;
  /** Another plan may find one: sensors become free again. */
  readonly mayChange: boolean;
}

/** What was looked through. */
interface Searched {
  /** Why nothing can be had at all; null where something can. */
  readonly reason: InfeasibleReason | null;
  /** Free passes that begin late enough. */
  readonly ahead: readonly FoundPass[];
  /** Of these, what the request may have. */
  readonly passes: readonly FoundPass[];
}

/** How the reason of a pass begins that the account does not cover. */
export const NOT_COVERED = 'The balance does not cover the pass.';

export const NO_TIME: NoPass = {
  reason: 'NO_PASS',
  message: 'No time is left before the deadline.',
  mayChange: false,
};

export function whyNone({ request, passes: had, budget }: Need, { reason, ahead, passes }: Searched): NoPass {
  if (reason !== null) return { reason, message: INFEASIBLE_SENTENCES[reason], mayChange: reason === 'SENSOR_BUSY' };
  if (ahead.every(({ sensor, span }) => wasTried(had, { sensorId: sensor.id, ...span }))) {
    const message = 'No other pass of the sensors that may be used begins before the deadline.';
    return { reason: 'NO_PASS', message, mayChange: false };
  }
  if (passes.length === 0) {
    return { reason: 'SENSOR_BUSY', message: 'Every other pass is expected under cloud as well.', mayChange: true };
  }
  const cheapest = Math.min(...passes.map(({ price }) => price));
  if (budget !== null && cheapest > budget) {
    const [costs, left] = [cheapest, Math.max(budget, 0)].map((amount) => moneyText(amount, request.currency));
    const message = `The cheapest other pass costs ${costs}; ${left} may still be spent on this order.`;
    return { reason: 'OVER_PRICE', message, mayChange: false };
  }
  return { reason: 'SENSOR_BUSY', message: INFEASIBLE_SENTENCES.SENSOR_BUSY, mayChange: true };
}
