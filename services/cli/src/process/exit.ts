import { describeFault } from '@keepout/ccsds/fault/fault-text';
import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import { printableLine } from './print.ts';

/** Exit codes of every command. */
export const EXIT = { done: 0, inputAtFault: 1, usage: 2, outage: 3, interrupted: 130 } as const;

/** Ends a command with a message for the user; no stack trace is shown. */
export class CommandEnd extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, message: string) {
    super(message);
    this.name = 'CommandEnd';
    this.exitCode = exitCode;
  }
}

/** The input is at fault: the message names file, line and reason. */
export function inputAtFault(message: string): CommandEnd {
  return new CommandEnd(EXIT.inputAtFault, message);
}

export function wrongUsage(message: string): CommandEnd {
  return new CommandEnd(EXIT.usage, message);
}

/** A fault of a message in one line: `event.cdm:12: MISS_DISTANCE: "x" is not a number (MISS_DISTANCE). [not-a-number]`. */
export function faultLine(file: string, fault: MessageFault): string {
  const place = fault.line === undefined ? file : `${file}:${fault.line}`;
  const keyword = fault.keyword === undefined ? '' : `${fault.keyword}: `;
  return printableLine(`${place}: ${keyword}${describeFault(fault)} [${fault.code}]`);
}
