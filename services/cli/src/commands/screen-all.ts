import type { MeanElements } from '@keepout/astro/nouns';
import { elementTable } from '@keepout/astro/sgp4/element-table';
import { isSpokenFor } from '@keepout/conjunction/screening/outline/nearby';
import {
  ENCOUNTER_ROW,
  EncounterRows,
  type EncounterTable,
  PRIMARY,
  SECONDARY,
  TCA_TAI_S,
} from '@keepout/conjunction/screening/plan/encounter-table';
import { planScreening } from '@keepout/conjunction/screening/plan/plan';
import { initialiseBatch } from '@keepout/kernel/initialise';
import { printedEvents } from '@keepout/operations/screened/report/printed-events';
import { csvOf, jsonOf } from '@keepout/operations/screened/report/screening-report';
import { publicForEveryPair } from '@keepout/server/ca/screenings/bystanders';
import { screenOnWorkers } from '@keepout/server/ca/screenings/screen-on-workers';
import { cachedCatalogue } from '@keepout/server/catalogue/cached-catalogue';
import { newestCatalogue } from '@keepout/server/catalogue/store';
import { layFoundation } from '@keepout/server/hosting/foundation';
import { modules } from '@keepout/server/modules';
import { createLogger } from '@keepout/server/platform/observing/logs';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import type { Command } from 'commander';
import { checkResultName, writeResult } from '../files/result-file.ts';
import { inputAtFault } from '../process/exit.ts';
import { untilInterrupted } from '../process/interrupt.ts';
import { numberOption, startOption } from '../process/option-value.ts';
import { print } from '../process/print.ts';
import { progressLine } from '../process/progress-line.ts';
import { commandSettings } from '../process/read-settings.ts';
import { noteEdges } from '../screening/edge-note.ts';

interface Options {
  readonly start?: string;
  readonly days: string;
  readonly thresholdKm: string;
  readonly out: string;
}

export function addScreenAll(program: Command): void {
  program
    .command('screen-all')
    .description('find all close approaches of the catalogue of the installation, with all its workers')
    .option('--start <time>', 'start of the window, UTC (default: now)')
    .requiredOption('--days <n>', 'length of the window, days')
    .requiredOption('--threshold-km <x>', 'maximum distance, km')
    .requiredOption('--out <file>', 'output file, .csv or .json')
    .action(async (options: Options) => {
      print(`${await screenAll(options)}\n`);
    });
}

/** Queues the blocks for the workers, merges their results and prints them. */
async function screenAll(options: Options): Promise<string> {
  const startedMs = performance.now();
  checkResultName(options.out);
  const days = numberOption('--days', options.days, 1e-3, 60);
  const radiusM = numberOption('--threshold-km', options.thresholdKm, 1e-3, 500) * 1000;
  const startTaiS = startOption('--start', options.start);
  const settings = commandSettings(process.env, 'worker');
  const foundation = await layFoundation(settings, { modules, log: createLogger(settings) });
  try {
    const { context } = foundation.jobs;
    const newest = await newestCatalogue(context.database.orm);
    if (newest === undefined) throw inputAtFault('the installation has no catalogue yet');
    const catalogue = await cachedCatalogue(context.database.orm, newest.id);
    const stopTaiS = startTaiS + days * SECONDS_PER_DAY;
    const volume = { shape: 'sphere', radiusM } as const;
    const plan = planScreening({ startTaiS, stopTaiS, volume, scope: { kind: 'all-pairs' }, withEdges: true });
    const { elements, byNoradId } = catalogue;
    const ephemerides = await publicForEveryPair(context, { startTaiS, stopTaiS });
    const all = await untilInterrupted((signal) => {
      const line = progressLine('screening');
      const behind = ephemerides.map(({ sha256, noradId }) => ({ sha256, noradId }));
      return screenOnWorkers(context, catalogue, plan, behind, line.update, signal).finally(line.end);
    });
    const outcome = { ...all, encounters: withoutSpokenFor(all.encounters, elements, ephemerides) };
    const noradIds = Float64Array.from([...elements, ...ephemerides], ({ noradId }) => noradId);
    // The publisher of an ephemeris operates its object: a payload, unless the catalogue has another type.
    const objectTypeOf = (index: number) =>
      index < elements.length
        ? elements[index]?.objectType
        : (byNoradId.get(noradIds[index]!)?.objectType ?? 'PAYLOAD');
    const objects = { noradIds, objectTypeOf };
    const events = printedEvents(outcome.encounters, objects.noradIds, initialiseBatch(elementTable(elements)));
    writeResult(
      options.out,
      options.out.endsWith('.json') ? jsonOf(outcome, events, objects) : csvOf(outcome.encounters, events, objects),
    );
    noteEdges(outcome.encounters);
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    const count = new Set(noradIds).size;
    const by = ephemerides.length === 0 ? '' : `, ${ephemerides.length} of them by public ephemeris,`;
    return `${outcome.encounters.count} approaches within ${radiusM / 1000} km among ${count} objects${by} in ${days} ${days === 1 ? 'day' : 'days'}, ${seconds} s, written to ${options.out}`;
  } finally {
    await foundation.close();
  }
}

/** Removes encounters of an object's element set within the span of its ephemeris. */
function withoutSpokenFor(
  all: EncounterTable,
  elements: readonly MeanElements[],
  ephemerides: Awaited<ReturnType<typeof publicForEveryPair>>,
): EncounterTable {
  if (ephemerides.length === 0) return all;
  const spans = new Map(ephemerides.map((row) => [row.noradId, row]));
  const storedRows = new EncounterRows(Math.max(1, all.count));
  for (let k = 0; k < all.count; k++) {
    const at = k * ENCOUNTER_ROW;
    const pairIds = [all.rows[at + PRIMARY]!, all.rows[at + SECONDARY]!];
    if (!pairIds.some((index) => isSpokenFor(spans, elements[index], all.rows[at + TCA_TAI_S]!)))
      storedRows.copy(all, k);
  }
  return storedRows.table();
}
