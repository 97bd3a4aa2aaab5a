import { create } from 'zustand';
import { CancelledByUser } from '../../api/fault.ts';
import type { AuthPort } from '../../auth/auth-port.ts';
import { sendFile, type UploadOptions } from './send-file.ts';
import { allDismissed, changed, dismissed, type Upload, type Uploads } from './upload-list.ts';
import type { UploadOutcome } from './upload-outcome.ts';
import { createUploadQueue } from './upload-queue.ts';

/**
 * The uploads of this visit. They live outside the page, so that walking to a conjunction and back neither stops one
 * nor takes an outcome away.
 */
export const useUploads = create<{ readonly uploads: Uploads }>()(() => ({ uploads: [] }));

const update = (next: (uploads: Uploads) => Uploads) =>
  useUploads.setState(({ uploads }) => ({ uploads: next(uploads) }));
const running = new Map<string, AbortController>();

/** How many files travel at once. */
const queue = createUploadQueue(3);

/** Starts every file on its own, newest on top. */
export function upload(auth: AuthPort, files: readonly File[], options: UploadOptions): void {
  const added = files.map(
    (file): Upload => ({ key: crypto.randomUUID(), file, options, share: 0, outcome: undefined }),
  );
  update((uploads) => [...added, ...uploads]);
  for (const { key, file } of added) void send(auth, key, file, options);
}

/** Sends a file once more that did not get through; with other options if the reader changed them meanwhile. */
export function uploadAgain(auth: AuthPort, { key, file }: Upload, options: UploadOptions): void {
  update((uploads) => changed(uploads, key, { share: 0, outcome: undefined, options }));
  void send(auth, key, file, options);
}

export const cancelUpload = (key: string): void => running.get(key)?.abort(new CancelledByUser());
export const dismissUpload = (key: string): void => update((uploads) => dismissed(uploads, key));
export const dismissUploads = (): void => update(allDismissed);

async function send(auth: AuthPort, key: string, file: File, options: UploadOptions): Promise<void> {
  const controller = new AbortController();
  running.set(key, controller);
  const outcome = await inTurn(controller.signal, () =>
    sendFile(auth, file, options, controller.signal, (share) => update((uploads) => changed(uploads, key, { share }))),
  );
  running.delete(key);
  update((uploads) => changed(uploads, key, { outcome }));
}

async function inTurn(signal: AbortSignal, work: () => Promise<UploadOutcome>): Promise<UploadOutcome> {
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
