import type { MessageFault } from './message-fault.ts';

/** The fault of one record: `record` counts from 1 (0: the table as such); the other records remain valid. */
export interface RecordFault extends MessageFault {
  readonly record: number;
  /** The object, when the record got as far as naming it. */
  readonly noradId?: number;
}

const MOST_RECORD_FAULTS = 1000;

/** A list of the first 1,000 faults that counts on. */
export function recordFaults(): {
  readonly faults: RecordFault[];
  count(): number;
  note(fault: MessageFault, record: number, noradId?: number): void;
} {
  const faults: RecordFault[] = [];
  let count = 0;
  return {
    faults,
    count: () => count,
    note(fault, record, noradId) {
      count += 1;
      if (faults.length >= MOST_RECORD_FAULTS) return;
      faults.push({ ...fault, record, ...(noradId === undefined ? {} : { noradId }) });
    },
  };
}
