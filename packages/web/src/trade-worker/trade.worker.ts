import { type TradeQuestion, tradeCurve, tradeInSteps } from '@keepout/operations/trade/trade-space';
import type { FromTradeWorker, ToTradeWorker, TradeBasis } from './protocol.ts';
import { tradeQuestion } from './trade-question.ts';

/** The part of a worker's scope that is used here; the types of the page know windows only. */
interface WorkerScope {
  postMessage(message: FromTradeWorker, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<ToTradeWorker>) => void): void;
}
const scope = self as unknown as WorkerScope;

/** The map that may go on. */
let current = 0;

scope.addEventListener('message', ({ data }) => {
  if (data.type === 'cancel') {
    if (current === data.id) current = 0;
    return;
  }
  const { id, basis, frame } = data;
  if (data.type === 'curve') {
    try {
      const curve = tradeCurve(questionOf(basis), frame, data.orbits);
      scope.postMessage(curve.ok ? { type: 'curve', id, curve: curve.value } : { type: 'fault', id, ...curve.fault });
    } catch (error) {
      scope.postMessage({ type: 'fault', id, code: codeOf(error) });
    }
    return;
  }
  current = id;
  compute(data).catch((error: unknown) => {
    if (current === id) scope.postMessage({ type: 'fault', id, code: codeOf(error) });
  });
});

async function compute({ id, basis, frame }: Extract<ToTradeWorker, { type: 'map' }>): Promise<void> {
  const steps = tradeInSteps(questionOf(basis), frame);
  for (let step = steps.next(); ; step = steps.next()) {
    if (current !== id) return;
    if (step.done) {
      const { value: map } = step;
      scope.postMessage(map.ok ? { type: 'map', id, map: map.value } : { type: 'fault', id, ...map.fault });
      return;
    }
    scope.postMessage({ type: 'progress', id, share: step.value });
    // A turn of the loop, so that a newer wish or a cancel is heard.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

function questionOf(basis: TradeBasis): TradeQuestion {
  const question = tradeQuestion(basis);
  if (question === undefined) throw new Error('nothing-to-plan');
  return question;
}

const codeOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
