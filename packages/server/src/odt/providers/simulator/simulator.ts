import type { Statement } from '@keepout/contract/platform/sentence-text';
import { type SentenceWord, tell } from '@keepout/contract/sentences';
import { earthOrientationInUse } from '../../../earth-orientation/store.ts';
import type { ServerContext } from '../../../hosting/module.ts';
import { nowTaiS } from '../../../platform/now.ts';
import { BEHIND_CALLS } from '../../../platform/threads/threads.ts';
import type { PassOrder, ProviderDelivery, Receipt, TrackingProvider } from '../provider.ts';
import { seededDraws } from './draws.ts';
import { simulateTask, truthTask } from './simulate-task.ts';
import {
  cancelSimulatedOrder,
  dueOrders,
  findTruth,
  insertSimulatedOrder,
  keepTruth,
  nextDue,
  noteMeasured,
  type SimulatorOrderRow,
  settleOrder,
} from './store.ts';
import { orderOfStored } from './stored-order.ts';

type World = Pick<ServerContext, 'database' | 'threads' | 'settings'>;

const MOST_AT_ONCE = 50;
const TURN = { priority: BEHIND_CALLS, ownerId: 'simulator' };

/**
 * A simulated provider: it accepts the orders of real providers, simulates a true orbit for every object (`truth.ts`), weather, noise
 * and failures, and delivers TDM files. All random values are derived from names, so that the same orders have the same outcome.
 *
 * Its time may run faster than real time (`KEEPOUT_SIMULATOR_SPEED`): a pass an hour after the order is then measured and
 * delivered after an hour divided by that factor, with the time tags of the pass.
 */
export function simulator({ database, threads, settings }: World): TrackingProvider {
  const db = database.orm;
  const { simulatorSpeed: speed, simulatorFailureShare } = settings;
  return {
    id: 'simulator',
    kind: 'SIMULATOR',
    isSimulated: true,
    simulatedNote: noteOf(speed, simulatorFailureShare),
    async order(order) {
      const objectKey = keyOf(order);
      const truthAnswer = await threads.run(
        truthTask,
        { order, objectKey, before: await findTruth(db, objectKey), ...(await earthOrientationInUse(db)) },
        { turn: TURN },
      );
      if ('refusal' in truthAnswer) return { isAccepted: false, reason: truthAnswer.refusal };
      await keepTruth(db, objectKey, truthAnswer.truth);
      const orderedTaiS = nowTaiS();
      const dueTaiS = sooner(readyTaiS(order), orderedTaiS, speed);
      const row = { orderId: order.orderId, content: order, orderedTaiS, speed, dueTaiS };
      return receiptOf(await insertSimulatedOrder(db, row));
    },
    cancel: (orderId) => cancelSimulatedOrder(db, orderId),
    async collect() {
      const deliveries: ProviderDelivery[] = [];
      for (const { orderId, content, dueTaiS } of await dueOrders(db, nowTaiS(), MOST_AT_ONCE)) {
        const deliveryId = `simulator-${orderId}`;
        const outcome = await observe(orderOfStored(content));
        deliveries.push(
          outcome.kind === 'FILE'
            ? { deliveryId, orderId, ...outcome, deliveredTaiS: Math.max(dueTaiS, readyTaiS(content)) }
            : {
                kind: 'FAILED',
                deliveryId,
                orderId,
                reason: outcome.reason,
              },
        );
      }
      return deliveries;
    },
    nextDueTaiS: () => nextDue(db),
    acknowledge: (deliveryId) => settleOrder(db, deliveryId.replace(/^simulator-/, '')),
  };

  async function observe(order: PassOrder) {
    const fails = seededDraws('failure', order.orderId).uniform() < simulatorFailureShare;
    if (fails) return noFile('the sensor failed');
    const truth = await findTruth(db, keyOf(order));
    if (truth === undefined) return noFile('the object is not there');
    const outcome = await threads.run(
      simulateTask,
      { order, truth, ...(await earthOrientationInUse(db)) },
      { turn: TURN },
    );
    if (outcome.kind === 'FILE') await noteMeasured(db, keyOf(order));
    return outcome;
  }
}

const noFile = (simulatedWhy: SentenceWord) =>
  ({ kind: 'NOTHING', reason: tell('simulated-nothing', { simulatedWhy }) }) as const;

/** Returns the key of an object: one true orbit for all operators. */
function keyOf({ object }: PassOrder): string {
  return object.noradId === null ? `name ${object.name}` : `norad ${object.noradId}`;
}

/** When the file of a pass is there in the simulated world, TAI s. */
function readyTaiS({ stopTaiS, sensor }: Pick<PassOrder, 'stopTaiS' | 'sensor'>): number {
  return stopTaiS + sensor.latencyS;
}

function receiptOf({ content, orderedTaiS, speed, dueTaiS }: SimulatorOrderRow): Receipt {
  return {
    isAccepted: true,
    runsFromTaiS: sooner(content.startTaiS, orderedTaiS, speed),
    runsUntilTaiS: sooner(content.stopTaiS, orderedTaiS, speed),
    availableAtTaiS: dueTaiS,
  };
}

/** Returns the real time of a future simulated time, for a speed factor from now on. */
function sooner(taiS: number, nowTaiS: number, speed: number): number {
  return taiS <= nowTaiS ? taiS : nowTaiS + (taiS - nowTaiS) / speed;
}

function noteOf(speed: number, failureShare: number): Statement {
  const failShare = Math.round(100 * failureShare);
  if (speed === 1) return tell('simulated-in-real-time', { failShare });
  return tell('simulated-faster', { speed, afterS: Math.round(3600 / speed), failShare });
}
