import {
  byLine,
  ENDING_FAULTS,
  type FaultList,
  faultList,
  type MessageFault,
  MOST_FAULTS,
  TooManyFaults,
} from '../fault/message-fault.ts';
import { checkIsText } from './text-kind.ts';

/** Contents of a text as far as readable, with its faults. */
export interface Collected<T> {
  readonly value?: T;
  /** In the order of lines, at most 100. */
  readonly faults: MessageFault[];
}

/** Reads a text and collects every fault, up to the thousandth: there it ends. */
export function readCollecting<T>(text: string, read: (faults: FaultList) => T | undefined): Collected<T> {
  const faults = faultList(MOST_FAULTS, ENDING_FAULTS);
  try {
    const value = checkIsText(text, faults) ? read(faults) : undefined;
    return { ...(value !== undefined && { value }), faults: byLine(faults.faults) };
  } catch (cause) {
    if (!(cause instanceof TooManyFaults)) throw cause;
    return { faults: byLine(faults.faults) };
  }
}
