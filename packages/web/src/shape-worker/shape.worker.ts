import { bodyFigures } from '@keepout/assessment/orbit/body-figures';
import type { ShapeAnswer, ShapeQuestion } from './protocol.ts';

/** The part of a worker's scope that is used here; the types of the page know windows only. */
interface WorkerScope {
  postMessage(message: ShapeAnswer): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<ShapeQuestion>) => void): void;
}
const scope = self as unknown as WorkerScope;

scope.addEventListener('message', ({ data: { id, build } }) => {
  scope.postMessage({ id, figures: bodyFigures(build) });
});
