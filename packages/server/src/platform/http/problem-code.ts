import type { MessageFaultCode } from '@keepout/ccsds/fault/message-fault';
import type { ProblemPlace } from '@keepout/contract/platform/problem';
import type { FileCode, ProblemCode } from '@keepout/contract/problems';

/** Reason why a file is rejected: its relation to its sender, or an error inside the message. */
export type FileFaultCode = FileCode | MessageFaultCode;

/** One place in the input that is at fault, with a code of the tables. */
export interface ErrorPlace extends ProblemPlace {
  readonly code: ProblemCode | MessageFaultCode;
}

/** A place in a file that causes the rejection of the complete file. */
export interface FilePlace extends ErrorPlace {
  readonly code: FileFaultCode;
}
