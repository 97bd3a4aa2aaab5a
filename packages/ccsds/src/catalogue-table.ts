import type { ObjectType } from '@keepout/astro/nouns';
import { type ElementTable, elementTable } from '@keepout/astro/sgp4/element-table';
import { type CatalogueFormat, catalogueFormatOf, readCatalogue } from './catalogue.ts';
import type { RecordFault } from './fault/catalogue-faults.ts';
import { asciiText } from './table/bytes.ts';
import type { CollectedTable } from './table/collector.ts';
import { csvTable } from './table/csv.ts';
import { jsonTable } from './table/json.ts';
import { kvnTable } from './table/kvn.ts';
import { tleTable } from './table/tle.ts';
import { xmlTable } from './table/xml.ts';

/** A catalogue as numbers: the input of a propagator, and the object type for the hard-body radius. */
export interface CatalogueTable {
  readonly format: CatalogueFormat;
  /** Order, choice among repeated objects and values as `readCatalogue` has them. */
  readonly elements: ElementTable;
  readonly faults: readonly RecordFault[];
  readonly faultCount: number;
  objectTypeOf(index: number): ObjectType | undefined;
}

/**
 * Reads the bytes of a table of element sets (TLE, 3LE or OMM as CSV, KVN or XML) straight into numbers.
 *
 * Method   columns by their bytes, values between texts that are alike in all records; records that are unusual one by
 *          one through the readers of `readCatalogue`
 * @returns undefined for texts that `catalogueTableOf` reads: JSON, quoted headers, characters beyond ASCII
 *
 * Checked  `readCatalogue`, value for value and fault for fault          Cost  bench/load.ts
 */
export function readCatalogueTable(bytes: Uint8Array): CatalogueTable | undefined {
  const format = catalogueFormatOf(asciiText(bytes, 0, Math.min(bytes.length, 4096)));
  const table = format && tableOf(format, bytes);
  return table && { format, ...table };
}

function tableOf(format: CatalogueFormat, bytes: Uint8Array): CollectedTable | undefined {
  switch (format) {
    case 'omm-csv':
      return csvTable(bytes);
    case 'omm-kvn':
      return kvnTable(bytes);
    case 'omm-xml':
      return xmlTable(bytes);
    case 'omm-json':
      return undefined;
    case 'tle':
    case '3le':
      return tleTable(bytes);
  }
}

/** The same for the text of any table of element sets: for texts that `readCatalogueTable` does not read. */
export function catalogueTableOf(text: string): CatalogueTable {
  const table = catalogueFormatOf(text) === 'omm-json' ? jsonTable(text) : undefined;
  if (table !== undefined) return { format: 'omm-json', ...table };
  const { format, elements, faults, faultCount } = readCatalogue(text);
  return {
    format,
    elements: elementTable(elements),
    faults,
    faultCount,
    objectTypeOf: (index) => elements[index]?.objectType,
  };
}
