import { worstCase } from '@keepout/assessment/worst-case';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { ObjectType } from '@keepout/astro/nouns';
import type { OutcomeTable } from '@keepout/conjunction/screening/blocks/merge';
import {
  ENCOUNTER_ROW,
  type EncounterTable,
  edgeOf,
  INTERVAL_START_TAI_S,
  INTERVAL_STOP_TAI_S,
  isStay,
  KIND,
} from '@keepout/conjunction/screening/plan/encounter-table';
import type { PrintedEvents } from './printed-events.ts';
import { RowText } from './row-text.ts';

/** Object data of the report, in the order of the screening's sources. */
export interface ScreenedObjects {
  readonly noradIds: ArrayLike<number>;
  objectTypeOf(index: number): ObjectType | undefined;
}

export const HEADER = 'NORAD_CAT_ID_1,NORAD_CAT_ID_2,TCA,TCA_RANGE,TCA_RELATIVE_SPEED,MAX_PROB,DILUTION';

/** CSV of the approaches, km and km/s, smaller number first, in the order of its first three columns, TCA leading. */
export function* csvOf(
  { rows }: EncounterTable,
  events: PrintedEvents,
  objects: ScreenedObjects,
): Generator<Uint8Array> {
  const text = new RowText();
  const worstOf = worstCases(objects);
  text.ascii(`${HEADER}\n`);
  for (const k of events.order) {
    text.integer(events.firstId[k]!);
    text.ascii(',');
    text.integer(events.secondId[k]!);
    text.ascii(',');
    text.utcZ(events.tcaTaiMs[k]!);
    text.ascii(',');
    text.millionths(events.missMm[k]!);
    text.ascii(',');
    text.millionths(events.speedMmps[k]!);
    text.ascii(',');
    const { maxPc, sigmaMinorM } = worstOf(events, k);
    // At an edge the closest approach may lie beyond the data: its probability is unbounded.
    const isAtEdge = edgeOf(rows[k * ENCOUNTER_ROW + KIND]!) !== undefined;
    if (!isAtEdge) text.exponential6(maxPc);
    text.ascii(',');
    if (sigmaMinorM !== undefined && !isAtEdge) text.fixed6(sigmaMinorM / 1000);
    text.ascii('\n');
    if (text.isFull) yield text.take();
  }
  yield text.take();
}

/** JSON of the approaches and of the objects that left the screen, an object a line. */
export function* jsonOf(outcome: OutcomeTable, events: PrintedEvents, objects: ScreenedObjects): Generator<string> {
  const worstOf = worstCases(objects);
  yield '{"approaches":[';
  let lines: string[] = [];
  let before = '\n';
  for (const k of events.order) {
    lines.push(before, JSON.stringify(approach(outcome.encounters, events, k, worstOf(events, k))));
    before = ',\n';
    if (lines.length < 8192) continue;
    yield lines.join('');
    lines = [];
  }
  const dropouts = outcome.dropouts.map((dropout) => ({
    noradId: objects.noradIds[dropout.object] ?? 0,
    reason: dropout.reason,
    code: dropout.code ?? null,
    from: formatUtcZ(dropout.atTaiS),
  }));
  yield `${lines.join('')}\n],"dropouts":[\n${dropouts.map((dropout) => JSON.stringify(dropout)).join(',\n')}\n]}\n`;
}

type WorstCases = (events: PrintedEvents, k: number) => { readonly maxPc: number; readonly sigmaMinorM?: number };

function approach(
  { rows }: EncounterTable,
  events: PrintedEvents,
  k: number,
  worst: ReturnType<WorstCases>,
): Readonly<Record<string, unknown>> {
  const at = k * ENCOUNTER_ROW;
  const timeOf = (field: number): string | null => {
    const epochTaiS = rows[at + field]!;
    return Number.isNaN(epochTaiS) ? null : formatUtcZ(epochTaiS);
  };
  const edge = edgeOf(rows[at + KIND]!);
  return {
    noradId1: events.firstId[k],
    noradId2: events.secondId[k],
    kind: isStay(rows[at + KIND]!) ? 'proximity-interval' : 'approach',
    edge: edge ?? null,
    tca: formatUtcZ(events.tcaTaiMs[k]! / 1000),
    rangeKm: events.missMm[k]! / 1e6,
    relativeSpeedKmS: events.speedMmps[k]! / 1e6,
    maxProb: edge === undefined ? worst.maxPc : null,
    dilutionKm: edge !== undefined || worst.sigmaMinorM === undefined ? null : worst.sigmaMinorM / 1000,
    intervalStart: timeOf(INTERVAL_START_TAI_S),
    intervalStop: timeOf(INTERVAL_STOP_TAI_S),
  };
}

/** Largest probability of an event, from the distance as it is printed and the default radii of both objects. */
function worstCases({ noradIds, objectTypeOf }: ScreenedObjects): WorstCases {
  const worstOf = worstCase(noradIds.length, (index) => ({ objectType: objectTypeOf(index) }));
  return ({ primary, secondary, missMm }, k) => worstOf(primary[k]!, secondary[k]!, missMm[k]! / 1000);
}
