import { availableParallelism } from 'node:os';
import type { MeanElements, ObjectType } from '@keepout/astro/nouns';
import { elementTable } from '@keepout/astro/sgp4/element-table';
import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import type { CatalogueTable } from '@keepout/ccsds/catalogue-table';
import type { OutcomeTable } from '@keepout/conjunction/screening/blocks/merge';
import { planScreening, type ScreeningPlan, type ScreeningScope } from '@keepout/conjunction/screening/plan/plan';
import type { RegimeOrbit } from '@keepout/conjunction/volume/verification';
import { initialiseBatch } from '@keepout/kernel/initialise';
import { oncePerPair } from '@keepout/operations/screened/once-per-pair';
import { printedEvents } from '@keepout/operations/screened/report/printed-events';
import { csvOf, jsonOf, type ScreenedObjects } from '@keepout/operations/screened/report/screening-report';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import type { Command } from 'commander';
import { readCatalogueNumbers, readCataloguePath } from '../files/catalogue-file.ts';
import { EOP_OPTION } from '../files/earth-orientation-file.ts';
import { checkResultName, writeResult } from '../files/result-file.ts';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { untilInterrupted } from '../process/interrupt.ts';
import { numberOption, startOption, wholeOption } from '../process/option-value.ts';
import { print, printError } from '../process/print.ts';
import { progressLine } from '../process/progress-line.ts';
import { noteEdges } from '../screening/edge-note.ts';
import { type FiledEphemeris, readEphemerisFolder, readFiledEphemeris } from '../screening/ephemeris-folder.ts';
import type { ScreenShare } from '../screening/screen.thread.ts';
import { type PreviousFiles, readPrevious, screenChanged } from '../screening/screen-changes.ts';
import { inSharedMemory, noradIdsOf, screenOnThreads } from '../screening/screen-threads.ts';
import { orbitOfElements, orbitOfEphemeris, screenedVolume, volumeText } from '../screening/screened-volume.ts';

interface Options {
  readonly catalogue: string;
  readonly primary?: string;
  readonly ephemerides?: string;
  readonly start?: string;
  readonly days: string;
  readonly thresholdKm?: string;
  readonly volume?: string;
  readonly workers?: string;
  readonly out: string;
  readonly eop?: string;
  readonly previous?: string;
  readonly previousCatalogue?: string;
  readonly previousStart?: string;
  readonly previousDays?: string;
}

export function addScreen(program: Command): void {
  program
    .command('screen')
    .description('find all close approaches of a catalogue, or of a primary to a catalogue')
    .requiredOption('--catalogue <file>', 'TLE, 3LE or OMM (JSON, CSV, XML, KVN), also gzip')
    .option('--primary <which>', 'OEM or OCM file, or comma-separated catalogue numbers (default: all pairs)')
    .option('--ephemerides <folder>', 'OEM and OCM files that replace the element sets of their objects')
    .option('--start <time>', 'start of the window, UTC (default: now)')
    .requiredOption('--days <n>', 'length of the window, days')
    .option('--threshold-km <x>', 'maximum distance, km; or --volume')
    .option(
      '--volume <which>',
      'box around the primary: half edges R,T,N in km, verification-set (box by orbit), or the name of a box',
    )
    .option('--workers <n>', 'number of threads (default: number of processors)')
    .requiredOption('--out <file>', 'output file, .csv or .json')
    .option(...EOP_OPTION)
    .option('--previous <file>', 'earlier result of all pairs (CSV): screens changed objects only')
    .option('--previous-catalogue <file>', 'catalogue of the earlier result')
    .option('--previous-start <time>', 'start of the earlier window, UTC (default: --start)')
    .option('--previous-days <n>', 'length of the earlier window, days (default: --days)')
    .action(async (options: Options) => {
      print(`${await screen(options)}\n`);
    });
}

async function screen(options: Options): Promise<string> {
  const startedMs = performance.now();
  checkResultName(options.out);
  const days = numberOption('--days', options.days, 1e-3, 60);
  const workers =
    options.workers === undefined ? availableParallelism() : wholeOption('--workers', options.workers, 1, 256);
  const startTaiS = startOption('--start', options.start);
  const previousFiles = previousOf(options);
  const sources = await readSources(options, workers);
  const { batch, objects, scope, ephemerides } = sources;
  const volume = screenedVolume(options, sources.orbits);
  const stopTaiS = startTaiS + days * SECONDS_PER_DAY;
  const request = { startTaiS, stopTaiS, volume, scope } as const;
  const run = (plan: ScreeningPlan, label = 'screening'): Promise<OutcomeTable> =>
    untilInterrupted((signal) => {
      const line = progressLine(label);
      const input = { plan, batch, noradIds: objects.noradIds, ephemerides };
      return screenOnThreads(input, { workers, signal, onProgress: line.update }).finally(line.end);
    });
  const window = `${days} ${days === 1 ? 'day' : 'days'}`;
  const within = `approaches within ${volumeText(volume)} among ${objects.noradIds.length} objects in ${window}`;
  const ending = (): string => `${((performance.now() - startedMs) / 1000).toFixed(1)} s, written to ${options.out}`;
  if (previousFiles !== undefined) {
    const previous = readPrevious(previousFiles, request, sources.table!);
    const { encounters, screened } = await screenChanged(previous, request, run);
    const events = printedEvents(encounters, objects.noradIds, batch);
    writeResult(options.out, csvOf(encounters, events, objects));
    return `${encounters.count} ${within}, ${screened} objects screened again, ${ending()}`;
  }
  const outcomes = await run(planScreening({ ...request, withEdges: true }));
  const once = scope.kind === 'primaries' ? oncePerPair(outcomes.encounters, scope.primaries) : outcomes.encounters;
  const outcome = { ...outcomes, encounters: once };
  const { encounters, dropouts, coverage } = outcome;
  const events = printedEvents(encounters, objects.noradIds, batch);
  writeResult(
    options.out,
    options.out.endsWith('.json') ? jsonOf(outcome, events, objects) : csvOf(encounters, events, objects),
  );
  for (const { object, status } of coverage.filter((part) => part.status !== 'FULL')) {
    const path = sources.pathOf(object);
    printError(`${path}: ${status === 'PARTIAL' ? 'covers only a part of' : 'does not cover'} the window\n`);
  }
  noteEdges(encounters);
  const lost = new Set(dropouts.map((dropout) => dropout.object)).size;
  return `${encounters.count} ${within}, ${lost} objects left the screen, ${ending()}`;
}

function previousOf(options: Options): PreviousFiles | undefined {
  const { previous, previousCatalogue, primary, ephemerides, out, previousStart, previousDays } = options;
  if (previous === undefined) {
    const lone = previousCatalogue ?? previousStart ?? previousDays;
    if (lone !== undefined) throw wrongUsage('--previous-…: they belong to --previous');
    return undefined;
  }
  if (previousCatalogue === undefined) throw wrongUsage('--previous: needs --previous-catalogue as well');
  if ((primary ?? ephemerides) !== undefined)
    throw wrongUsage('--previous: for all pairs of a catalogue, without --primary and --ephemerides');
  if (!out.endsWith('.csv')) throw wrongUsage(`--out ${out}: with --previous the result is a .csv`);
  return {
    result: previous,
    catalogue: previousCatalogue,
    ...(previousStart !== undefined && { startTaiS: startOption('--previous-start', previousStart) }),
    ...(previousDays !== undefined && { days: numberOption('--previous-days', previousDays, 1e-3, 60) }),
  };
}

/** Screened objects, in the form for threads. */
interface Sources {
  /** Absent where an ephemeris is among the objects. */
  readonly table?: CatalogueTable;
  readonly batch: Sgp4Batch;
  readonly objects: ScreenedObjects & { readonly noradIds: Float64Array };
  readonly scope: ScreeningScope;
  readonly ephemerides: NonNullable<ScreenShare['ephemerides']>;
  /** The file of an object that is an ephemeris. */
  pathOf(index: number): string;
  /** Orbit of each primary; empty if all pairs are screened. */
  readonly orbits: readonly RegimeOrbit[];
}

async function readSources(options: Options, workers: number): Promise<Sources> {
  const { catalogue, primary, ephemerides: folder, eop } = options;
  const isFile = primary !== undefined && !/^\d+(,\d+)*$/.test(primary);
  if (isFile || folder !== undefined) {
    if (isFile && folder !== undefined) throw wrongUsage('--ephemerides: with catalogue numbers as --primary, or none');
    const elements = readCataloguePath(catalogue);
    if (isFile) return withEphemerides(elements, [readFiledEphemeris(primary, elements, eop)], () => [elements.length]);
    const files = await untilInterrupted((signal) => {
      const line = progressLine('reading ephemerides');
      const run = { workers, signal, onProgress: line.update };
      return readEphemerisFolder(folder!, elements, run, eop).finally(line.end);
    });
    return withFolder(elements, files, primary);
  }
  const table = readCatalogueNumbers(catalogue);
  const noradIds = noradIdsOf(table.elements);
  const scope = scopeOf(primary === undefined ? undefined : indicesOf(primary, noradIds));
  const batch = initialiseBatch(table.elements, 'improved', inSharedMemory);
  const orbits =
    scope.kind === 'primaries' ? scope.primaries.map((index) => orbitOfElements(table.elements, index)) : [];
  const objects = { noradIds, objectTypeOf: table.objectTypeOf };
  return { table, batch, objects, scope, ephemerides: [], pathOf: () => catalogue, orbits };
}

function scopeOf(primaries: readonly number[] | undefined): ScreeningScope {
  return primaries === undefined ? { kind: 'all-pairs' } : { kind: 'primaries', primaries };
}

function indicesOf(primaries: string, noradIds: Float64Array): number[] {
  // Duplicate numbers are removed.
  return [...new Set(primaries.split(',').map(Number))].map((id) => {
    const index = noradIds.indexOf(id);
    if (index < 0) throw inputAtFault(`--primary ${id}: the catalogue has no such object`);
    return index;
  });
}

/** An element set gives way to the ephemeris of its object. */
function withFolder(elements: readonly MeanElements[], files: readonly FiledEphemeris[], primary?: string): Sources {
  const replaced = new Set(files.map(({ noradId }) => noradId));
  const otherElements = elements.filter(({ noradId }) => !replaced.has(noradId));
  const typeOf = new Map(elements.map(({ noradId, objectType }) => [noradId, objectType]));
  return withEphemerides(
    otherElements,
    files,
    primary === undefined ? undefined : (ids) => indicesOf(primary, ids),
    typeOf,
  );
}

/** Ephemerides are the objects after the catalogue's. */
function withEphemerides(
  elements: readonly MeanElements[],
  files: readonly FiledEphemeris[],
  primariesOf?: (noradIds: Float64Array) => readonly number[],
  typeOf: ReadonlyMap<number, ObjectType | undefined> = new Map(),
): Sources {
  const table = elementTable(elements);
  const noradIds = Float64Array.from([...noradIdsOf(table), ...files.map(({ noradId }) => noradId)]);
  const scope = scopeOf(primariesOf?.(noradIds));
  const fileOf = (index: number): FiledEphemeris | undefined => files[index - elements.length];
  const orbits = scope.kind === 'primaries' ? scope.primaries : [];
  return {
    batch: initialiseBatch(table, 'improved', inSharedMemory),
    objects: {
      noradIds,
      // The sender of an ephemeris operates its object, so the object is active.
      objectTypeOf: (index) => {
        const file = fileOf(index);
        return file ? (typeOf.get(file.noradId) ?? 'PAYLOAD') : elements[index]?.objectType;
      },
    },
    scope,
    ephemerides: files.map(({ ephemeris }) => ephemeris),
    pathOf: (index) => fileOf(index)?.path ?? '',
    orbits: orbits.map((index) => {
      const file = fileOf(index);
      return file ? orbitOfEphemeris(file.ephemeris) : orbitOfElements(table, index);
    }),
  };
}
