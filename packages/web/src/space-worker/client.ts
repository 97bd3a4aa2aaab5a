import type { SpaceAnswer, SpaceObjects, SpaceOrbit, SpaceQuestion, SpaceStates } from './protocol.ts';

interface Waiting {
  readonly resolve: (answer: SpaceAnswer) => void;
  readonly reject: (error: Error) => void;
}

type Asked = SpaceQuestion extends infer Q ? (Q extends SpaceQuestion ? Omit<Q, 'id'> : never) : never;

/** Asks the worker that holds the catalogue; it lives as long as this. */
export class SpaceClient {
  readonly #worker = new Worker(new URL('./space.worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<SpaceAnswer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.kind === 'fault') waiting?.reject(new Error(data.detail));
      else waiting?.resolve(data);
    };
    this.#worker.onerror = (event) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message));
      this.#waiting.clear();
    };
  }

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
    this.#worker.terminate();
    this.#waiting.clear();
  }

  #ask(question: Asked): Promise<SpaceAnswer> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...question, id });
    });
  }
}
