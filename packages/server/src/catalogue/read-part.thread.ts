import { readElementSets } from '@keepout/ccsds/catalogue';
import { endsInsideRecord } from '@keepout/ccsds/catalogue-end';
import { messageFault } from '@keepout/ccsds/fault/message-fault';
import { fail, ok, type Result } from '@keepout/units/result';
import { filePlace, filePlacesText } from '../messages/file-place.ts';
import { decodeText } from '../messages/text.ts';
import { isFresher } from './put-together.thread.ts';

export interface ReadPartInput {
  readonly bytes: Uint8Array;
  readonly limitBytes: number;
  readonly nowTaiS: number;
}

/** Summary of a file of element sets. */
export interface PartFacts {
  /** Ascending. */
  readonly noradIds: readonly number[];
  /** Epoch of the newest set of each object, TAI s. */
  readonly epochsTaiS: readonly number[];
  readonly rejectedCount: number;
}

export interface PartRefused {
  readonly code: 'catalogue-refused';
  /** In the words of the file's readers. */
  readonly reason: string;
}

/** Reads a file of element sets and returns its summary; refuses a file without a valid record, or a file that ends within a record. */
export function readPart({ bytes, limitBytes, nowTaiS }: ReadPartInput): Result<PartFacts, PartRefused> {
  const refuse = (reason: string) => fail({ code: 'catalogue-refused' as const, reason });
  const text = decodeText(bytes, limitBytes);
  if (!text.ok) return refuse(filePlacesText([filePlace(text.fault)]));
  const { format, elements, faults, faultCount } = readElementSets(text.value);
  if (elements.length === 0) return refuse(filePlacesText(faults.slice(0, 3).map((fault) => filePlace(fault))));
  if (endsInsideRecord(text.value, format)) return refuse(filePlacesText([filePlace(messageFault('truncated'))]));
  const freshest = new Map<number, number>();
  for (const { noradId, epochTaiS } of elements) {
    const otherEpochTaiS = freshest.get(noradId);
    if (otherEpochTaiS === undefined || isFresher(epochTaiS, otherEpochTaiS, nowTaiS)) freshest.set(noradId, epochTaiS);
  }
  const ordered = [...freshest].sort(([a], [b]) => a - b);
  return ok({
    noradIds: ordered.map(([noradId]) => noradId),
    epochsTaiS: ordered.map(([, epochTaiS]) => epochTaiS),
    rejectedCount: faultCount,
  });
}
