import type { MeanElements } from '@keepout/astro/nouns';
import { readCatalogue } from '@keepout/ccsds/catalogue';
import { describeFault } from '@keepout/ccsds/fault-text';
import { inputAtFault } from './exit.ts';
import { readText } from './input-file.ts';

const SHOWN_FAULTS = 10;

/** The element sets of a catalogue file; records that cannot be read are reported on stderr, one line each. */
export function readCatalogueFile(path: string): readonly MeanElements[] {
  const { elements, faults } = readCatalogue(readText(path));
  for (const fault of faults.slice(0, SHOWN_FAULTS)) {
    process.stderr.write(`${path}:${fault.line ?? '?'}: ${describeFault(fault)}\n`);
  }
  if (faults.length > SHOWN_FAULTS)
    process.stderr.write(`${path}: ${faults.length - SHOWN_FAULTS} more records at fault\n`);
  if (elements.length === 0) throw inputAtFault(`${path}: no element set could be read`);
  return elements;
}

export function findObject(elements: readonly MeanElements[], noradId: number, path: string): MeanElements {
  const found = elements.find((one) => one.noradId === noradId);
  if (found === undefined) throw inputAtFault(`${path}: no object ${noradId} among ${elements.length}`);
  return found;
}
