import { planeCurves } from '@keepout/conjunction/pc/bounds/plane-curves';
import type { CurveAnswer, CurveQuestion } from './protocol.ts';

/** The part of a worker's scope that is used here; the types of the page know windows only. */
interface WorkerScope {
  postMessage(message: CurveAnswer): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<CurveQuestion>) => void): void;
}
const scope = self as unknown as WorkerScope;

scope.addEventListener('message', ({ data: { id, figures, limits } }) => {
  try {
    scope.postMessage({ id, curves: planeCurves(figures, limits) ?? null });
  } catch (error) {
    scope.postMessage({ id, fault: String(error) });
  }
});
