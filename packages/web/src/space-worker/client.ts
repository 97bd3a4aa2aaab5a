import { WorkerClient } from '../worker-client/worker-client.ts';
import type { SpaceAnswer, SpaceObjects, SpaceOrbit, SpaceQuestion, SpaceStates } from './protocol.ts';

type QuestionWithoutId = SpaceQuestion extends infer Q ? (Q extends SpaceQuestion ? Omit<Q, 'id'> : never) : never;

/** Asks the worker that holds the catalogue; it lives as long as this. */
export class SpaceClient {
  readonly #worker = new WorkerClient<SpaceQuestion, SpaceAnswer>(startWorker, (detail) => new Error(detail));

  /** Reads a catalogue, as `GET ca/catalogue/elements` gave it. */
  async open(bytes: ArrayBuffer): Promise<SpaceObjects> {
    const answer = await this.#ask({ kind: 'catalogue', bytes });
    if (answer.kind !== 'objects') throw new TypeError(answer.kind);
    return answer.objects;
  }

  async states(epochTaiS: number): Promise<SpaceStates> {
    const answer = await this.#ask({ kind: 'states', epochTaiS });
    if (answer.kind !== 'states') throw new TypeError(answer.kind);
    return answer.states;
  }

  async orbit(object: number, epochTaiS: number): Promise<SpaceOrbit> {
    const answer = await this.#ask({ kind: 'orbit', object, epochTaiS });
    if (answer.kind !== 'orbit') throw new TypeError(answer.kind);
    return answer.orbit;
  }

  dispose(): void {
    this.#worker.fail('cancelled');
  }

  #ask(question: QuestionWithoutId): Promise<SpaceAnswer> {
    const id = this.#worker.nextId();
    return this.#worker.ask<SpaceAnswer>(id, { ...question, id }, (answer) =>
      answer.kind === 'fault' ? new Error(answer.detail) : answer,
    );
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./space.worker.ts', import.meta.url), { type: 'module' });
}
