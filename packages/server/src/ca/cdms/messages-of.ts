import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import { ok, type Result } from '@keepout/units/result';
import { textOf } from '../../messages/text.ts';
import { MESSAGE_LIMIT_BYTES, type UploadedMessageFile } from './receive.ts';

export interface ReceivedMessage {
  readonly fileName: string;
  readonly text: Result<string, MessageFault>;
}

/** The messages in a file: each record of a JSON list is one, any other file is one. */
export function messagesOf({ fileName, bytes }: UploadedMessageFile): ReceivedMessage[] {
  const text = textOf(bytes, MESSAGE_LIMIT_BYTES);
  const list = text.ok ? jsonList(text.value) : undefined;
  if (list === undefined) return [{ fileName, text }];
  return list.map((record, index) => ({ fileName: `${fileName} [${index + 1}]`, text: ok(JSON.stringify(record)) }));
}

/** The records of a list with several; undefined for everything else, broken JSON among it. */
function jsonList(text: string): readonly unknown[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.length > 1 ? value : undefined;
  } catch {
    return undefined;
  }
}
