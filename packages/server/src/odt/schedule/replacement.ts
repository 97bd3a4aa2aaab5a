import { formatUtcZ } from '@keepout/astro/epoch';
import { moneyText } from '@keepout/contract/payments/amount';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell, together } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import { nowTaiS } from '../../platform/now.ts';
import type { OfferedPass } from '../opportunities/find.ts';
import { hasEnded, movesOf } from '../requests/moves.ts';
import { lockRequest, type ObservationPassRow } from '../requests/store.ts';
import { canBeDropped, type Need, needOf } from './needs.ts';
import { noteReplacement } from './store.ts';

/**
 * Returns the texts on replaced passes and their price differences; a sentence for each.
 *
 * @param found    the first ones replace lost passes, the others replace selected passes that are no longer available
 */
export function replacedText(
  offers: readonly OfferedPass[],
  lost: readonly ObservationPassRow[],
  lostChoices: readonly { readonly startTaiS: number }[],
): Statement {
  const statements = offers.flatMap(({ sensor, span, price, currency }, i) => {
    const [before, lostChoice] = [lost[i], lostChoices[i - lost.length]];
    const place = { sensor: sensor.code, at: timeText(span.startTaiS) };
    if (before === undefined) {
      return lostChoice ? [tell('replaced-named', { ...place, lostAt: timeText(lostChoice.startTaiS) })] : [];
    }
    const lostOne = { lostSensor: before.sensorCode, lostAt: timeText(before.startTaiS) };
    const less = before.price - price;
    if (less === 0) return [tell('replaced', { ...place, ...lostOne })];
    const by = { difference: moneyText(Math.abs(less), currency), moreOrLess: less > 0 ? 'less' : 'more' } as const;
    return [tell('replaced-at-other-price', { ...place, ...lostOne, ...by })];
  });
  return together(...statements);
}

const timeText = (taiS: number): string => formatUtcZ(taiS, 0);

/** Clears the replacement search where no pass is missing: the sky has cleared, or other passes succeeded. */
export async function clearReplacementSearch(context: ServerContext, { request, passesToPlan }: Need): Promise<void> {
  if (passesToPlan > 0 || request.replacement?.state !== 'WANTED') return;
  const { touchRequest } = movesOf(context);
  await context.database.orm.transaction(async (tx) => {
    const locked = await lockRequest(tx, request.id);
    if (locked === undefined || hasEnded(locked.request)) return;
    const isLacking = needOf(locked.request, locked.passes, nowTaiS()).passesToPlan > 0;
    if (!isLacking && (await noteReplacement(tx, request.id, null))) await touchRequest(tx, request);
  });
}

/** Cancels a replacement pass that has not started, after the original one has yielded data. */
export async function dropSpare(context: ServerContext, { request, passesToPlan }: Need): Promise<void> {
  if (passesToPlan >= 0) return;
  const { movePass } = movesOf(context);
  await context.database.orm.transaction(async (tx) => {
    const locked = await lockRequest(tx, request.id);
    if (locked === undefined) return;
    const { passes } = locked;
    const tooMany = -needOf(locked.request, passes, nowTaiS()).passesToPlan;
    const spare = passes.filter(
      (pass) =>
        canBeDropped(pass, nowTaiS()) &&
        passes.some(({ id, status }) => id === pass.replaces && status === 'SUCCESSFUL'),
    );
    for (const pass of spare.slice(0, Math.max(tooMany, 0))) {
      await movePass(tx, pass, 'INFEASIBLE', tell('place-not-needed'));
    }
  });
}
