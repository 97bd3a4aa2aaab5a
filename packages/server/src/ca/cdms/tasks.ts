import type { MessageRange } from '@keepout/ccsds/cdm/cut';
import type { Result } from '@keepout/units/result';
import type { Rejection } from '../../messages/rejection.ts';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { JudgedUpload, JudgeUploadInput } from './judge-upload.thread.ts';
import type { OpenedMessages, OpenInput } from './open.thread.ts';

/** Decompresses an upload and divides it into messages. */
export const openTask: ThreadTask<OpenInput, OpenedMessages> = threadTask(
  new URL('./open.thread.ts', import.meta.url),
  'openMessages',
);

/** Locates the messages of a file that exceeds the limit of a request, in a thread. */
export const cutTask: ThreadTask<Uint8Array, readonly MessageRange[]> = threadTask(
  new URL('./open.thread.ts', import.meta.url),
  'cutMessages',
);

/** Parses and assesses some messages, in a thread. */
export const judgeUploadTask: ThreadTask<JudgeUploadInput, Result<JudgedUpload, Rejection>[]> = threadTask(
  new URL('./judge-upload.thread.ts', import.meta.url),
  'judgeUpload',
);
