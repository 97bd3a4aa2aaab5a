import type { MeanElements } from '@keepout/astro/nouns';
import { fail, type Result } from '@keepout/units/result';
import { faultList, type MessageFault, messageFault } from '../fault/message-fault.ts';
import { isSectionedJson, readFlatJson } from '../flat/json.ts';
import { isRecord, jsonText, parseJson, wholeRecordsOf } from '../notation/json.ts';
import type { RecordSink } from '../tle/table.ts';
import { type EpochReader, epochReader } from '../value/time-system.ts';
import { elementsFrom } from './elements.ts';
import { ommElements } from './read.ts';
import { OMM } from './spec.ts';

/**
 * Walks the records of OMM as JSON: CelesTrak's and Space-Track's flat records (numbers or texts), one or a list, and the product's
 * own sectioned form. Space-Track's extra members (OBJECT_TYPE, TLE_LINE1 ...) are used or passed over.
 */
export function walkOmmJson(text: string, sink: RecordSink): void {
  const parseFaults = faultList();
  const value = parseJson(text, parseFaults);
  const first = parseFaults.faults[0];
  const cut = first === undefined ? undefined : wholeRecordsOf(text);
  if (first !== undefined && cut === undefined) {
    sink.fault(first, 1);
    return;
  }
  const records: readonly unknown[] = cut ?? (Array.isArray(value) ? value : [value]);
  const readUtc = epochReader('UTC');
  records.forEach((record, index) => {
    const result = jsonElements(record, readUtc);
    if (result.ok) sink.element(result.value, index + 1, 0);
    else sink.fault(result.fault, index + 1);
  });
  if (cut !== undefined) sink.fault(messageFault('truncated', { keyword: ']' }), records.length + 1);
}

/** The elements of one record. */
export function jsonElements(record: unknown, readUtc: EpochReader): Result<MeanElements, MessageFault> {
  if (!isRecord(record)) return fail(messageFault('malformed-json', { value: typeof record }));
  return isSectionedJson(record, OMM)
    ? sectioned(record)
    : elementsFrom((keyword) => jsonText(record[keyword]), undefined, { readUtc });
}

function sectioned(record: Readonly<Record<string, unknown>>): ReturnType<typeof ommElements> {
  const faults = faultList();
  const omm = readFlatJson(record, OMM, faults);
  const fault = faults.faults[0];
  if (fault !== undefined || omm === undefined) return { ok: false, fault: fault ?? messageFault('malformed-json') };
  return ommElements(omm);
}
