/** A worker from the view of its client. */
export interface WorkerPort<Question, Answer> {
  postMessage(message: Question): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Open<Answer> {
  readonly hear: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** A worker that starts with the first question and stays alive; questions and their answers have numbers. */
export class WorkerClient<Question, Answer extends { readonly id: number }> {
  readonly #start: () => WorkerPort<Question, Answer>;
  readonly #faultOf: (detail: string) => Error;
  readonly #open = new Map<number, Open<Answer>>();
  #worker: WorkerPort<Question, Answer> | undefined;
  #asked = 0;

  /** @param faultOf  creates the error with which questions reject when the worker does not start, or ends */
  constructor(start: () => WorkerPort<Question, Answer>, faultOf: (detail: string) => Error) {
    this.#start = start;
    this.#faultOf = faultOf;
  }

  nextId(): number {
    return ++this.#asked;
  }

  /** @param hear  maps an answer: to the result, an error, or undefined while others follow */
  ask<T>(id: number, question: Question, hear: (answer: Answer) => T | Error | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = (answer: Answer): void => {
        const result = hear(answer);
        if (result === undefined) return;
        this.#open.delete(id);
        if (result instanceof Error) reject(result);
        else resolve(result);
      };
      this.#open.set(id, { hear: settle, reject });
      try {
        this.#worker ??= this.#listenTo(this.#start());
        this.#worker.postMessage(question);
      } catch (error) {
        this.fail(String(error));
      }
    });
  }

  /** Rejects a question without a result, and notifies the worker. */
  cancel(id: number, error: Error, notice: Question): void {
    const open = this.#open.get(id);
    if (!open) return;
    this.#open.delete(id);
    this.#worker?.postMessage(notice);
    open.reject(error);
  }

  /** Ends the worker: all pending questions reject, and the next question starts a new one. */
  fail(detail: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const pendingQuestions = [...this.#open.values()];
    this.#open.clear();
    for (const { reject } of pendingQuestions) reject(this.#faultOf(detail));
  }

  #listenTo(worker: WorkerPort<Question, Answer>): WorkerPort<Question, Answer> {
    worker.onmessage = ({ data }) => this.#open.get(data.id)?.hear(data);
    worker.onerror = (event) => this.fail(event.message);
    return worker;
  }
}
