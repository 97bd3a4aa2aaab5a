import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import { type MessageArchive, readMessageArchive } from '@keepout/operations/archive/message-archive';
import { type NumberTable, readNumberTable } from '@keepout/operations/archive/number-table';
import type { Result } from '@keepout/units/result';
import { faultLine, inputAtFault } from '../process/exit.ts';
import { readText } from './input-file.ts';

/** Returns the content of a file, or ends the command with line and reason. */
export function readOf<T>(path: string, read: Result<T, MessageFault>): T {
  if (!read.ok) throw inputAtFault(faultLine(path, read.fault));
  return read.value;
}

/** A CSV of numbers, also gzip. */
export const numberTableIn = (path: string, columns: readonly string[]): NumberTable =>
  readOf(path, readNumberTable(readText(path), columns));

/** An archive of messages, also gzip. */
export const messageArchiveIn = (path: string): MessageArchive => readOf(path, readMessageArchive(readText(path)));
