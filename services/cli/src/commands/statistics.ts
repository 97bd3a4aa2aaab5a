import { availableParallelism } from 'node:os';
import { EARTH_RADIUS_M } from '@keepout/astro/constants';
import { formatUtcZ } from '@keepout/astro/epoch';
import { ELEMENT_FIELDS, type ElementTable, EPOCH_COLUMN } from '@keepout/astro/sgp4/element-table';
import { propagateOne, SGP4_ERRORS } from '@keepout/astro/sgp4/propagate';
import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import { annualRisk, countEncounters } from '@keepout/conjunction/annual/collision-rate';
import { catalogueFlux } from '@keepout/conjunction/annual/crossing-flux';
import { encountersOf } from '@keepout/conjunction/screening/plan/encounter-table';
import { planScreening } from '@keepout/conjunction/screening/plan/plan';
import { COUNTED_WITHIN_M, DECISION_DAYS } from '@keepout/contract/ca/fields';
import { initialiseBatch } from '@keepout/kernel/initialise';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@keepout/units/duration';
import type { Command } from 'commander';
import { readCatalogueNumbers } from '../files/catalogue-file.ts';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { untilInterrupted } from '../process/interrupt.ts';
import { numberOption, startOption, wholeOption } from '../process/option-value.ts';
import { print } from '../process/print.ts';
import { inSharedMemory, noradIdsOf, screenOnThreads } from '../screening/screen-threads.ts';
import { type ArchiveOptions, archiveStatistics, archiveTable } from './archive-statistics.ts';
import { type AnnualStatistics, statisticsTable, wireStatistics } from './statistics-report.ts';

interface Options extends Partial<ArchiveOptions> {
  readonly catalogue?: string;
  readonly norad?: string;
  readonly radiusM?: string;
  readonly start?: string;
  readonly days: string;
  readonly decisionDays: string;
  readonly workers?: string;
  readonly json?: boolean;
}

export function addStatistics(program: Command): void {
  program
    .command('statistics')
    .description('estimate collisions and manoeuvres per year of an object, from a catalogue or archived CDMs')
    .option('--catalogue <file>', 'TLE, 3LE or OMM (JSON, CSV, XML, KVN), also gzip; with --norad and --radius-m')
    .option('--norad <id>', 'catalogue number of the object')
    .option('--radius-m <r>', 'combined hard-body radius, m')
    .option(
      '--archive <file>',
      'archived CDMs as CSV, also gzip, instead of a catalogue: primary, secondary, creation, TCA, pc_hbr_…_m',
    )
    .option('--hbr <m>', 'with --archive: combined hard-body radius, m')
    .option('--years <n>', 'with --archive: length of the mission, years')
    .option('--threshold <pc>', 'with --archive: Pc threshold for a manoeuvre')
    .option('--commit-days <n>', 'with --archive: days from the decision to TCA')
    .option('--consider-days <n>', 'with --archive: earliest CDM, days before TCA')
    .option('--residual <share>', 'with --archive: residual Pc after a manoeuvre, as a share of the threshold')
    .option('--start <time>', 'start of the window, UTC (default: newest epoch of the catalogue)')
    .option('--days <n>', 'length of the window, days', '7')
    .option('--decision-days <n>', 'days from the decision to TCA', String(DECISION_DAYS))
    .option('--workers <n>', 'number of threads (default: number of processors)')
    .option('--json', 'print JSON')
    .action(async (options: Options) => {
      if (options.archive !== undefined) {
        printArchive({ ...options, archive: options.archive });
        return;
      }
      const statistics = await statisticsOf(options);
      print(options.json ? `${JSON.stringify(wireStatistics(statistics), null, 2)}\n` : statisticsTable(statistics));
    });
}

function printArchive(options: Options & ArchiveOptions): void {
  if (options.catalogue !== undefined) throw wrongUsage('--archive: a catalogue is not asked then');
  const statistics = archiveStatistics(options);
  print(options.json ? `${JSON.stringify(statistics, null, 2)}\n` : archiveTable(statistics));
}

async function statisticsOf(options: Options): Promise<AnnualStatistics> {
  const { catalogue, norad, radiusM: radius } = options;
  if (catalogue === undefined || norad === undefined || radius === undefined) {
    throw wrongUsage('--catalogue, --norad and --radius-m are needed, or --archive');
  }
  const noradId = wholeOption('--norad', norad, 1, 999_999_999);
  const radiusM = numberOption('--radius-m', radius, 1e-3, 1000);
  const windowDays = numberOption('--days', options.days, 0.1, 60);
  const decisionDays = numberOption('--decision-days', options.decisionDays, 0.1, 7);
  const workers =
    options.workers === undefined ? availableParallelism() : wholeOption('--workers', options.workers, 1, 256);
  const start = options.start === undefined ? undefined : startOption('--start', options.start);
  const { elements } = readCatalogueNumbers(catalogue);
  const noradIds = noradIdsOf(elements);
  const object = noradIds.indexOf(noradId);
  if (object < 0) throw inputAtFault(`--norad ${noradId}: the catalogue has no such object`);
  const startTaiS = start ?? newestEpoch(elements);
  const stopTaiS = startTaiS + windowDays * SECONDS_PER_DAY;
  const batch = initialiseBatch(elements, 'improved', inSharedMemory);
  const ending = orbitEnd(batch, object, startTaiS, stopTaiS);
  if (ending !== undefined) throw inputAtFault(`--norad ${noradId}: ${ending}`);
  const flux = catalogueFlux(batch, { object, startTaiS, stopTaiS, withinM: COUNTED_WITHIN_M, decisionDays });
  if (flux === undefined) throw inputAtFault(`--norad ${noradId}: no orbit in the window`);
  const plan = planScreening({
    startTaiS,
    stopTaiS,
    volume: { shape: 'sphere', radiusM: COUNTED_WITHIN_M },
    scope: { kind: 'primaries', primaries: [object] },
  });
  const { encounters, dropouts } = await untilInterrupted((signal) =>
    screenOnThreads({ plan, batch, noradIds }, { workers, signal, onProgress: () => undefined }),
  );
  const events = countEncounters(encountersOf(encounters), COUNTED_WITHIN_M);
  const counting = annualRisk({ events, withinM: COUNTED_WITHIN_M, windowDays }, radiusM);
  const lost = new Set(dropouts.map((dropout) => dropout.object)).size;
  const setting = { noradId, objects: elements.count, lost, radiusM, startTaiS, windowDays, decisionDays };
  return { ...setting, events, flux, counting, idOf: (index) => noradIds[index] ?? 0 };
}

function newestEpoch({ count, values }: ElementTable): number {
  let newest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) newest = Math.max(newest, values[i * ELEMENT_FIELDS + EPOCH_COLUMN]!);
  return newest;
}

/** Why an object has no state at every hour of the window; undefined where it has. */
function orbitEnd(batch: Sgp4Batch, object: number, startTaiS: number, stopTaiS: number): string | undefined {
  const steps = Math.ceil((stopTaiS - startTaiS) / SECONDS_PER_HOUR);
  const state = new Float64Array(6);
  for (let k = 0; k <= steps; k++) {
    const epochTaiS = Math.min(stopTaiS, startTaiS + k * SECONDS_PER_HOUR);
    const code = propagateOne(batch, object, epochTaiS, state, 0);
    const altitudeKm = Math.hypot(state[0]!, state[1]!, state[2]!) - EARTH_RADIUS_M / 1000;
    if (code === 0 && altitudeKm > 0) continue;
    const reason = code === 0 ? 'decayed' : (SGP4_ERRORS[code] ?? `error ${code}`);
    return `no orbit from ${formatUtcZ(epochTaiS)} on (${reason}); the window is ${formatUtcZ(startTaiS)} to ${formatUtcZ(stopTaiS)}`;
  }
  return undefined;
}
