import { parseUtc } from '@keepout/astro/epoch';
import {
  EncounterRows,
  type EncounterTable,
  MISS_M,
  PRIMARY,
  SECONDARY,
  SPEED_MPS,
  TCA_TAI_S,
} from '@keepout/conjunction/screening/plan/encounter-table';
import { readText } from '../files/input-file.ts';
import { inputAtFault } from '../process/exit.ts';
import { HEADER } from './screening-report.ts';

/** Distance that the digits of a row may add, m. */
const ROUNDING_M = 1e-3;

/** What a result has to fit. */
export interface PreviousBounds {
  readonly noradIds: ArrayLike<number>;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly radiusM: number;
}

/** Reads a result of `keepout screen` as CSV: pairs, times, distances and speeds as printed, without states. */
export function readPreviousResult(path: string, bounds: PreviousBounds): EncounterTable {
  const indexOf = new Map(Array.from(bounds.noradIds, (id, index) => [id, index]));
  const lines = readText(path).split('\n');
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
