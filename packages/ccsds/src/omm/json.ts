import type { MeanElements } from '@keepout/astro/nouns';
import { isSectionedJson, readFlatJson } from '../flat/json.ts';
import { isRecord, jsonText, parseJson } from '../json.ts';
import { faultList, type MessageFault, messageFault } from '../message-fault.ts';
import { epochReader } from '../time-system.ts';
import type { RecordSink } from '../tle/table.ts';
import { elementsFrom } from './elements.ts';
import { ommElements } from './read.ts';
import { OMM } from './spec.ts';

/** Elements and faults of a list of records. */
export interface OmmRecords {
  readonly elements: MeanElements[];
  readonly faults: MessageFault[];
}

/**
 * Reads OMM as JSON: CelesTrak's and Space-Track's flat records (numbers or texts), one or a list, and the product's
 * own sectioned form. Space-Track's extra members (OBJECT_TYPE, TLE_LINE1 ...) are used or passed over.
 */
export function readOmmJson(text: string): OmmRecords {
  const elements: MeanElements[] = [];
  const faults: MessageFault[] = [];
  walkOmmJson(text, {
    element: (element) => elements.push(element),
    fault: (fault) => faults.push(fault),
  });
  return { elements, faults };
}

/** Walks the records of a JSON text. */
export function walkOmmJson(text: string, sink: RecordSink): void {
  const parseFaults = faultList();
  const value = parseJson(text, parseFaults);
  const first = parseFaults.faults[0];
  if (first !== undefined) {
    sink.fault(first, 1);
    return;
  }
  const records: readonly unknown[] = Array.isArray(value) ? value : [value];
  const readUtc = epochReader('UTC');
  records.forEach((record, index) => {
    const number = index + 1;
    if (!isRecord(record)) {
      sink.fault(messageFault('malformed-json', { value: typeof record }), number);
      return;
    }
    const result = isSectionedJson(record, OMM)
      ? sectioned(record)
      : elementsFrom((keyword) => jsonText(record[keyword]), undefined, { readUtc });
    if (result.ok) sink.element(result.value, number, 0);
    else sink.fault(result.fault, number);
  });
}

function sectioned(record: Readonly<Record<string, unknown>>): ReturnType<typeof ommElements> {
  const faults = faultList();
  const omm = readFlatJson(record, OMM, faults);
  const fault = faults.faults[0];
  if (fault !== undefined || omm === undefined) return { ok: false, fault: fault ?? messageFault('malformed-json') };
  return ommElements(omm);
}
