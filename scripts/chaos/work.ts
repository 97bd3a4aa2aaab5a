import { setTimeout as sleep } from 'node:timers/promises';

/** What is not as it has to be. */
export interface ChaosFinding {
  /** Which record, message or file. */
  readonly object: string;
  readonly expected: string;
  readonly actual: string;
}

/** One kind of work that goes on during the faults. */
export interface Work {
  readonly name: string;
  begin(): Promise<void>;
  /** One piece of it, until everything in it is acknowledged. */
  work(): Promise<void>;
  /** Compares what was acknowledged with what there is. No piece of work is under way meanwhile. */
  check(): Promise<readonly ChaosFinding[]>;
  end(): Promise<void>;
}

export const finding = (object: string, expected: string, actual: string): ChaosFinding => ({
  object,
  expected,
  actual: actual,
});

export const findingText = ({ object, expected, actual: seen }: ChaosFinding): string =>
  `${object}: expected ${expected}, seen ${seen}`;

/** The rows of each key, in their order. */
export function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const LOOK_MS = 20;

/** Lets pieces of work through, or none. */
export class Gate {
  #isClosed = false;
  #underWay = 0;

  async pass<T>(piece: () => Promise<T>): Promise<T> {
    while (this.#isClosed) await sleep(LOOK_MS);
    this.#underWay++;
    try {
      return await piece();
    } finally {
      this.#underWay--;
    }
  }

  /** Resolves when no piece is under way any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    while (this.#underWay > 0) await sleep(LOOK_MS);
  }

  open(): void {
    this.#isClosed = false;
  }
}
