import type { MeanElements } from '@keepout/astro/nouns';
import { readCatalogue } from '@keepout/ccsds/catalogue';
import { fail, ok, type Result } from '@keepout/units/result';
import { problemPlace } from '../messages/problem-place.ts';
import { textOf } from '../messages/text.ts';
import type { Place } from '../platform/http/problem-code.ts';

export interface ReadCatalogueInput {
  readonly bytes: Uint8Array;
  readonly limitBytes: number;
}

export interface ReadCatalogue {
  readonly format: string;
  readonly elements: readonly MeanElements[];
  readonly rejectedCount: number;
  /** The first hundred records that could not be read. */
  readonly faults: readonly Place[];
}

export interface CatalogueRefused {
  readonly code: 'catalogue-refused';
  readonly errors: readonly Place[];
}

/**
 * Reads a catalogue file (TLE, 3LE, OMM as JSON, CSV, XML or KVN; also gzip). A bad record never stops the others;
 * a file without a single good record is refused.
 */
export function readCatalogueFile(input: ReadCatalogueInput): Result<ReadCatalogue, CatalogueRefused> {
  const text = textOf(input.bytes, input.limitBytes);
  if (!text.ok) return fail({ code: 'catalogue-refused', errors: [problemPlace(text.fault)] });
  const { format, elements, faults, faultCount } = readCatalogue(text.value);
  const places = faults.slice(0, 100).map((fault) => problemPlace(fault));
  if (elements.length === 0) return fail({ code: 'catalogue-refused', errors: places });
  return ok({ format, elements, rejectedCount: faultCount, faults: places });
}
