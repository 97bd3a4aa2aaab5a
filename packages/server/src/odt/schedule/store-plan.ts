import { tell } from '@keepout/contract/sentences';
import { isSensorTaken } from '@keepout/tracking/schedule/turn';
import type { ServerContext } from '../../hosting/module.ts';
import { nowTaiS } from '../../platform/now.ts';
import { busyTimes } from '../opportunities/busy.ts';
import type { OfferedPass } from '../opportunities/find.ts';
import { ORDER_QUEUE, type OrderJob } from '../queues.ts';
import { hasEnded, isOver, isUnderWay, movesOf } from '../requests/moves.ts';
import { claimFree, claimPlanned } from '../requests/ordered-passes.ts';
import { lockRequest } from '../requests/store.ts';
import { isUseful, type Need, needOf, unplannedChoices } from './needs.ts';
import { replacedText } from './replacement.ts';
import { holdPlanning, insertPasses, noteReplacement } from './store.ts';

/**
 * Stores the selected passes of a request, with the jobs that order them. Passes that have become unnecessary, occupied, or reserved by
 * another request since the selection are skipped.
 */
export async function storePlan(
  context: ServerContext,
  { request }: Need,
  offers: readonly OfferedPass[],
): Promise<void> {
  const { touchRequest, moveRequest, movePass } = movesOf(context);
  await context.database.orm.transaction(async (tx) => {
    await holdPlanning(tx);
    const locked = await lockRequest(tx, request.id);
    if (locked === undefined || hasEnded(locked.request)) return;
    const need = needOf(locked.request, locked.passes, nowTaiS());
    let free: OfferedPass[] = [];
    for (const pass of offers) {
      const isStillUseful = isUseful(need, { sensorId: pass.sensor.id, clouds: pass.clouds, ...pass.span });
      if (isStillUseful && free.length < need.passesToPlan && (await isFree(tx, pass))) free.push(pass);
    }
    free = await claimFree(tx, locked.request, withinBudget(need, free));
    if (free.length === 0) return;
    const dropped = droppedFor(need, free);
    const places = [...need.lost, ...dropped];
    const ids = await insertPasses(tx, locked.request, free, places);
    if (ids.length === 0) return;
    if (free.length >= need.passesToPlan) {
      const activePasses = locked.passes.filter(({ status }) => !isOver(status));
      await claimPlanned(tx, locked.request, activePasses, free);
    }
    for (const pass of dropped) {
      await movePass(tx, pass, 'INFEASIBLE', tell('overcast-replaced'));
    }
    const message = replacedText(free, places, unplannedChoices(need, free));
    if (message.length > 0) await noteReplacement(tx, request.id, { state: 'REPLACED', message });
    const isAccepted = locked.passes.some((pass) => isUnderWay(pass) && pass.status !== 'PENDING');
    if (locked.request.status === 'APPROVED' && !isAccepted) {
      await moveRequest(tx, locked.request, 'PENDING', tell('planned-anew'));
    } else await touchRequest(tx, locked.request);
    for (const passId of ids) {
      await context.queue.enqueue<OrderJob>(ORDER_QUEUE, { passId }, { within: tx, key: passId });
    }
  });
}

/** Returns the overcast passes that are replaced. */
function droppedFor({ passesToPlan, overcast }: Need, free: readonly OfferedPass[]): Need['overcast'] {
  return overcast.slice(0, Math.max(free.length - (passesToPlan - overcast.length), 0));
}

/** Returns as many passes as the budget allows in addition to the remaining overcast ones. */
function withinBudget(need: Need, free: readonly OfferedPass[]): OfferedPass[] {
  const { budget, overcast } = need;
  const affordablePasses = [...free];
  while (budget !== null && affordablePasses.length > 0) {
    const stay = overcast.slice(droppedFor(need, affordablePasses).length);
    if ([...affordablePasses, ...stay].reduce((sum, { price }) => sum + price, 0) <= budget) break;
    affordablePasses.pop();
  }
  return affordablePasses;
}

async function isFree(tx: Parameters<typeof busyTimes>[0], { sensor, span }: OfferedPass): Promise<boolean> {
  const { startTaiS, stopTaiS } = span;
  const aroundS = 86_400;
  const around = { startTaiS: startTaiS - aroundS, stopTaiS: stopTaiS + aroundS };
  const busy = (await busyTimes(tx, [sensor], around)).get(sensor.id) ?? [];
  return !isSensorTaken({ sensorId: sensor.id, spacingS: sensor.content.minPassSpacing, busy }, span);
}
