import type { Result } from '@keepout/units/result';
import type { Rejection } from '../../messages/rejection.ts';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { JudgedUpload, JudgeUploadInput } from './judge-upload.thread.ts';
import type { OpenedMessages, OpenInput } from './open.thread.ts';

/** Opening what was uploaded and cutting it into messages, in a thread. */
export const openTask: ThreadTask<OpenInput, OpenedMessages> = threadTask(
  new URL('./open.thread.ts', import.meta.url),
  'openMessages',
);

/** Reading and judging a few of them, in a thread. */
export const judgeUploadTask: ThreadTask<JudgeUploadInput, Result<JudgedUpload, Rejection>[]> = threadTask(
  new URL('./judge-upload.thread.ts', import.meta.url),
  'judgeUpload',
);
