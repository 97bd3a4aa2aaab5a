import { liveCatalogue } from '@keepout/operations/live/catalogue';
import { AllOfSpace } from './all-of-space.ts';
import type { SpaceAnswer, SpaceQuestion } from './protocol.ts';

/** The part of a worker's scope that is used here; the types of the page know windows only. */
interface WorkerScope {
  postMessage(message: SpaceAnswer, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<SpaceQuestion>) => void): void;
}
const scope = self as unknown as WorkerScope;

let space: AllOfSpace | undefined;

scope.addEventListener('message', ({ data }) => {
  try {
    const { answer, transfer } = answerTo(data);
    scope.postMessage(answer, transfer);
  } catch (error) {
    scope.postMessage({ id: data.id, kind: 'fault', detail: String(error) });
  }
});

function answerTo(question: SpaceQuestion): { readonly answer: SpaceAnswer; readonly transfer: Transferable[] } {
  const { id } = question;
  if (question.kind === 'catalogue') {
    space = new AllOfSpace(liveCatalogue(new TextDecoder().decode(question.bytes)));
    return { answer: { id, kind: 'objects', objects: space.objects() }, transfer: [] };
  }
  if (space === undefined) throw new Error('asked before there was a catalogue');
  if (question.kind === 'states') {
    const states = space.statesAt(question.epochTaiS);
    const transfer = [states.positions.buffer, states.velocities.buffer];
    return { answer: { id, kind: 'states', states }, transfer };
  }
  const orbit = space.orbitOf(question.object, question.epochTaiS);
  if (orbit === undefined) throw new RangeError('no such object');
  return { answer: { id, kind: 'orbit', orbit }, transfer: [orbit.points.buffer] };
}
