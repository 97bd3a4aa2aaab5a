import { type AskedPort, AskedWorker } from '../workers/asked-worker.ts';
import type { CurveAnswer, CurveQuestion, EncounterCurves, EncounterFigures } from './protocol.ts';

export type CurvePort = AskedPort<CurveQuestion, CurveAnswer>;

/** The curves could not be computed: the worker did not start or ended. */
export class CurvesFailed extends Error {
  constructor(detail: string) {
    super(detail);
    this.name = 'Curves in this browser';
  }
}

/** Computes curves by the engine in a worker. */
export class CurveClient {
  readonly #worker: AskedWorker<CurveQuestion, CurveAnswer>;

  constructor(start: () => CurvePort = startWorker) {
    this.#worker = new AskedWorker(start, (detail) => new CurvesFailed(detail));
  }

  /** The curves of a message, or null where its covariance cannot be used; rejects with `CurvesFailed`. */
  async curves(figures: EncounterFigures, limits: readonly number[]): Promise<EncounterCurves | null> {
    const answer = await this.#worker.ask((id) => ({ id, figures, limits })).answer;
    if ('fault' in answer) throw new CurvesFailed(answer.fault);
    return answer.curves;
  }
}

function startWorker(): CurvePort {
  return new Worker(new URL('./curve.worker.ts', import.meta.url), { type: 'module' });
}
