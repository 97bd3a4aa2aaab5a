import { WorkerClient, type WorkerPort } from '../worker-client/worker-client.ts';
import type { FromTradeWorker, ToTradeWorker, TradeBasis, TradeCurve, TradeFrame, TradeMap } from './protocol.ts';

export type TradePort = WorkerPort<ToTradeWorker, FromTradeWorker>;

/** A map or curve that could not be computed, or that was cancelled or overtaken. */
export class TradeSpaceFailed extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.name = 'Trade space in this browser';
    this.code = code;
  }
}

export interface TradeRun {
  /** Rejects with `TradeSpaceFailed`. */
  readonly map: Promise<TradeMap>;
  cancel(): void;
}

/** Computes trade spaces by the engine in a worker. */
export class TradeClient {
  readonly #worker: WorkerClient<ToTradeWorker, FromTradeWorker>;
  #map = 0;

  constructor(start: () => TradePort = startWorker) {
    this.#worker = new WorkerClient(start, (code) => new TradeSpaceFailed(code));
  }

  /** Starts a map, and replaces the previous one. */
  map(basis: TradeBasis, frame: TradeFrame, onProgress: (share: number) => void = () => {}): TradeRun {
    this.#cancel(this.#map);
    const id = this.#worker.nextId();
    this.#map = id;
    const map = this.#ask<TradeMap>({ type: 'map', id, basis, frame }, onProgress);
    return { map, cancel: () => this.#cancel(id) };
  }

  /** The curve of one begin. */
  curve(basis: TradeBasis, frame: TradeFrame, orbits: number): Promise<TradeCurve> {
    return this.#ask<TradeCurve>({ type: 'curve', id: this.#worker.nextId(), basis, frame, orbits });
  }

  /** Ends the worker and its current task. */
  dispose(): void {
    this.#worker.fail('cancelled');
  }

  #ask<T extends TradeMap | TradeCurve>(question: ToTradeWorker, onProgress?: (share: number) => void): Promise<T> {
    return this.#worker.ask<T>(question.id, question, (answer) => {
      if (answer.type === 'progress') return void onProgress?.(answer.share);
      if (answer.type === 'fault') return new TradeSpaceFailed(answer.code);
      return (answer.type === 'map' ? answer.map : answer.curve) as T;
    });
  }

  #cancel(id: number): void {
    this.#worker.cancel(id, new TradeSpaceFailed('cancelled'), { type: 'cancel', id });
  }
}

function startWorker(): TradePort {
  return new Worker(new URL('./trade.worker.ts', import.meta.url), { type: 'module' });
}
