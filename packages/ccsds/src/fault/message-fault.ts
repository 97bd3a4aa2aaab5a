import type { Fault } from '@keepout/units/result';

/** Every way a message can fail. A code never changes its meaning; `fault-text.ts` has one sentence for each. */
export type MessageFaultCode =
  // The text as such
  | 'not-text'
  | 'empty-text'
  | 'too-large'
  | 'too-many-rows'
  | 'line-too-long'
  | 'unknown-format'
  | 'summary-without-states'
  | 'unsupported-conversion'
  // XML and JSON
  | 'doctype-refused'
  | 'malformed-xml'
  | 'xml-too-deep'
  | 'xml-too-many-attributes'
  | 'wrong-root-element'
  | 'malformed-json'
  // Rules of the KVN notation
  | 'tab-character'
  | 'not-printable-ascii'
  | 'line-over-limit'
  | 'comment-out-of-place'
  // Structure
  | 'malformed-line'
  | 'version-not-first'
  | 'unsupported-version'
  | 'draft-version'
  | 'unknown-keyword'
  | 'keyword-not-in-version'
  | 'keyword-not-applied'
  | 'keyword-out-of-order'
  | 'duplicate-keyword'
  | 'missing-keyword'
  | 'exclusive-keywords'
  | 'missing-section'
  | 'section-repeated'
  | 'empty-value'
  | 'truncated'
  // Values
  | 'not-a-number'
  | 'not-an-integer'
  | 'number-out-of-range'
  | 'not-an-epoch'
  | 'value-not-allowed'
  | 'wrong-unit'
  | 'missing-unit'
  | 'unknown-classification'
  | 'unknown-time-system'
  | 'inconsistent-time-systems'
  | 'object-changes'
  | 'frames-differ'
  // Ephemeris
  | 'no-segment'
  | 'no-states'
  | 'wrong-number-of-columns'
  | 'accelerations-not-in-version'
  | 'covariance-not-in-version'
  | 'states-out-of-order'
  | 'epoch-outside-span'
  | 'time-span-order'
  | 'useable-span-incomplete'
  | 'useable-span-empty'
  | 'covariance-incomplete'
  | 'missing-covariance'
  | 'covariance-without-states'
  | 'mixed-time-tags'
  // Fit for this product
  | 'unsupported-frame'
  | 'unsupported-centre'
  | 'unsupported-time-system'
  | 'unsupported-interpolation'
  | 'duplicate-epoch'
  | 'states-contradict'
  | 'states-disagree'
  | 'segments-overlap'
  | 'too-few-states'
  | 'step-gap'
  | 'wrong-step'
  | 'states-end-early'
  | 'covariance-not-positive'
  | 'covariance-outside-span'
  | 'no-covariance'
  | 'unsupported-element-set'
  // Tracking data
  | 'observation-not-used'
  | 'unknown-sensor'
  | 'participants-swapped'
  // Element sets
  | 'wrong-line-length'
  | 'wrong-line-number'
  | 'columns-shifted'
  | 'wrong-checksum'
  | 'catalogue-number-mismatch'
  | 'catalogue-number-not-writable'
  | 'value-not-writable'
  | 'missing-line'
  | 'unsupported-theory'
  | 'unsupported-ephemeris-type'
  | 'duplicate-object';

/** A fault in a message: code, place (1-based line, keyword, segment from 1), the value and the limit passed. */
export interface MessageFault extends Fault {
  readonly code: MessageFaultCode;
  readonly line?: number;
  readonly keyword?: string;
  readonly value?: string;
  readonly limit?: string | number;
  readonly segment?: number;
}

/** The place and the value of a fault; anything may be unknown. */
export interface FaultPlace {
  readonly line?: number | undefined;
  readonly keyword?: string | undefined;
  readonly value?: string | undefined;
  readonly limit?: string | number | undefined;
  readonly segment?: number | undefined;
}

const LONGEST_SHOWN_VALUE = 80;

/** Builds a fault without its unknown parts; a long value is cut to 80 characters. */
export function messageFault(code: MessageFaultCode, place: FaultPlace = {}): MessageFault {
  const { line, keyword, value, limit, segment } = place;
  return {
    code,
    ...(line === undefined || line <= 0 ? {} : { line }),
    ...(keyword === undefined ? {} : { keyword: cut(keyword) }),
    ...(value === undefined ? {} : { value: cut(value) }),
    ...(limit === undefined ? {} : { limit }),
    ...(segment === undefined ? {} : { segment }),
  };
}

function cut(text: string): string {
  return text.length <= LONGEST_SHOWN_VALUE ? text : `${text.slice(0, LONGEST_SHOWN_VALUE - 1)}…`;
}

/** A reader notes each fault and reads on; past the limit it only counts. */
export interface FaultList {
  readonly faults: MessageFault[];
  add(code: MessageFaultCode, place?: FaultPlace): void;
}

/** How many faults one message reports at most. */
export const MOST_FAULTS = 100;
/** Number of faults after which reading stops: further faults mostly follow from these. */
export const ENDING_FAULTS = 1000;

export function faultList(maxFaults: number = MOST_FAULTS, ending: number = Number.POSITIVE_INFINITY): FaultList {
  const faults: MessageFault[] = [];
  let count = 0;
  return {
    faults,
    add(code, place) {
      if (faults.length < maxFaults) faults.push(messageFault(code, place));
      if (++count >= ending) throw new TooManyFaults();
    },
  };
}

/** Thrown out of a reader by its list, and caught by the creator of the list (`readCollecting`). */
export class TooManyFaults extends Error {}

/** Faults in the order in which a person meets them in the file. */
export function byLine(faults: readonly MessageFault[]): MessageFault[] {
  return [...faults].sort((a, b) => rank(a) - rank(b));
}

/** The fault that stopped the reader is first: the others may follow from it. */
function rank({ code, line }: MessageFault): number {
  return code === 'line-too-long' || code === 'too-large' ? -1 : (line ?? 0);
}
