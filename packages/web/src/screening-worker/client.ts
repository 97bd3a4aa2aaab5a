import type {
  CandidatesQuestion,
  FileRequest,
  FoundCandidates,
  FromWorker,
  LiveFault,
  LiveOutcome,
  LiveProgress,
  LiveRequest,
  ToWorker,
} from './protocol.ts';

/** Data for a screening: the bytes of the catalogue and the public ephemerides as received; equal tags mean equal bytes. */
export interface CatalogueBytes {
  readonly tag: string;
  readonly bytes: ArrayBuffer;
  readonly published?: Blob;
}

/** Rejects the outcome of a run: it was cancelled, or could not be done. */
export class LiveScreeningFailed extends Error {
  readonly fault: LiveFault | { readonly code: 'cancelled' };
  constructor(fault: LiveFault | { readonly code: 'cancelled' }) {
    super(fault.code);
    this.name = 'Screening in this browser';
    this.fault = fault;
  }
}

export interface LiveRun {
  /** Computes manoeuvres that avoid its conjunctions after the screening; rejects with `LiveScreeningFailed`. */
  plan(question: CandidatesQuestion, onShare: (share: number) => void): Promise<FoundCandidates>;
  /** Rejects with `LiveScreeningFailed`. */
  readonly outcome: Promise<LiveOutcome>;
  /** Ends the run within a second, in any state of the worker. */
  cancel(): void;
}

/** A worker as the client uses it. */
export interface ScreeningWorkerPort {
  postMessage(message: ToWorker, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** From the wish to cancel to the end of a worker that does not listen, ms: a block may take longer. */
const PATIENCE_MS = 500;

interface Open {
  readonly run: number;
  readonly catalogue: CatalogueBytes;
  readonly request: LiveRequest | FileRequest;
  readonly onProgress: (progress: LiveProgress) => void;
  readonly settle: (fault: LiveScreeningFailed['fault'] | undefined, outcome?: LiveOutcome) => void;
}

interface Planning {
  readonly run: number;
  readonly resolve: (candidates: FoundCandidates) => void;
  readonly reject: (fault: LiveScreeningFailed['fault']) => void;
  readonly onShare: (share: number) => void;
}

/**
 * Screens in a worker of this browser: the page stays responsive. The worker caches the catalogue between runs; it starts with
 * the first run, and a new run ends the previous one.
 */
export class ScreeningClient {
  readonly #start: () => ScreeningWorkerPort;
  #worker: ScreeningWorkerPort | undefined;
  #tag: string | undefined;
  #runs = 0;
  #open: Open | undefined;
  #planning: Planning | undefined;

  constructor(start: () => ScreeningWorkerPort = startWorker) {
    this.#start = start;
  }

  /** Begins a run; `catalogue.bytes` are copied only when the worker does not hold them yet. */
  screen(
    catalogue: CatalogueBytes,
    request: LiveRequest | FileRequest,
    onProgress: (progress: LiveProgress) => void = () => {},
  ): LiveRun {
    this.#end();
    const run = ++this.#runs;
    const outcome = new Promise<LiveOutcome>((resolve, reject) => {
      const settle: Open['settle'] = (fault, value) => {
        if (value !== undefined) resolve(value);
        else reject(new LiveScreeningFailed(fault ?? { code: 'cancelled' }));
      };
      this.#begin({ run, catalogue, request, onProgress, settle });
    });
    const cancel = () => {
      if (this.#open?.run === run) this.#end();
    };
    const plan: LiveRun['plan'] = (question, onShare) =>
      new Promise((resolve, reject) => {
        this.#planning?.reject({ code: 'cancelled' });
        const rejected = (fault: LiveScreeningFailed['fault']) => reject(new LiveScreeningFailed(fault));
        this.#planning = { run, resolve, reject: rejected, onShare };
        if (this.#worker === undefined) this.#endPlanning({ code: 'run-gone' });
        else this.#worker.postMessage({ type: 'plan', run, question });
      });
    return { outcome, cancel, plan };
  }

  /** Ends the worker and its current task. */
  dispose(): void {
    this.#settle({ code: 'cancelled' });
    this.#terminate();
  }

  #begin(open: Open): void {
    this.#endPlanning({ code: 'cancelled' });
    this.#open = open;
    const { tag, bytes, published } = open.catalogue;
    this.#worker ??= this.#listenTo(this.#start());
    if (this.#tag !== tag) this.#worker.postMessage({ type: 'catalogue', tag, bytes, ...(published && { published }) });
    this.#tag = tag;
    this.#worker.postMessage({ type: 'screen', run: open.run, request: open.request });
  }

  #listenTo(worker: ScreeningWorkerPort): ScreeningWorkerPort {
    worker.onmessage = ({ data }) => {
      if (data.run === this.#planning?.run) this.#hearPlanning(data);
      if (data.run !== this.#open?.run) return;
      if (data.type === 'progress') this.#open.onProgress(data.progress);
      else if (data.type === 'outcome') this.#settle(undefined, data.outcome);
      else if (data.type === 'fault') this.#settle(data.fault);
    };
    worker.onerror = (event) => {
      this.#settle({ code: 'worker-failed', detail: event.message });
      this.#endPlanning({ code: 'worker-failed', detail: event.message });
      this.#terminate();
    };
    return worker;
  }

  #hearPlanning(data: FromWorker): void {
    if (data.type === 'planning') this.#planning?.onShare(data.share);
    else if (data.type === 'fault') this.#endPlanning(data.fault);
    else if (data.type === 'planned') {
      this.#planning?.resolve(data.candidates);
      this.#planning = undefined;
    }
  }

  #endPlanning(fault: LiveScreeningFailed['fault']): void {
    this.#planning?.reject(fault);
    this.#planning = undefined;
  }

  /** Asks the worker to stop. A worker in the middle of a long block is terminated; the next run starts a new one. */
  #end(): void {
    const run = this.#open?.run;
    const worker = this.#worker;
    if (run === undefined || worker === undefined) return;
    this.#settle({ code: 'cancelled' });
    const messageHandler = worker.onmessage;
    const deaf = setTimeout(() => {
      if (this.#worker !== worker) return;
      this.#terminate();
      if (this.#open) this.#begin(this.#open);
    }, PATIENCE_MS);
    worker.onmessage = (event) => {
      if (event.data.type === 'cancelled' && event.data.run === run) clearTimeout(deaf);
      messageHandler?.call(worker, event);
    };
    worker.postMessage({ type: 'cancel', run });
  }

  #settle(...[fault, outcome]: Parameters<Open['settle']>): void {
    const open = this.#open;
    this.#open = undefined;
    open?.settle(fault, outcome);
  }

  #terminate(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#tag = undefined;
  }
}

function startWorker(): ScreeningWorkerPort {
  return new Worker(new URL('./screening.worker.ts', import.meta.url), { type: 'module' });
}
