import { formatUtcZ } from '@keepout/astro/epoch';
import { textOf } from '@keepout/contract/sentences';
import {
  acceptKeptBack,
  discardKeptBack,
  removeCatalogueSource,
  undoCatalogue,
} from '@keepout/server/catalogue/decide';
import { waitingKeptBack } from '@keepout/server/catalogue/kept-back';
import {
  CATALOGUE_LIMIT_BYTES,
  type CatalogueContext,
  type LoadedCatalogue,
  loadCatalogueFile,
} from '@keepout/server/catalogue/load';
import { ageOf } from '@keepout/server/catalogue/state';
import { type CatalogueRow, newestCatalogue } from '@keepout/server/catalogue/store';
import { Refusal } from '@keepout/server/platform/http/problem';
import type { Command } from 'commander';
import { placeIn } from '../files/catalogue-file.ts';
import { readBytes } from '../files/input-file.ts';
import { inputAtFault } from '../process/exit.ts';
import { addLoad, sourceName } from '../process/load-command.ts';
import { onFoundation } from '../process/on-foundation.ts';
import { print, printableLine, printError } from '../process/print.ts';
import { progressLine } from '../process/progress-line.ts';

const LOAD_HELP = `
Reads TLE, 3LE and OMM (JSON, CSV, XML, KVN; also gzip; - for standard input). Unreadable records are
reported and skipped. An incomplete file, or a file without a valid record, is refused, and the
previous catalogue remains in use. If too many objects would disappear or move, the catalogue is
withheld until \`keepout catalogue accept\`.`;

const SHOWN_FAULTS = 10;

export function addCatalogue(program: Command): void {
  const catalogue = program.command('catalogue').description('manage the catalogue that screenings use');
  addLoad(catalogue, { noun: 'catalogue', argument: 'catalogue file', help: LOAD_HELP, load });
  addDecisions(catalogue);
}

/** The caller of commands: a user with access to the machine decides for the installation. */
const MACHINE = { operatorId: 'platform', actor: 'command line' };

function addDecisions(catalogue: Command): void {
  const printLine = (line: string) => print(`${line}\n`);
  const inUse = ({ id, source, objectCount }: CatalogueRow) => `${id} is in use: ${source}, ${objectCount} objects`;
  catalogue
    .command('kept-back')
    .description('list catalogues that wait for a decision because too many objects would disappear or move')
    .action(async () => {
      const rows = await onFoundation(({ database: { orm } }) => waitingKeptBack(orm));
      for (const { id, source, keptAt, reason } of rows)
        printLine(`${id}  ${source}  ${keptAt.slice(0, 16)}Z  ${textOf(reason)}`);
      if (rows.length === 0) printLine('no catalogue is withheld');
    });
  catalogue
    .command('accept')
    .argument('<id>', 'id of the catalogue')
    .description('use a withheld catalogue')
    .action(async (id: string) => printLine(inUse(await decision((context) => acceptKeptBack(context, MACHINE, id)))));
  catalogue
    .command('discard')
    .argument('<id>', 'id of the catalogue')
    .description('discard a withheld catalogue')
    .action(async (id: string) => {
      await decision((context) => discardKeptBack(context, MACHINE, id));
      printLine(`${id} is discarded`);
    });
  catalogue
    .command('undo')
    .description('return to the previous catalogue')
    .action(async () => {
      const undo = async (context: CatalogueContext) => {
        const row = await newestCatalogue(context.database.orm);
        return await undoCatalogue(context, MACHINE, row?.id ?? '');
      };
      printLine(inUse(await decision(undo)));
    });
  catalogue
    .command('remove-source')
    .argument('<source>', 'source of the catalogue')
    .description('remove the data of a removed feed or of a file from the catalogue')
    .action(async (source: string) =>
      printLine(inUse(await decision((context) => removeCatalogueSource(context, MACHINE, source)))),
    );
}

/** Runs a user's decision; a refusal is reported as an input error. */
async function decision<T>(decide: (context: CatalogueContext) => Promise<T>): Promise<T> {
  try {
    return await onFoundation(decide);
  } catch (cause) {
    if (cause instanceof Refusal) throw inputAtFault(`${cause.message} [${cause.facts.code}]`);
    throw cause;
  }
}

async function load(path: string): Promise<string> {
  const bytes = readBytes(path);
  if (bytes.byteLength === 0) throw inputAtFault(`${path}: the file is empty`);
  if (bytes.byteLength > CATALOGUE_LIMIT_BYTES) {
    throw inputAtFault(`${path}: the file is larger than ${Math.round(CATALOGUE_LIMIT_BYTES / 1e6)} MB`);
  }
  const result = await onFoundation((context) => {
    printError(`keepout: reading ${path}, ${(bytes.byteLength / 1e6).toFixed(1)} MB\n`);
    const line = progressLine('storing');
    return loadCatalogueFile(context, bytes, sourceName(path), { onProgress: line.update }).finally(line.end);
  });
  if (result.ok) return summary(path, result.value);
  const { keptBackId, reason } = result.fault;
  if (result.fault.code === 'catalogue-kept-back') {
    const next = keptBackId === null ? '' : `\nif it is correct: keepout catalogue accept ${keptBackId}`;
    throw inputAtFault(`${path}: ${textOf(reason)} The catalogue in use stays.${next}`);
  }
  const faults = faultLines(path, result.fault.errors);
  throw inputAtFault(`${path}: this catalogue is not taken, the one in use stays\n${faults.join('\n')}`);
}

function summary(path: string, loaded: LoadedCatalogue): string {
  const { format, objectCount, rejectedCount, isNew, faults, medianEpochTaiS } = loaded;
  const places = faults as Parameters<typeof faultLines>[1];
  const more = rejectedCount - Math.min(places.length, SHOWN_FAULTS);
  const ageS = ageOf(loaded);
  const age =
    medianEpochTaiS === null || ageS === undefined
      ? ''
      : `; half of the element sets are newer than ${formatUtcZ(medianEpochTaiS).slice(0, 16)}Z, ${(ageS / 3600).toFixed(1)} h ago`;
  return [
    ...faultLines(path, places),
    ...(more > 0 && rejectedCount > 0 ? [`${path}: ${more} more records at fault`] : []),
    `catalogue ${path} (${format}): ${objectCount} objects taken, ${rejectedCount} records at fault${age}`,
    isNew ? 'it is the catalogue in use now' : 'the same content was loaded before; it is the catalogue in use',
  ].join('\n');
}

function faultLines(
  path: string,
  faults: readonly { readonly line?: number | undefined; readonly message: string }[],
): string[] {
  return faults.slice(0, SHOWN_FAULTS).map(({ line, message }) => printableLine(`${placeIn(path, line)}: ${message}`));
}
