export interface UploadQueue {
  /** Resolves when it is this one's turn: true; or false at once when it was aborted while waiting. */
  readonly enter: (signal: AbortSignal) => Promise<boolean>;
  /** Gives the turn on; only those call it who got one. */
  readonly leave: () => void;
}

/** Lets so many through at a time, in order. */
export function createUploadQueue(mostAtOnce: number): UploadQueue {
  let active = 0;
  let waiting: readonly { readonly signal: AbortSignal; readonly start: (isTurn: boolean) => void }[] = [];
  return {
    enter(signal) {
      if (active < mostAtOnce) {
        active += 1;
        return Promise.resolve(true);
      }
      return new Promise((start) => {
        waiting = [...waiting, { signal, start }];
        signal.addEventListener('abort', () => {
          waiting = waiting.filter((one) => one.signal !== signal);
          start(false);
        });
      });
    },
    leave() {
      const [next, ...rest] = waiting;
      waiting = rest;
      if (next) next.start(true);
      else active -= 1;
    },
  };
}
