import type { FromTradeWorker, ToTradeWorker, TradeBasis, TradeCurve, TradeFrame, TradeMap } from './protocol.ts';

/** A worker as the client uses it. */
export interface TradePort {
  postMessage(message: ToTradeWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromTradeWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

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

interface Open {
  readonly type: 'map' | 'curve';
  readonly resolve: (value: never) => void;
  readonly reject: (error: TradeSpaceFailed) => void;
  readonly onProgress?: (share: number) => void;
}

/** Computes trade spaces by the engine in a worker, which starts with the first question and is kept. */
export class TradeClient {
  readonly #start: () => TradePort;
  readonly #open = new Map<number, Open>();
  #worker: TradePort | undefined;
  #asked = 0;

  constructor(start: () => TradePort = startWorker) {
    this.#start = start;
  }

  /** Begins a map, in place of the one before. */
  map(basis: TradeBasis, frame: TradeFrame, onProgress: (share: number) => void = () => {}): TradeRun {
    for (const [id, { type }] of this.#open) if (type === 'map') this.#cancel(id);
    const id = ++this.#asked;
    const map = this.#ask<TradeMap>({ type: 'map', id, basis, frame }, onProgress);
    return { map, cancel: () => this.#cancel(id) };
  }

  /** The curve of one begin. */
  curve(basis: TradeBasis, frame: TradeFrame, orbits: number): Promise<TradeCurve> {
    return this.#ask<TradeCurve>({ type: 'curve', id: ++this.#asked, basis, frame, orbits });
  }

  /** Ends the worker and what it does. */
  dispose(): void {
    this.#fail('cancelled');
  }

  #ask<T>(question: Exclude<ToTradeWorker, { type: 'cancel' }>, onProgress?: (share: number) => void): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const { type, id } = question;
      this.#open.set(id, { type, resolve: resolve as Open['resolve'], reject, ...(onProgress && { onProgress }) });
      try {
        this.#worker ??= this.#listenTo(this.#start());
        this.#worker.postMessage(question);
      } catch (error) {
        this.#fail(String(error));
      }
    });
  }

  #cancel(id: number): void {
    const open = this.#open.get(id);
    if (!open) return;
    this.#open.delete(id);
    this.#worker?.postMessage({ type: 'cancel', id });
    open.reject(new TradeSpaceFailed('cancelled'));
  }

  #listenTo(worker: TradePort): TradePort {
    worker.onmessage = ({ data }) => {
      const open = this.#open.get(data.id);
      if (!open) return;
      if (data.type === 'progress') return open.onProgress?.(data.share);
      this.#open.delete(data.id);
      if (data.type === 'fault') open.reject(new TradeSpaceFailed(data.code));
      else open.resolve((data.type === 'map' ? data.map : data.curve) as never);
    };
    worker.onerror = (event) => this.#fail(event.message);
    return worker;
  }

  /** Nothing that waits will be answered; the next question starts another worker. */
  #fail(code: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#open.values()];
    this.#open.clear();
    for (const { reject } of waiting) reject(new TradeSpaceFailed(code));
  }
}

function startWorker(): TradePort {
  return new Worker(new URL('./trade.worker.ts', import.meta.url), { type: 'module' });
}
