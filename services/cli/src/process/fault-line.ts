import { describeFault } from '@keepout/ccsds/fault/fault-text';
import type { MessageFault } from '@keepout/ccsds/fault/message-fault';

/** A fault of a message in one line: `event.cdm:12: MISS_DISTANCE: "x" is not a number (MISS_DISTANCE). [not-a-number]`. */
export function faultLine(file: string, fault: MessageFault): string {
  const place = fault.line === undefined ? file : `${file}:${fault.line}`;
  const keyword = fault.keyword === undefined ? '' : `${fault.keyword}: `;
  return `${place}: ${keyword}${describeFault(fault)} [${fault.code}]`;
}
