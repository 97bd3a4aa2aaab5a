import type { KnownSizes } from '@keepout/assessment/message-approach';
import { sizeOfElements } from '@keepout/assessment/orbit/satellite-size';
import type { MeanElements } from '@keepout/astro/nouns';
import { type Catalogue, readCatalogue, readElementSets } from '@keepout/ccsds/catalogue';
import { type CatalogueTable, catalogueTableOf, readCatalogueTable } from '@keepout/ccsds/catalogue-table';
import type { Cdm } from '@keepout/ccsds/cdm/model';
import { describeFault } from '@keepout/ccsds/fault/fault-text';
import type { SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';
import { inputAtFault } from '../process/exit.ts';
import { printableLine, printError } from '../process/print.ts';
import { readOpened, readText, textIn } from './input-file.ts';

const SHOWN_FAULTS = 10;

/** The element sets of a catalogue file; records that cannot be read are reported on stderr, one line each. */
export function readCataloguePath(path: string): readonly MeanElements[] {
  const catalogue = readCatalogue(readText(path));
  report(path, catalogue, catalogue.elements.length);
  return catalogue.elements;
}

/** All sets of a file, also where an object has several. */
export function readElementSetsFile(path: string): readonly MeanElements[] {
  const sets = readElementSets(readText(path));
  report(path, sets, sets.elements.length);
  return sets.elements;
}

/** Returns the sizes of both objects of a message in a catalogue file; undefined without a file, and then the message's sizes are used. */
export function sizesInFile(path: string | undefined, { objects }: Pick<Cdm, 'objects'>): KnownSizes | undefined {
  if (path === undefined) return undefined;
  const elements = readCataloguePath(path);
  const [size, secondObject] = objects.map(({ noradId }) => {
    const matchingElement = elements.find((element) => element.noradId === noradId);
    return matchingElement === undefined ? {} : sizeOfElements(matchingElement);
  }) as [SizeKnowledge, SizeKnowledge];
  return { object: 1, size, other: secondObject };
}

/** The same as numbers, without an object for each record where the file allows it. */
export function readCatalogueNumbers(path: string): CatalogueTable {
  const bytes = readOpened(path);
  const table = readCatalogueTable(bytes) ?? catalogueTableOf(textIn(path, bytes));
  report(path, table, table.elements.count);
  return table;
}

/** Where in a file; a fault of all of it has no line. */
export const placeIn = (path: string, line: number | undefined): string =>
  line === undefined ? path : `${path}:${line}`;

function report(path: string, { faults, faultCount }: Pick<Catalogue, 'faults' | 'faultCount'>, count: number): void {
  for (const fault of faults.slice(0, SHOWN_FAULTS)) {
    printError(`${printableLine(`${placeIn(path, fault.line)}: ${describeFault(fault)}`)}\n`);
  }
  if (faultCount > SHOWN_FAULTS) {
    printError(`${path}: ${faultCount - SHOWN_FAULTS} more records that cannot be read\n`);
  }
  if (count === 0) throw inputAtFault(`${path}: no element set could be read`);
}

export function findObject(elements: readonly MeanElements[], noradId: number, path: string): MeanElements {
  const element = elements.find((candidate) => candidate.noradId === noradId);
  if (element === undefined)
    throw inputAtFault(`${path}: object ${noradId} is not among the ${elements.length} objects`);
  return element;
}
