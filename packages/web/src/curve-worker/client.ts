import { WorkerClient, type WorkerPort } from '../worker-client/worker-client.ts';
import type { CurveAnswer, CurveEncounter, CurveQuestion, EncounterCurves } from './protocol.ts';

export type CurvePort = WorkerPort<CurveQuestion, CurveAnswer>;

/** The curves could not be computed: the worker did not start or ended. */
export class CurvesFailed extends Error {
  constructor(detail: string) {
    super(detail);
    this.name = 'Curves in this browser';
  }
}

/** Computes curves by the engine in a worker. */
export class CurveClient {
  readonly #worker: WorkerClient<CurveQuestion, CurveAnswer>;

  constructor(start: () => CurvePort = startWorker) {
    this.#worker = new WorkerClient(start, (detail) => new CurvesFailed(detail));
  }

  /** The curves of a message, or null where its covariance cannot be used; rejects with `CurvesFailed`. */
  curves(figures: CurveEncounter, limits: readonly number[]): Promise<EncounterCurves | null> {
    const id = this.#worker.nextId();
    return this.#worker.ask<EncounterCurves | null>(id, { id, figures, limits }, (answer) =>
      'fault' in answer ? new CurvesFailed(answer.fault) : answer.curves,
    );
  }
}

function startWorker(): CurvePort {
  return new Worker(new URL('./curve.worker.ts', import.meta.url), { type: 'module' });
}
