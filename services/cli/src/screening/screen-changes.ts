import type { CatalogueTable } from '@keepout/ccsds/catalogue-table';
import type { OutcomeTable } from '@keepout/conjunction/screening/blocks/merge';
import { type CatalogueChanges, catalogueChanges } from '@keepout/conjunction/screening/changes/changes';
import { mergeChanges, type PreviousScreening, planChanges } from '@keepout/conjunction/screening/changes/incremental';
import type { EncounterTable } from '@keepout/conjunction/screening/plan/encounter-table';
import type { ScreeningPlan, ScreeningRequest } from '@keepout/conjunction/screening/plan/plan';
import { circumscribingRadiusM } from '@keepout/conjunction/volume/volume';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { readCatalogueNumbers } from '../files/catalogue-file.ts';
import { readPreviousResult } from './previous-result.ts';
import { noradIdsOf } from './shared-numbers.ts';

/** An earlier result and what it was made of; the window of the new one where it is not told. */
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

/** Reads an earlier result and finds what has changed since; an object's type counts too, for its size is printed. */
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

/** Screens what has changed, one part after the other. */
export async function screenChanged(
  { screening, changes }: Previous,
  request: ScreeningRequest,
  run: (plan: ScreeningPlan, what: string) => Promise<OutcomeTable>,
): Promise<{ readonly encounters: EncounterTable; readonly screened: number }> {
  const changed = planChanges(request, screening, changes);
  const outcomes: OutcomeTable[] = [];
  for (const [k, plan] of changed.runs.entries()) {
    outcomes.push(await run(plan, `screening what changed, part ${k + 1} of ${changed.runs.length}`));
  }
  return { encounters: mergeChanges(changed, outcomes), screened: changed.again.length };
}
