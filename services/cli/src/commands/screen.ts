import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fromUnixMs, parseUtc } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { planScreening, type ScreeningScope } from '@keepout/conjunction/screening/plan';
import type { ProblemPlace } from '@keepout/contract/problem';
import { readEphemeris } from '@keepout/server/ca/ephemerides/read.thread';
import type { ScreenInput } from '@keepout/server/ca/screenings/screen.thread';
import { packElements } from '@keepout/server/catalogue/packed-elements';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import type { Command } from 'commander';
import { readCatalogueFile } from '../catalogue-file.ts';
import { inputAtFault, wrongUsage } from '../exit.ts';
import { LIMIT_BYTES, readBytes } from '../input-file.ts';
import { progressLine } from '../progress-line.ts';
import { screenAllBlocks } from '../screen-blocks.ts';
import { csvOf, jsonOf, type ScreenedObject } from '../screening-report.ts';

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
  const write = writerOf(options.out);
  const days = number('--days', options.days, 1e-3, 60);
  const radiusM = number('--threshold-km', options.thresholdKm, 1e-3, 500) * 1000;
  const workers = options.workers === undefined ? availableParallelism() : whole('--workers', options.workers, 1, 256);
  const startTaiS = startOf(options.start);
  const elements = readCatalogueFile(options.catalogue);
  const objects: ScreenedObject[] = elements.map(({ noradId, objectType }) => ({ noradId, objectType }));
  const packed = packElements('catalogue', elements);
  const { scope, primary } = subjectOf(options.primary, elements, objects);
  const stopTaiS = startTaiS + days * SECONDS_PER_DAY;
  const plan = planScreening({ startTaiS, stopTaiS, volume: { shape: 'sphere', radiusM }, scope });
  const line = progressLine('screening');
  const outcome = await screenAllBlocks({ plan, catalogue: packed, ...(primary && { primary }) }, workers, line.update);
  line.end();
  write(options.out.endsWith('.json') ? jsonOf(outcome, objects) : csvOf(outcome, objects));
  for (const coverage of outcome.coverage.filter((one) => one.status !== 'FULL')) {
    process.stderr.write(
      `the ephemeris covers the window ${coverage.status === 'PARTIAL' ? 'in part' : 'not at all'}\n`,
    );
  }
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  const lost = new Set(outcome.dropouts.map((dropout) => dropout.object)).size;
  return `${outcome.encounters.length} approaches within ${radiusM / 1000} km among ${objects.length} objects in ${days} ${days === 1 ? 'day' : 'days'}, ${lost} objects left the screen, ${seconds} s, written to ${options.out}`;
}

/** The result appears whole or not at all. */
function writerOf(path: string): (text: string) => void {
  if (!/\.(csv|json)$/.test(path)) throw wrongUsage(`--out ${path}: the name must end in .csv or .json`);
  return (text) => {
    try {
      writeFileSync(path, text);
    } catch (error) {
      throw inputAtFault(
        `${path}: cannot be written (${error instanceof Error && 'code' in error ? error.code : 'error'})`,
      );
    }
  };
}

function subjectOf(
  text: string | undefined,
  elements: readonly MeanElements[],
  objects: ScreenedObject[],
): { scope: ScreeningScope; primary?: NonNullable<ScreenInput['primary']> } {
  if (text === undefined) return { scope: { kind: 'all-pairs' } };
  if (/^\d+(,\d+)*$/.test(text)) {
    const primaries = text.split(',').map((id) => {
      const index = elements.findIndex((one) => one.noradId === Number(id));
      if (index < 0) throw inputAtFault(`--primary ${id}: the catalogue has no such object`);
      return index;
    });
    return { scope: { kind: 'primaries', primaries } };
  }
  const read = readEphemeris({ bytes: readBytes(text), limitBytes: LIMIT_BYTES });
  if (!read.ok) throw inputAtFault(read.fault.errors.map((one) => placeText(text, one)).join('\n'));
  for (const warning of read.value.facts.warnings) process.stderr.write(`${placeText(text, warning)}\n`);
  const noradId =
    elements.find((one) => one.cosparId !== '' && one.cosparId === read.value.facts.objectId)?.noradId ?? 0;
  objects.push({ noradId, objectType: 'PAYLOAD' });
  return {
    scope: { kind: 'primaries', primaries: [elements.length] },
    primary: { key: text, noradId, ephemeris: read.value.ephemeris },
  };
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
