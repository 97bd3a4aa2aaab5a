import { semiAxesM } from '../../volume/volume.ts';
import { type BlockTable, firstDropouts } from '../blocks/merge.ts';
import type { Dropout } from '../plan/encounter.ts';
import {
  ENCOUNTER_ROW,
  EncounterRows,
  type EncounterTable,
  PRIMARY,
  rowsInOrder,
  SECONDARY,
} from '../plan/encounter-table.ts';
import type { ScreeningPlan } from '../plan/plan.ts';
import type { ScreeningSources } from '../plan/sources.ts';
import { screenBlockTable } from '../screen.ts';
import type { CatalogueChanges } from './changes.ts';

/** An earlier screening of some primaries. */
export interface EarlierBlocks {
  readonly plan: ScreeningPlan;
  readonly blocks: readonly BlockTable[];
}

/** Unaffected encounters of a block, objects by their place in the new screening. */
export interface CarriedBlock {
  readonly blockIndex: number;
  readonly encounters: EncounterTable;
}

/** Reusable part of an earlier screening, and the remaining work. Plain data. */
export interface CarryOver {
  /** Objects that are new or have other data. */
  readonly changed: readonly number[];
  /** Primaries that are screened against all objects: changed ones, and new ones. */
  readonly anew: readonly number[];
  /** Unchanged objects that left the earlier screen: they are looked at again, for the report. */
  readonly lost: readonly number[];
  readonly blocks: readonly CarriedBlock[];
}

/** Why an earlier screening is of no use for a plan. */
export type NotAlike = 'other-version' | 'other-volume' | 'other-window';

/** Whether the blocks of an earlier plan can be reused in a new one; undefined when some can. */
export function whyNotAlike(plan: ScreeningPlan, earlier: ScreeningPlan): NotAlike | undefined {
  const settings = ({ algorithmVersion, engine, slabS, slowSpeedMps, withEdges }: ScreeningPlan): string =>
    JSON.stringify([algorithmVersion, engine, slabS, slowSpeedMps, withEdges]);
  if (settings(plan) !== settings(earlier)) return 'other-version';
  if (volumeText(plan) !== volumeText(earlier)) return 'other-volume';
  const spans = new Set(earlier.blocks.map(spanText));
  return plan.blocks.some((block) => spans.has(spanText(block))) ? undefined : 'other-window';
}

function volumeText({ volume }: ScreeningPlan): string {
  return JSON.stringify([volume.shape, ...semiAxesM(volume)]);
}

const spanText = ({ startTaiS, stopTaiS }: { startTaiS: number; stopTaiS: number }): string =>
  `${startTaiS} ${stopTaiS}`;

/**
 * Returns the reusable part of an earlier screening of primaries after a change of orbits, of the window or of the primaries.
 *
 * Method   an encounter belongs to its two objects alone and a block is independent of the others: in blocks with the
 *          same span, encounters of two unchanged objects stand if the first was a primary before.
 *          docs/models/screening.md
 * Assumes  plans that are alike (`whyNotAlike`)
 */
export function carryOver(plan: ScreeningPlan, earlier: EarlierBlocks, changes: CatalogueChanges): CarryOver {
  const primaries = primariesOf(plan);
  const before = new Set(primariesOf(earlier.plan).map((object) => changes.keptIndex[object]!));
  const commonPrimaries = new Set(primaries.filter((object) => before.has(object)));
  const indexOf = new Map(plan.blocks.map((block) => [spanText(block), block.index]));
  const lost = new Set<number>();
  const blocks = earlier.blocks.flatMap(({ blockIndex, encounters, dropouts }): CarriedBlock[] => {
    const index = indexOf.get(spanText(earlier.plan.blocks[blockIndex]!));
    if (index === undefined) return [];
    for (const { object } of dropouts) {
      const now = changes.keptIndex[object]!;
      if (now >= 0) lost.add(now);
    }
    return [{ blockIndex: index, encounters: reusedEncounters(encounters, changes.keptIndex, commonPrimaries) }];
  });
  return {
    changed: inOrder([...changes.addedObjects, ...changes.changed]),
    anew: primaries.filter((object) => !commonPrimaries.has(object)),
    lost: inOrder([...lost]),
    blocks,
  };
}

function primariesOf({ scope }: ScreeningPlan): readonly number[] {
  if (scope.kind === 'primaries') return scope.primaries;
  throw new RangeError('only a screening of some primaries carries over');
}

function inOrder(objects: readonly number[]): number[] {
  return objects.toSorted((a, b) => a - b);
}

function reusedEncounters(
  encounters: EncounterTable,
  keptIndex: Int32Array,
  primaries: ReadonlySet<number>,
): EncounterTable {
  const table = new EncounterRows(Math.max(1, encounters.count));
  for (let k = 0; k < encounters.count; k++) {
    const from = k * ENCOUNTER_ROW;
    const i = keptIndex[encounters.rows[from + PRIMARY]!]!;
    const j = keptIndex[encounters.rows[from + SECONDARY]!]!;
    if (!primaries.has(i) || j < 0) continue;
    const at = table.copy(encounters, k);
    table.rows[at + PRIMARY] = i;
    table.rows[at + SECONDARY] = j;
  }
  return table.table();
}

/** The few objects of the remaining work, ready to be screened. */
export interface FewSources {
  readonly sources: ScreeningSources;
  /** Place of each in the complete screening. */
  readonly places: readonly number[];
}

/** Element sets that the unchanged primaries are screened among: `sgp4Count` of the total precede the ephemerides. */
export function fewElements(plan: ScreeningPlan, carried: CarryOver, sgp4Count: number): number[] {
  const few = new Set([...primariesOf(plan), ...carried.changed, ...carried.lost]);
  return inOrder([...few].filter((object) => object < sgp4Count));
}

/**
 * A block with reused encounters: primaries with reused encounters against changed objects, the others against all.
 *
 * @param few     element sets of `fewElements`, and all ephemerides
 * @param allSources   needed only where a primary is new or changed
 * @returns what `screenBlockTable` returns for the whole
 *
 * Checked  carry-over.property.test.ts
 */
export function screenCarriedBlock(
  plan: ScreeningPlan,
  carried: CarryOver,
  block: CarriedBlock,
  few: FewSources,
  allSources: () => ScreeningSources,
): BlockTable {
  const { changed, anew: newPrimaries } = carried;
  const isChanged = new Set(changed);
  const isNewPrimary = new Set(newPrimaries);
  const placeIn = new Map(few.places.map((object, place) => [object, place]));
  const keptPrimaries = primariesOf(plan).filter((object) => !isNewPrimary.has(object));
  const primaries = keptPrimaries.map((object) => placeIn.get(object)!);
  const among = screenBlockTable({ ...plan, scope: { kind: 'primaries', primaries } }, few.sources, block.blockIndex);
  const rows = new EncounterRows(Math.max(1, block.encounters.count));
  for (let k = 0; k < block.encounters.count; k++) rows.copy(block.encounters, k);
  for (let k = 0; k < among.encounters.count; k++) {
    const from = k * ENCOUNTER_ROW;
    const secondary = few.places[among.encounters.rows[from + SECONDARY]!]!;
    if (!isChanged.has(secondary)) continue;
    const at = rows.copy(among.encounters, k);
    rows.rows[at + PRIMARY] = few.places[among.encounters.rows[from + PRIMARY]!]!;
    rows.rows[at + SECONDARY] = secondary;
  }
  const dropouts: Dropout[] = among.dropouts.map((dropout) => ({ ...dropout, object: few.places[dropout.object]! }));
  if (newPrimaries.length > 0) {
    const scope = { kind: 'primaries', primaries: newPrimaries } as const;
    const against = screenBlockTable({ ...plan, scope }, allSources(), block.blockIndex);
    for (let k = 0; k < against.encounters.count; k++) rows.copy(against.encounters, k);
    dropouts.push(...against.dropouts);
  }
  const sorted = new EncounterRows(Math.max(1, rows.count));
  for (const k of rowsInOrder(rows)) sorted.copy(rows, k);
  return {
    blockIndex: block.blockIndex,
    encounters: sorted.table(),
    dropouts: firstDropouts(dropouts),
    coverage: among.coverage.map((coverage) => ({ ...coverage, object: few.places[coverage.object]! })),
  };
}
