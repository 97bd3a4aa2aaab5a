import { parseUtc } from '@keepout/astro/epoch';
import type { CatalogueTable } from '@keepout/ccsds/catalogue-table';
import type { OutcomeTable } from '@keepout/conjunction/screening/blocks/merge';
import { type CatalogueChanges, catalogueChanges } from '@keepout/conjunction/screening/changes/changes';
import { mergeChanges, type PreviousScreening, planChanges } from '@keepout/conjunction/screening/changes/incremental';
import {
  EncounterRows,
  type EncounterTable,
  MISS_M,
  PRIMARY,
  SECONDARY,
  SPEED_MPS,
  TCA_TAI_S,
} from '@keepout/conjunction/screening/plan/encounter-table';
import type { ScreeningPlan, ScreeningRequest } from '@keepout/conjunction/screening/plan/plan';
import { circumscribingRadiusM } from '@keepout/conjunction/volume/volume';
import { HEADER } from '@keepout/operations/screened/report/screening-report';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { readCatalogueNumbers } from '../files/catalogue-file.ts';
import { readText } from '../files/input-file.ts';
import { inputAtFault } from '../process/exit.ts';
import { noradIdsOf } from './screen-threads.ts';

/** An earlier result and its inputs; by default with the window of the new one. */
export interface PreviousFiles {
  readonly result: string;
  readonly catalogue: string;
  readonly startTaiS?: number;
  readonly days?: number;
}

export interface Previous {
  readonly screening: PreviousScreening;
  readonly changes: CatalogueChanges;
}

/** Reads an earlier result and determines the changed objects; a changed object type counts too, since the size is printed. */
export function readPrevious(files: PreviousFiles, request: ScreeningRequest, catalogue: CatalogueTable): Previous {
  const before = readCatalogueNumbers(files.catalogue);
  const startTaiS = files.startTaiS ?? request.startTaiS;
  const stopTaiS =
    files.days === undefined
      ? startTaiS + (request.stopTaiS - request.startTaiS)
      : startTaiS + files.days * SECONDS_PER_DAY;
  const radiusM = circumscribingRadiusM(request.volume);
  const noradIds = noradIdsOf(before.elements);
  const encounters = readPreviousResult(files.result, { noradIds, startTaiS, stopTaiS, radiusM });
  const isAlike = (old: number, now: number): boolean => before.objectTypeOf(old) === catalogue.objectTypeOf(now);
  return {
    screening: { encounters, window: { startTaiS, stopTaiS } },
    changes: catalogueChanges(before.elements, catalogue.elements, isAlike),
  };
}

/** Screens the changed objects, one part after the other. */
export async function screenChanged(
  { screening, changes }: Previous,
  request: ScreeningRequest,
  run: (plan: ScreeningPlan, label: string) => Promise<OutcomeTable>,
): Promise<{ readonly encounters: EncounterTable; readonly screened: number }> {
  const changed = planChanges(request, screening, changes);
  const outcomes: OutcomeTable[] = [];
  for (const [k, plan] of changed.runs.entries()) {
    outcomes.push(await run(plan, `screening what changed, part ${k + 1} of ${changed.runs.length}`));
  }
  return { encounters: mergeChanges(changed, outcomes), screened: changed.rescreened.length };
}

/** Distance that the digits of a row may add, m. */
const ROUNDING_M = 1e-3;

/** Limits for a valid result. */
interface PreviousBounds {
  readonly noradIds: ArrayLike<number>;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly radiusM: number;
}

/** Reads a result of `keepout screen` as CSV: pairs, times, distances and speeds as printed, without states. */
function readPreviousResult(path: string, bounds: PreviousBounds): EncounterTable {
  const indexOf = new Map(Array.from(bounds.noradIds, (id, index) => [id, index]));
  // A spreadsheet that saved it has put a mark in front and CR before each LF.
  const lines = readText(path)
    .replace(/^\ufeff/, '')
    .split(/\r?\n/);
  if (lines[0] !== HEADER) throw inputAtFault(`${path}:1: not a result of keepout screen as CSV`);
  const table = new EncounterRows(lines.length);
  for (let k = 1; k < lines.length; k++) {
    const line = lines[k]!;
    if (line === '' && k === lines.length - 1) break;
    const [first, second, tca = '', rangeKm, speedKmS] = line.split(',');
    const refuse = (reason: string): never => {
      throw inputAtFault(`${path}:${k + 1}: ${reason}`);
    };
    const primary = indexOf.get(Number(first)) ?? refuse(`object ${first} is not in the previous catalogue`);
    const secondary = indexOf.get(Number(second)) ?? refuse(`object ${second} is not in the previous catalogue`);
    const time = parseUtc(tca);
    if (!time.ok) return refuse(`TCA ${tca}: not a UTC time`);
    if (!(time.value >= bounds.startTaiS - ROUNDING_M && time.value <= bounds.stopTaiS + ROUNDING_M)) {
      refuse(`TCA ${tca} is outside the previous window; see --previous-start and --previous-days`);
    }
    const missM = Number(rangeKm) * 1000;
    if (!(missM <= bounds.radiusM + ROUNDING_M)) refuse(`range ${rangeKm} km is beyond the threshold`);
    const speedMps = Number(speedKmS) * 1000;
    if (!(missM >= 0 && speedMps >= 0)) refuse('range and speed must be numbers');
    const at = table.add();
    table.rows[at + PRIMARY] = primary;
    table.rows[at + SECONDARY] = secondary;
    table.rows[at + TCA_TAI_S] = time.value;
    table.rows[at + MISS_M] = missM;
    table.rows[at + SPEED_MPS] = speedMps;
  }
  return table;
}
