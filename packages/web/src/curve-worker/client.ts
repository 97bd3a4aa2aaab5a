import type { CurveAnswer, CurveQuestion, EncounterCurves, EncounterFigures } from './protocol.ts';

/** A worker as the client uses it. */
export interface CurvePort {
  postMessage(message: CurveQuestion): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<CurveAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The curves could not be computed: the worker did not start or ended. */
export class CurvesFailed extends Error {
  constructor(detail: string) {
    super(detail);
    this.name = 'Curves in this browser';
  }
}

interface Open {
  readonly resolve: (curves: EncounterCurves | null) => void;
  readonly reject: (error: CurvesFailed) => void;
}

/** Computes curves by the engine in a worker that starts with the first question and is kept. */
export class CurveClient {
  readonly #start: () => CurvePort;
  readonly #open = new Map<number, Open>();
  #worker: CurvePort | undefined;
  #asked = 0;

  constructor(start: () => CurvePort = startWorker) {
    this.#start = start;
  }

  /** The curves of a message, or null where its covariance cannot be used; rejects with `CurvesFailed`. */
  curves(figures: EncounterFigures, limits: readonly number[]): Promise<EncounterCurves | null> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject });
      try {
        this.#worker ??= this.#listenTo(this.#start());
        this.#worker.postMessage({ id, figures, limits });
      } catch (error) {
        this.#fail(String(error));
      }
    });
  }

  #listenTo(worker: CurvePort): CurvePort {
    worker.onmessage = ({ data }) => {
      const open = this.#open.get(data.id);
      this.#open.delete(data.id);
      if ('fault' in data) open?.reject(new CurvesFailed(data.fault));
      else open?.resolve(data.curves);
    };
    worker.onerror = (event) => this.#fail(event.message);
    return worker;
  }

  /** Nothing that waits will be answered; the next question starts another worker. */
  #fail(detail: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#open.values()];
    this.#open.clear();
    for (const { reject } of waiting) reject(new CurvesFailed(detail));
  }
}

function startWorker(): CurvePort {
  return new Worker(new URL('./curve.worker.ts', import.meta.url), { type: 'module' });
}
