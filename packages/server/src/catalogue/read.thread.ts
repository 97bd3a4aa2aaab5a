import { catalogueFormatOf, readCatalogue } from '@keepout/ccsds/catalogue';
import { endsInsideRecord } from '@keepout/ccsds/catalogue-end';
import { messageFault } from '@keepout/ccsds/fault/message-fault';
import { tell } from '@keepout/contract/sentences';
import { type CatalogueChange, catalogueChange } from '@keepout/operations/feeds/catalogue-change';
import { type PackedElements, unpackElements } from '@keepout/operations/orbit/packed-elements';
import { ok, type Result } from '@keepout/units/result';
import { classifiedElements } from '../messages/classified.ts';
import { filePlace } from '../messages/file-place.ts';
import { decodeText } from '../messages/text.ts';
import type { ErrorPlace } from '../platform/http/problem-code.ts';
import { type CatalogueContent, catalogueContent } from './content.ts';
import { hasMoreRecords } from './record-count.ts';
import { type CatalogueRefused, refusedAsAWhole, refusedByPlaces } from './refused.ts';

export interface ReadCatalogueInput {
  readonly bytes: Uint8Array;
  readonly limitBytes: number;
  /** The catalogue in use. */
  readonly inUse?: PackedElements;
}

export interface ReadCatalogue {
  readonly format: string;
  readonly content: CatalogueContent;
  readonly rejectedCount: number;
  /** That element sets are classified, and the first hundred records that could not be read. */
  readonly faults: readonly ErrorPlace[];
  /** Changes against the catalogue in use; absent if there is none. */
  readonly change: CatalogueChange | undefined;
}

/** Ten times the number of tracked objects; each takes about a kilobyte of memory while it is read. */
const MOST_RECORDS = 500_000;

/**
 * Reads a catalogue file (TLE, 3LE, OMM as JSON, CSV, XML or KVN; also gzip). A bad record never stops the others;
 * a file without a valid record is refused, and so is a file that ends within a record, since the rest of it is missing.
 */
export function readCatalogueFile(input: ReadCatalogueInput): Result<ReadCatalogue, CatalogueRefused> {
  const text = decodeText(input.bytes, input.limitBytes);
  if (!text.ok) return refusedByPlaces([filePlace(text.fault)]);
  const notation = catalogueFormatOf(text.value);
  if (notation !== undefined && hasMoreRecords(text.value, notation, MOST_RECORDS)) {
    return refusedAsAWhole('catalogue-too-long', tell('catalogue-too-long', { most: MOST_RECORDS }));
  }
  const { format, elements, faults, faultCount } = readCatalogue(text.value);
  const places = faults.slice(0, 100).map((fault) => filePlace(fault));
  if (elements.length === 0) return refusedByPlaces(places);
  if (endsInsideRecord(text.value, format)) {
    return refusedByPlaces([filePlace(messageFault('truncated'))]);
  }
  const warned = [...classifiedElements(elements), ...places];
  const change = input.inUse && catalogueChange(elements, unpackElements(input.inUse));
  return ok({ format, content: catalogueContent(elements), rejectedCount: faultCount, faults: warned, change });
}
