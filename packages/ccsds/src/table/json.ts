import type { MeanElements } from '@keepout/astro/nouns';
import * as field from '@keepout/astro/sgp4/element-table';
import type { Result } from '@keepout/units/result';
import { faultList, type MessageFault } from '../fault/message-fault.ts';
import { isRecord, type JsonRecord, jsonText, parseJson } from '../notation/json.ts';
import { jsonElements } from '../omm/json.ts';
import { parseNumber } from '../value/number.ts';
import { objectTypeOf, objectTypeOfName } from '../value/object-type.ts';
import { type EpochReader, epochReader } from '../value/time-system.ts';
import { type CollectedTable, TableCollector } from './collector.ts';

const NEEDED: readonly (readonly [string, number])[] = [
  ['NORAD_CAT_ID', field.NORAD_ID_COLUMN],
  ['MEAN_MOTION', field.MEAN_MOTION_REV_PER_DAY],
  ['ECCENTRICITY', field.ECCENTRICITY_COLUMN],
  ['INCLINATION', field.INCLINATION_DEG],
  ['RA_OF_ASC_NODE', field.RAAN_DEG],
  ['ARG_OF_PERICENTER', field.ARG_PERIGEE_DEG],
  ['MEAN_ANOMALY', field.MEAN_ANOMALY_DEG],
];
const OPTIONAL: readonly (readonly [string, number])[] = [
  ['BSTAR', field.BSTAR],
  ['MEAN_MOTION_DOT', field.MEAN_MOTION_DOT],
  ['MEAN_MOTION_DDOT', field.MEAN_MOTION_DDOT],
  ['EPHEMERIS_TYPE', field.EPHEMERIS_TYPE],
];
const COUNTS: readonly string[] = ['ELEMENT_SET_NO', 'REV_AT_EPOCH', 'EPHEMERIS_TYPE'];
/** Members that change the meaning of others, and their allowed values here. */
const PLAIN: readonly (readonly [string, string])[] = [
  ['TIME_SYSTEM', 'UTC'],
  ['MEAN_ELEMENT_THEORY', 'SGP4'],
  ['CENTER_NAME', 'EARTH'],
  ['REF_FRAME', 'TEME'],
  ['CLASSIFICATION_TYPE', 'U'],
];
/** Members that exclude a member of this reader, or give it another meaning. */
const EXCLUDING: readonly string[] = ['SEMI_MAJOR_AXIS', 'BTERM', 'AGOM', 'REF_FRAME_EPOCH'];

/**
 * Reads OMM as JSON into numbers. Unusual records go through `jsonElements`, so that values and faults are
 * those of `readCatalogue`.
 *
 * @returns undefined for a text that is no JSON
 */
export function jsonTable(text: string): CollectedTable | undefined {
  const faults = faultList();
  const value = parseJson(text, faults);
  if (faults.faults.length > 0) return undefined;
  const records: readonly unknown[] = Array.isArray(value) ? value : [value];
  const collector = new TableCollector(records.length);
  const readUtc = epochReader('UTC');
  records.forEach((record, index) => {
    if (isRecord(record) && fill(collector, record, readUtc)) {
      collector.keep(typeOf(record), index + 1, 0);
      return;
    }
    const result: Result<MeanElements, MessageFault> = jsonElements(record, readUtc);
    if (result.ok) collector.add(result.value, index + 1, 0);
    else collector.fault(result.fault, index + 1);
  });
  return collector.table();
}

function typeOf(record: JsonRecord): ReturnType<typeof objectTypeOf> {
  const statedType = jsonText(record['OBJECT_TYPE']) ?? jsonText(record['USER_DEFINED_OBJECT_TYPE']);
  const name = jsonText(record['OBJECT_NAME']) ?? '';
  return (statedType === undefined ? undefined : objectTypeOf(statedType)) ?? objectTypeOfName(name);
}

/** Fills the collector's row; false when something is unusual. */
function fill(collector: TableCollector, record: JsonRecord, readUtc: EpochReader): boolean {
  if (record['header'] !== undefined || (record['CX_X'] ?? '') !== '') return false;
  if (EXCLUDING.some((keyword) => record[keyword] !== undefined)) return false;
  for (const [keyword, plain] of PLAIN) {
    const value = record[keyword];
    if (value !== undefined && value !== plain) return false;
  }
  const { values, at } = collector.row();
  if (!COUNTS.every((keyword) => isCount(numberOf(record[keyword], 0)))) return false;
  let sum = 0;
  for (const [keyword, to] of NEEDED) sum += values[at + to] = numberOf(record[keyword], Number.NaN);
  for (const [keyword, to] of OPTIONAL) sum += values[at + to] = numberOf(record[keyword], 0);
  const epoch = record['EPOCH'];
  const epochTaiS = typeof epoch === 'string' && epoch.charCodeAt(10) === 84 ? readUtc(epoch) : undefined;
  values[at + field.EPOCH_COLUMN] = epochTaiS ?? Number.NaN;
  const e = values[at + field.ECCENTRICITY_COLUMN]!;
  const noradId = values[at + field.NORAD_ID_COLUMN]!;
  const inclinationDeg = values[at + field.INCLINATION_DEG]!;
  return (
    epochTaiS !== undefined &&
    Number.isFinite(sum) &&
    Number.isInteger(noradId) &&
    noradId >= 0 &&
    noradId <= 999_999_999 &&
    e >= 0 &&
    e < 1 &&
    inclinationDeg >= 0 &&
    inclinationDeg <= 180 &&
    values[at + field.MEAN_MOTION_REV_PER_DAY]! > 0 &&
    values[at + field.EPHEMERIS_TYPE] !== 4
  );
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/** The number of a member; NaN for values that need a closer look. Text loses the minus of zero. */
function numberOf(value: unknown, absent: number): number {
  if (typeof value === 'number') return value + 0;
  if (value === undefined || value === null || value === '') return absent;
  return typeof value === 'string' ? parseNumber(value) : Number.NaN;
}
