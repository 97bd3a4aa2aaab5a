import { formatUtcZ } from '@keepout/astro/epoch';
import type { ServerContext } from '../../hosting/module.ts';
import { nowTaiS } from '../../platform/now.ts';
import type { FoundPass } from '../opportunities/find.ts';
import { moneyText } from '../requests/money-text.ts';
import { hasEnded, movesOf } from '../requests/moves.ts';
import { lockRequest, type PassRow } from '../requests/store.ts';
import { canBeDropped, type Need, needOf } from './needs.ts';
import { noteReplacement } from './store.ts';

/**
 * Which pass takes whose place, and what that changes of the price; a sentence for each.
 *
 * @param found    the first ones in the places of those that were lost, the others of those that were named and are gone
 */
export function replacedText(
  found: readonly FoundPass[],
  lost: readonly PassRow[],
  gone: readonly { readonly startTaiS: number }[],
): string {
  const told = found.map(({ sensor, span, price, currency }, i) => {
    const [before, named] = [lost[i], gone[i - lost.length]];
    const place = placeText(sensor.code, span.startTaiS);
    if (before === undefined) {
      return (
        named && `${place} takes the place of the pass of ${timeText(named.startTaiS)}, which cannot be had any more.`
      );
    }
    const less = before.price - price;
    const by = less === 0 ? '' : `, for ${moneyText(Math.abs(less), currency)} ${less > 0 ? 'less' : 'more'}`;
    return `${place} takes the place of ${placeText(before.sensorCode, before.startTaiS)}${by}.`;
  });
  return told.filter((one) => one !== undefined).join(' ');
}

const timeText = (taiS: number): string => formatUtcZ(taiS, 0);
const placeText = (sensorCode: string, startTaiS: number): string => `${sensorCode} at ${timeText(startTaiS)}`;

/** Nothing is looked for any more where nothing is lacking: the sky has cleared, or more came of the others. */
export async function forgetWanted(context: ServerContext, { request, wanted }: Need): Promise<void> {
  if (wanted > 0 || request.replacement?.state !== 'WANTED') return;
  const { touchRequest } = movesOf(context);
  await context.database.orm.transaction(async (tx) => {
    const locked = await lockRequest(tx, request.id);
    if (locked === undefined || hasEnded(locked.request)) return;
    const isLacking = needOf(locked.request, locked.passes, nowTaiS()).wanted > 0;
    if (!isLacking && (await noteReplacement(tx, request.id, null))) await touchRequest(tx, request);
  });
}

/** Calls off a pass that took the place of one of which something came after all, while nobody has begun with it. */
export async function dropSpare(context: ServerContext, { request, wanted }: Need): Promise<void> {
  if (wanted >= 0) return;
  const { movePass } = movesOf(context);
  await context.database.orm.transaction(async (tx) => {
    const locked = await lockRequest(tx, request.id);
    if (locked === undefined) return;
    const { passes } = locked;
    const tooMany = -needOf(locked.request, passes, nowTaiS()).wanted;
    const spare = passes.filter(
      (pass) =>
        canBeDropped(pass, nowTaiS()) &&
        passes.some(({ id, status }) => id === pass.replaces && status === 'SUCCESSFUL'),
    );
    for (const pass of spare.slice(0, Math.max(tooMany, 0))) {
      await movePass(tx, pass, 'INFEASIBLE', 'The pass whose place it took succeeded after all.');
    }
  });
}
