import { type MessageRange, messageRanges } from '@keepout/ccsds/cdm/cut';
import { type MessageFault, messageFault } from '@keepout/ccsds/fault/message-fault';
import { fail, ok } from '@keepout/units/result';
import { boundedRejection } from '../../messages/bounded-rejection.ts';
import { filePlace } from '../../messages/file-place.ts';
import { type ArchivedFile, filesOfArchive } from '../../messages/pack.ts';
import { storableFileName } from '../../messages/received-form.ts';
import type { Rejection } from '../../messages/rejection.ts';
import { isArchive, openedBytes } from '../../messages/text.ts';
import { MESSAGE_LIMIT_BYTES, MOST_OPENED_BYTES, MOST_UPLOADED_MESSAGES } from './limits.ts';
import type { MessageFile } from './receive.ts';

export interface OpenInput {
  /** Concatenated content of all files. */
  readonly bytes: Uint8Array;
  readonly files: readonly MessageFile[];
}

/** Decompressed messages with their positions, not yet parsed. */
export interface OpenedMessages {
  /** Memory shared with the parsing threads. */
  readonly bytes: SharedArrayBuffer;
  readonly messages: readonly UploadedMessagePlace[];
  readonly rejected: readonly Rejection[];
}

export interface UploadedMessagePlace {
  readonly fileName: string;
  readonly start: number;
  readonly end: number;
  /** Line of the file at which the message starts. */
  readonly line: number;
}

/** Decompresses files and locates the messages in them, within the limits of a request. */
export function openMessages({ bytes, files }: OpenInput): OpenedMessages {
  const opened: { fileName: string; content: Uint8Array }[] = [];
  const rejected: Rejection[] = [];
  let [at, room] = [0, MOST_OPENED_BYTES];
  for (const { fileName, sizeBytes } of files) {
    for (const file of filesIn(fileName, bytes.subarray(at, at + sizeBytes), room)) {
      const content = file.content.ok ? openedBytes(file.content.value, Math.max(1, room)) : file.content;
      if (!content.ok) rejected.push(rejectionFor(file.name, content.fault));
      else if (content.value.length > room) rejected.push(tooLarge(file.name, MOST_OPENED_BYTES));
      else {
        room -= content.value.length;
        opened.push({ fileName: file.name, content: content.value });
      }
    }
    at += sizeBytes;
  }
  return { ...cutAll(opened, rejected), rejected };
}

/** Maximum number of messages in a file of a feed. */
const MOST_RANGES = 200_000;

/** Locates the messages in a file of a feed; a file of many lines takes seconds. */
export function cutMessages(bytes: Uint8Array): readonly MessageRange[] {
  return messageRanges(bytes, MOST_RANGES);
}

/** Returns a file, or the files of an archive as if each had been uploaded separately. A nested archive counts as a file without messages. */
function filesIn(name: string, bytes: Uint8Array, limitBytes: number): readonly ArchivedFile[] {
  if (!isArchive(bytes)) return [{ name, content: ok(bytes) }];
  const files = filesOfArchive(bytes, { limitBytes, maximumFiles: MOST_UPLOADED_MESSAGES });
  if (!files.ok) return [{ name, content: files }];
  if (files.value.length === 0) return [{ name, content: fail(messageFault('empty-text')) }];
  return files.value.map((file) => ({ ...file, name: storableFileName(`${name}/${file.name}`, name) }));
}

function cutAll(
  opened: readonly { fileName: string; content: Uint8Array }[],
  rejected: Rejection[],
): Pick<OpenedMessages, 'bytes' | 'messages'> {
  const shared = new SharedArrayBuffer(opened.reduce((sum, { content }) => sum + content.length, 0));
  const messages: UploadedMessagePlace[] = [];
  let offset = 0;
  for (const { fileName, content } of opened) {
    new Uint8Array(shared).set(content, offset);
    const ranges = messageRanges(content, MOST_UPLOADED_MESSAGES);
    if (messages.length + ranges.length > MOST_UPLOADED_MESSAGES) {
      const sentence = `More than ${MOST_UPLOADED_MESSAGES} messages in one request; send them in several.`;
      rejected.push(boundedRejection(fileName, 'too-many-messages', sentence));
    } else {
      const numbered = ranges.length > 1;
      ranges.forEach(({ start, end, line }, index) => {
        const name = numbered ? `${fileName} [${index + 1}]` : fileName;
        if (end - start > MESSAGE_LIMIT_BYTES) rejected.push(tooLarge(name, MESSAGE_LIMIT_BYTES));
        else messages.push({ fileName: name, start: offset + start, end: offset + end, line });
      });
    }
    offset += content.length;
  }
  return { bytes: shared, messages };
}

function tooLarge(fileName: string, limit: number): Rejection {
  return rejectionFor(fileName, messageFault('too-large', { limit }));
}

function rejectionFor(fileName: string, fault: MessageFault): Rejection {
  const place = filePlace(fault, fileName);
  return boundedRejection(fileName, place.code, place.message, [place]);
}
