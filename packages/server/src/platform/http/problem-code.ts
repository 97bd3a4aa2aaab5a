import type { MessageFaultCode } from '@keepout/ccsds/fault/message-fault';
import type { ProblemPlace } from '@keepout/contract/platform/problem';
import type { FileCode, ProblemCode } from '@keepout/contract/problems';

/** Why a file is not taken: for what it is to its sender, or for a fault inside the message. */
export type FileFaultCode = FileCode | MessageFaultCode;

/** One place in the input that is at fault, with a code of the tables. */
export interface Place extends ProblemPlace {
  readonly code: ProblemCode | MessageFaultCode;
}

/** One place in a file, for which the whole file is not taken. */
export interface FilePlace extends Place {
  readonly code: FileFaultCode;
}
