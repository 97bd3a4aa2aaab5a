import type { EphemerisUpload } from '@keepout/contract/ca/ephemeris';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { CancelledByUser, faultFromAnswer } from '../../api/fault.ts';
import type { AuthPort } from '../../auth/auth-port.ts';
import { allDismissed, dismissed, type Upload, updateUpload } from './upload-list.ts';
import type { UploadOutcome } from './upload-outcome.ts';

/** One file upload, for the sender. */
export interface Sending<Options> {
  readonly file: File;
  readonly options: Options;
  readonly signal: AbortSignal;
  readonly onShare: (share: number) => void;
}

export type SendFile<Accepted, Options> = (
  auth: AuthPort,
  sending: Sending<Options>,
) => Promise<UploadOutcome<Accepted>>;

interface Listed<Accepted, Options> {
  readonly uploads: readonly Upload<Accepted, Options>[];
}

export interface UploadsOf<Accepted, Options> {
  readonly useUploads: UseBoundStore<StoreApi<Listed<Accepted, Options>>>;
  /** Starts every file on its own, newest on top. */
  readonly upload: (auth: AuthPort, files: readonly File[], options: Options) => void;
  /** Sends a file once more that did not get through; with other options if the reader changed them meanwhile. */
  readonly retry: (auth: AuthPort, upload: Upload<Accepted, Options>, options: Options) => void;
  readonly cancel: (key: string) => void;
  readonly dismiss: (key: string) => void;
  readonly dismissAll: () => void;
}

/** How many files of a kind travel at once. */
const MOST_AT_ONCE = 3;

/**
 * The uploads of one kind in this visit. They live outside the page, so that walking elsewhere and back neither stops one
 * nor takes an outcome away.
 */
export function createUploads<Accepted, Options>(sendFile: SendFile<Accepted, Options>): UploadsOf<Accepted, Options> {
  type Uploads = readonly Upload<Accepted, Options>[];
  const useUploads = create<Listed<Accepted, Options>>()(() => ({ uploads: [] }));
  const update = (next: (uploads: Uploads) => Uploads) =>
    useUploads.setState(({ uploads }) => ({ uploads: next(uploads) }));
  const running = new Map<string, AbortController>();
  const queue = createUploadQueue(MOST_AT_ONCE);

  async function send(auth: AuthPort, key: string, file: File, options: Options): Promise<void> {
    const controller = new AbortController();
    running.set(key, controller);
    const onShare = (share: number) => update((uploads) => updateUpload(uploads, key, { share }));
    const outcome = await inTurn(controller.signal, () =>
      sendFile(auth, { file, options, signal: controller.signal, onShare }),
    );
    running.delete(key);
    update((uploads) => updateUpload(uploads, key, { outcome }));
  }

  async function inTurn(
    signal: AbortSignal,
    work: () => Promise<UploadOutcome<Accepted>>,
  ): Promise<UploadOutcome<Accepted>> {
    if (!(await queue.enter(signal))) return { kind: 'cancelled' };
    try {
      return await work();
    } catch (error) {
      const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
      return { kind: 'failed', code: 0, title: name, message };
    } finally {
      queue.leave();
    }
  }

  return {
    useUploads,
    upload(auth, files, options) {
      const newUploads = files.map(
        (file): Upload<Accepted, Options> => ({
          key: crypto.randomUUID(),
          file,
          options,
          share: 0,
          outcome: undefined,
        }),
      );
      update((uploads) => [...newUploads, ...uploads]);
      for (const { key, file } of newUploads) void send(auth, key, file, options);
    },
    retry(auth, { key, file }, options) {
      update((uploads) => updateUpload(uploads, key, { share: 0, outcome: undefined, options }));
      void send(auth, key, file, options);
    },
    cancel: (key) => running.get(key)?.abort(new CancelledByUser()),
    dismiss: (key) => update((uploads) => dismissed(uploads, key)),
    dismissAll: () => update(allDismissed),
  };
}

/** Reads the answer to an upload that was refused: rejected with its places, too large, or refused entirely. */
export function refusalOf(status: number, statusText: string, body: unknown): UploadOutcome<never> {
  const { code, title, message, problemCode, places = [] } = faultFromAnswer(status, statusText, body);
  if (status === 422) return { kind: 'rejected', code: problemCode ?? '', message, places };
  if (status === 413) return { kind: 'too-large', message };
  return { kind: 'failed', code, title, message };
}

/** Returns the rejection of one of several objects in a file: the same reader handles the places of a problem document. */
export const uploadRejection = ({ code, message, errors }: EphemerisUpload['rejected'][number]) =>
  ({ kind: 'rejected', code, message, places: faultFromAnswer(422, '', { errors }).places ?? [] }) as const;

interface UploadQueue {
  /** Resolves when it is this one's turn: true; or false at once when it was aborted while waiting. */
  readonly enter: (signal: AbortSignal) => Promise<boolean>;
  /** Gives the turn on; only those call it who got one. */
  readonly leave: () => void;
}

/** Limits the number of simultaneous uploads, in order. */
export function createUploadQueue(mostAtOnce: number): UploadQueue {
  let active = 0;
  let waiters: readonly { readonly signal: AbortSignal; readonly start: (isTurn: boolean) => void }[] = [];
  return {
    enter(signal) {
      if (active < mostAtOnce) {
        active += 1;
        return Promise.resolve(true);
      }
      return new Promise((start) => {
        waiters = [...waiters, { signal, start }];
        signal.addEventListener('abort', () => {
          waiters = waiters.filter((waiter) => waiter.signal !== signal);
          start(false);
        });
      });
    },
    leave() {
      const [next, ...remainingWaiters] = waiters;
      waiters = remainingWaiters;
      if (next) next.start(true);
      else active -= 1;
    },
  };
}
