import { type AskedPort, AskedWorker } from '../workers/asked-worker.ts';
import type { FromTradeWorker, ToTradeWorker, TradeBasis, TradeCurve, TradeFrame, TradeMap } from './protocol.ts';

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
  readonly #worker = new AskedWorker(startWorker, (code) => new TradeSpaceFailed(code));
  #newest: TradeRun | undefined;

  /** Begins a map, in place of the one before. */
  map(basis: TradeBasis, frame: TradeFrame, onProgress: (share: number) => void = () => {}): TradeRun {
    this.#newest?.cancel();
    const { id, answer } = this.#worker.ask(
      (number) => ({ type: 'map', id: number, basis, frame }),
      (part) => {
        if (part.type === 'progress') onProgress(part.share);
        return part.type === 'progress';
      },
    );
    const map = answer.then((last) => (last.type === 'map' ? last.map : fail(last)));
    this.#newest = { map, cancel: () => this.#worker.giveUp(id, 'cancelled', { type: 'cancel', id }) };
    return this.#newest;
  }

  /** The curve of one begin. */
  async curve(basis: TradeBasis, frame: TradeFrame, orbits: number): Promise<TradeCurve> {
    const last = await this.#worker.ask((id) => ({ type: 'curve', id, basis, frame, orbits })).answer;
    return last.type === 'curve' ? last.curve : fail(last);
  }

  /** Ends the worker and what it does. */
  dispose(): void {
    this.#worker.fail('cancelled');
  }
}

function fail(answer: FromTradeWorker): never {
  throw new TradeSpaceFailed(answer.type === 'fault' ? answer.code : answer.type);
}

function startWorker(): AskedPort<ToTradeWorker, FromTradeWorker> {
  return new Worker(new URL('./trade.worker.ts', import.meta.url), { type: 'module' });
}
