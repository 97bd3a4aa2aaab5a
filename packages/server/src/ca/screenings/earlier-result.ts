import { elementTable } from '@keepout/astro/sgp4/element-table';
import {
  type CarryOver,
  carryOver,
  type NotAlike,
  whyNotAlike,
} from '@keepout/conjunction/screening/changes/carry-over';
import { contentChanges, type ScreenedContents } from '@keepout/conjunction/screening/changes/changes';
import { planCostS, restCostS } from '@keepout/conjunction/screening/changes/job-size';
import { type CachedCatalogue, cachedCatalogue } from '../../catalogue/cached-catalogue.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { screeningTable } from '../tables.ts';
import { earlierScreenings } from './store.ts';
import type { ScreeningWork, StoredExtent } from './work.ts';
import { countDone, readFinishedBlocks, readWork } from './work-store.ts';

/** Part of a screening that has to be computed, and the results taken over from an earlier one. */
export interface EarlierResult {
  readonly extent: StoredExtent;
  readonly carried?: CarryOver;
}

type Reason = NonNullable<StoredExtent['reason']>;

/** Maximum ratio of the incremental cost to that of a full run; above it everything is screened (docs/decisions/0052-incremental-screening.md). */
const MOST_LEFT = 0.8;

const REASONS: Readonly<Record<NotAlike, Reason>> = {
  'other-version': 'OTHER_VERSION',
  'other-volume': 'OTHER_VOLUME',
  'other-window': 'OTHER_WINDOW',
};

/** Returns the results of an earlier screening of the operator's satellites that a new screening can reuse. */
export async function earlierResult(
  db: Queries,
  row: typeof screeningTable.$inferSelect,
  work: ScreeningWork,
  catalogue: CachedCatalogue,
): Promise<EarlierResult> {
  const [finished, earlier] = await Promise.all([countDone(db, work.key), earlierScreenings(db, row, work.key)]);
  if (finished.blocks === work.plan.blocks.length) {
    return {
      extent: {
        mode: 'REPEATED',
        reason: null,
        earlierScreeningId: null,
        objectsChanged: 0,
        blocksTakenOver: finished.blocks,
        encountersTakenOver: finished.encounters,
      },
    };
  }
  let newest: { readonly reason: Reason; readonly id: string } | undefined;
  for (const { id, workKey } of earlier) {
    const before = await readWork(db, workKey);
    if (before === undefined) continue;
    const difference = whyNotAlike(work.plan, before.plan);
    if (difference === undefined) return await compared(db, { id, work: before }, work, catalogue);
    newest ??= { reason: REASONS[difference], id };
  }
  return { extent: extentOfFullScreening(newest?.reason ?? 'NO_EARLIER_RESULT', newest?.id ?? null) };
}

async function compared(
  db: Queries,
  before: { readonly id: string; readonly work: ScreeningWork },
  work: ScreeningWork,
  catalogue: CachedCatalogue,
): Promise<EarlierResult> {
  const old = contentsOf(before.work, await cachedCatalogue(db, before.work.catalogueId));
  const changes = contentChanges(old, contentsOf(work, catalogue));
  const blocks = await readFinishedBlocks(db, before.work.key);
  const carried = carryOver(work.plan, { plan: before.work.plan, blocks }, changes);
  const objects = catalogue.elements.length + work.ephemerides.length;
  const objectsChanged = carried.changed.length;
  if (restCostS(work.plan, objects, carried) > MOST_LEFT * planCostS(work.plan, objects)) {
    return { extent: { ...extentOfFullScreening('TOO_MANY_CHANGES', before.id), objectsChanged } };
  }
  return {
    carried,
    extent: {
      mode: 'CHANGES',
      reason: null,
      earlierScreeningId: before.id,
      objectsChanged,
      blocksTakenOver: carried.blocks.length,
      encountersTakenOver: carried.blocks.reduce((sum, { encounters }) => sum + encounters.count, 0),
    },
  };
}

function contentsOf({ ephemerides }: ScreeningWork, { elements }: CachedCatalogue): ScreenedContents {
  return {
    elements: elementTable(elements),
    ephemerides: ephemerides.map(({ sha256, noradId }) => ({ content: sha256, identity: noradId })),
  };
}

function extentOfFullScreening(reason: Reason, earlierScreeningId: string | null): StoredExtent {
  return {
    mode: 'WHOLE',
    reason,
    earlierScreeningId,
    objectsChanged: null,
    blocksTakenOver: 0,
    encountersTakenOver: 0,
  };
}
