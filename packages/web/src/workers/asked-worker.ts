/** A worker as its client uses it. */
export interface AskedPort<Question, Answer> {
  postMessage(message: Question): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Open<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  /** Whether more is to come: a word of how far it is. */
  readonly isPart: (answer: Answer) => boolean;
}

/** Asks a worker that starts with the first question and is kept; an answer bears the number of its question. */
export class AskedWorker<Question, Answer extends { readonly id: number }> {
  readonly #start: () => AskedPort<Question, Answer>;
  readonly #failed: (detail: string) => Error;
  readonly #open = new Map<number, Open<Answer>>();
  #worker: AskedPort<Question, Answer> | undefined;
  #asked = 0;

  constructor(start: () => AskedPort<Question, Answer>, failed: (detail: string) => Error) {
    this.#start = start;
    this.#failed = failed;
  }

  /** The number of the question, and its last answer. */
  ask(questionOf: (id: number) => Question, isPart: Open<Answer>['isPart'] = () => false) {
    const id = ++this.#asked;
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#open.set(id, { resolve, reject, isPart });
      try {
        this.#worker ??= this.#listenTo(this.#start());
        this.#worker.postMessage(questionOf(id));
      } catch (error) {
        this.fail(String(error));
      }
    });
    return { id, answer };
  }

  /** Waits no longer for an answer, and says so to the worker. */
  giveUp(id: number, detail: string, message: Question): void {
    const open = this.#open.get(id);
    if (!open) return;
    this.#open.delete(id);
    this.#worker?.postMessage(message);
    open.reject(this.#failed(detail));
  }

  /** Nothing that waits will be answered; the next question starts another worker. */
  fail(detail: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#open.values()];
    this.#open.clear();
    for (const { reject } of waiting) reject(this.#failed(detail));
  }

  #listenTo(worker: AskedPort<Question, Answer>): AskedPort<Question, Answer> {
    worker.onmessage = ({ data }) => {
      const open = this.#open.get(data.id);
      if (!open || open.isPart(data)) return;
      this.#open.delete(data.id);
      open.resolve(data);
    };
    worker.onerror = (event) => this.fail(event.message);
    return worker;
  }
}
