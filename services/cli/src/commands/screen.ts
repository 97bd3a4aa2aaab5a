import { availableParallelism } from 'node:os';
import { fromUnixMs, parseUtc } from '@keepout/astro/epoch';
import { ELEMENT_FIELDS, type ElementTable, elementTable, NORAD_ID } from '@keepout/astro/sgp4/element-table';
import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import { planScreening, type ScreeningScope } from '@keepout/conjunction/screening/plan';
import type { ProblemPlace } from '@keepout/contract/problem';
import { initialiseBatch } from '@keepout/kernel/initialise';
import { readEphemeris } from '@keepout/server/ca/ephemerides/read.thread';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import type { Command } from 'commander';
import { readCatalogueFile, readCatalogueNumbers } from '../catalogue-file.ts';
import { inputAtFault, wrongUsage } from '../exit.ts';
import { LIMIT_BYTES, readBytes } from '../input-file.ts';
import { untilInterrupted } from '../interrupt.ts';
import { printedEvents } from '../printed-events.ts';
import { progressLine } from '../progress-line.ts';
import { checkResultName, writeResult } from '../result-file.ts';
import type { ScreenShare } from '../screen.thread.ts';
import { screenOnThreads } from '../screen-threads.ts';
import { csvOf, jsonOf, type ScreenedObjects } from '../screening-report.ts';

interface Options {
  readonly catalogue: string;
  readonly primary?: string;
  readonly start?: string;
  readonly days: string;
  readonly thresholdKm: string;
  readonly workers?: string;
  readonly out: string;
}

export function addScreen(program: Command): void {
  program
    .command('screen')
    .description('find all approaches in a catalogue, or of one primary against it')
    .requiredOption('--catalogue <file>', 'TLE, 3LE or OMM (JSON, CSV, XML, KVN), also gzip')
    .option('--primary <which>', 'an OEM file, or catalogue numbers, comma-separated; all pairs without it')
    .option('--start <time>', 'start of the window, UTC; now without it')
    .requiredOption('--days <n>', 'length of the window, days')
    .requiredOption('--threshold-km <x>', 'largest distance that counts, km')
    .option('--workers <n>', 'threads; one for each processor without it')
    .requiredOption('--out <file>', 'result, .csv or .json')
    .action(async (options: Options) => {
      process.stdout.write(`${await screen(options)}\n`);
    });
}

async function screen(options: Options): Promise<string> {
  const startedMs = performance.now();
  checkResultName(options.out);
  const days = number('--days', options.days, 1e-3, 60);
  const radiusM = number('--threshold-km', options.thresholdKm, 1e-3, 500) * 1000;
  const workers = options.workers === undefined ? availableParallelism() : whole('--workers', options.workers, 1, 256);
  const startTaiS = startOf(options.start);
  const { batch, objects, scope, primary } = readSources(options);
  const stopTaiS = startTaiS + days * SECONDS_PER_DAY;
  const plan = planScreening({ startTaiS, stopTaiS, volume: { shape: 'sphere', radiusM }, scope });
  const outcome = await untilInterrupted((signal) => {
    const line = progressLine('screening');
    const input = { plan, batch, noradIds: objects.noradIds, ...(primary && { primary }) };
    return screenOnThreads(input, { workers, signal, onProgress: line.update }).finally(line.end);
  });
  const { encounters, dropouts, coverage } = outcome;
  const events = printedEvents(encounters, objects.noradIds, batch);
  writeResult(options.out, options.out.endsWith('.json') ? jsonOf(outcome, events, objects) : csvOf(events, objects));
  for (const { status } of coverage.filter((one) => one.status !== 'FULL')) {
    process.stderr.write(`the ephemeris covers the window ${status === 'PARTIAL' ? 'in part' : 'not at all'}\n`);
  }
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  const lost = new Set(dropouts.map((dropout) => dropout.object)).size;
  return `${encounters.count} approaches within ${radiusM / 1000} km among ${objects.noradIds.length} objects in ${days} ${days === 1 ? 'day' : 'days'}, ${lost} objects left the screen, ${seconds} s, written to ${options.out}`;
}

/** What is screened, ready for the threads. */
interface Sources {
  readonly batch: Sgp4Batch;
  readonly objects: ScreenedObjects & { readonly noradIds: Float64Array };
  readonly scope: ScreeningScope;
  readonly primary?: NonNullable<ScreenShare['primary']>;
}

const inSharedMemory = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes);

function readSources({ catalogue, primary }: Options): Sources {
  if (primary !== undefined && !/^\d+(,\d+)*$/.test(primary)) return againstEphemeris(catalogue, primary);
  const table = readCatalogueNumbers(catalogue);
  const noradIds = noradIdsOf(table.elements);
  const scope: ScreeningScope =
    primary === undefined ? { kind: 'all-pairs' } : { kind: 'primaries', primaries: indicesOf(primary, noradIds) };
  const batch = initialiseBatch(table.elements, 'improved', inSharedMemory);
  return { batch, objects: { noradIds, objectTypeOf: table.objectTypeOf }, scope };
}

function indicesOf(primaries: string, noradIds: Float64Array): number[] {
  return primaries.split(',').map((id) => {
    const index = noradIds.indexOf(Number(id));
    if (index < 0) throw inputAtFault(`--primary ${id}: the catalogue has no such object`);
    return index;
  });
}

/** An OEM against the catalogue; its object is found there by its international designator. */
function againstEphemeris(catalogue: string, path: string): Sources {
  const elements = readCatalogueFile(catalogue);
  const read = readEphemeris({ bytes: readBytes(path), limitBytes: LIMIT_BYTES });
  if (!read.ok) throw inputAtFault(read.fault.errors.map((one) => placeText(path, one)).join('\n'));
  const { facts, ephemeris } = read.value;
  for (const warning of facts.warnings) process.stderr.write(`${placeText(path, warning)}\n`);
  const noradId = elements.find((one) => one.cosparId !== '' && one.cosparId === facts.objectId)?.noradId ?? 0;
  const table = elementTable(elements);
  const batch = initialiseBatch(table, 'improved', inSharedMemory);
  return {
    batch,
    objects: {
      noradIds: Float64Array.from([...noradIdsOf(table), noradId]),
      objectTypeOf: (index) => (index === elements.length ? 'PAYLOAD' : elements[index]?.objectType),
    },
    scope: { kind: 'primaries', primaries: [elements.length] },
    primary: ephemeris,
  };
}

function noradIdsOf({ count, values }: ElementTable): Float64Array {
  const ids = new Float64Array(inSharedMemory(count * 8));
  for (let i = 0; i < count; i++) ids[i] = values[i * ELEMENT_FIELDS + NORAD_ID]!;
  return ids;
}

function placeText(file: string, { line, message, code }: ProblemPlace): string {
  return `${line === undefined ? file : `${file}:${line}`}: ${message} [${code}]`;
}

function startOf(text: string | undefined): number {
  if (text === undefined) return fromUnixMs(Date.now());
  const parsed = parseUtc(text);
  if (!parsed.ok) throw wrongUsage(`--start ${text}: not a UTC time (${parsed.fault.code})`);
  return parsed.value;
}

function whole(option: string, text: string, least: number, most: number): number {
  const value = number(option, text, least, most);
  if (!Number.isInteger(value)) throw wrongUsage(`${option} ${text}: a whole number`);
  return value;
}

function number(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= least && value <= most)) {
    throw wrongUsage(`${option} ${text}: a number from ${least} to ${most}`);
  }
  return value;
}
