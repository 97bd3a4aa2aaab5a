import type {
  CandidateScreening,
  TradeSpaceScreening,
  TradeSpaceScreeningBody,
} from '@keepout/contract/ca/candidate-screening';
import type { ManoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import type { Cell } from '../../charts/trade-map/grid-place.ts';
import type { TradeFrame, TradeMap } from '../../trade-worker/protocol.ts';

export type ScreenedCell = TradeSpaceScreening['cells'][number];

/** How many of the best cells are screened. */
export const MOST_CELLS = 1000;

/** Whether a map is the one of a frame: it comes back from another thread as a copy. */
export function isSameFrame(a: TradeFrame, b: TradeFrame): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What is asked for a map: the same columns and rows, and the target that the candidates have. */
export function screeningBody(
  { columns, rows, orbitsFirst, orbitsLast, sizeFirst, sizeLast }: TradeFrame,
  { conjunctionId, targetProbability, direction, leftOut }: ManoeuvreSearch,
): TradeSpaceScreeningBody {
  return {
    conjunctionId,
    columns,
    rows,
    orbitsFrom: orbitsLast,
    orbitsTo: orbitsFirst,
    cells: MOST_CELLS,
    minSize: sizeFirst,
    maxSize: sizeLast,
    ...(targetProbability !== undefined && { targetProbability }),
    ...(direction !== undefined && { direction }),
    ...(leftOut !== undefined && { leftOut }),
  };
}

/** Whether an event by stated covariance would be created: those by estimated covariance are counted separately, and mark nothing. */
export const isRaising = (newEvents: ScreenedCell['newEvents'] = []): boolean =>
  newEvents.some(({ isEstimated }) => !isEstimated);

/** A passage with what the manoeuvre adds to it; negative where it takes off. */
export type PassageOfTotal = CandidateScreening['changedPassages'][number] & { readonly change: number };

/** The passages that change the total, the worst first, and those by estimated covariance, which are counted separately. */
export function passagesOf(changedPassages: CandidateScreening['changedPassages']): {
  readonly stated: readonly PassageOfTotal[];
  readonly estimated: readonly PassageOfTotal[];
} {
  const passages = changedPassages
    .map((passage) => ({ ...passage, change: passage.probability - passage.probabilityBefore }))
    .sort((a, b) => b.change - a.change);
  return {
    stated: passages.filter(({ isEstimated }) => !isEstimated),
    estimated: passages.filter(({ isEstimated }) => isEstimated),
  };
}

/** The map with the cells marked that would create a new event, beside those that raise a known one. */
export function withRaised(map: TradeMap, screening: TradeSpaceScreening | undefined): TradeMap {
  const raising = screening?.cells.filter(({ newEvents }) => isRaising(newEvents)) ?? [];
  if (raising.length === 0) return map;
  const raised = Uint8Array.from(map.raised);
  for (const { column, row } of raising) raised[column * map.sizes.length + row] = 1;
  return { ...map, raised };
}

/** Cells of one column of which it is not proven what the map says. */
export type UnsureRun = TradeSpaceScreening['unsure'][number];

/** Whether the map is no proof of a cell. */
export function isUnsure(runs: readonly UnsureRun[], { column, row }: Cell): boolean {
  return runs.some((run) => run.column === column && run.fromRow <= row && row <= run.toRow);
}

/** What was screened of a cell; undefined where it was not. */
export function screenedCell(
  screening: TradeSpaceScreening | undefined,
  { column, row }: Cell,
): ScreenedCell | undefined {
  return screening?.cells.find((cell) => cell.column === column && cell.row === row);
}
