import type {
  CandidateScreening,
  TradeSpaceScreening,
  TradeSpaceScreeningBody,
} from '@keepout/contract/ca/candidate-screening';
import type { ManoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import type { MapCell } from '../../charts/trade-map/grid-place.ts';
import type { TradeFrame, TradeMap } from '../../trade-worker/protocol.ts';

export type ScreenedCell = TradeSpaceScreening['cells'][number];

/** Maximum number of cells that are screened, best first. */
export const MOST_CELLS = 1000;

/** Returns whether two frames are equal by value: a map from the worker contains a copy of its frame. */
export function isSameFrame(a: TradeFrame, b: TradeFrame): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Returns the screening request of a map: the same columns and rows, and the target of the candidate search. */
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

/** Returns whether there is a new conjunction with stated covariance; those with estimated covariance count separately and set no mark. */
export const isRaising = (newEvents: ScreenedCell['newEvents'] = []): boolean =>
  newEvents.some(({ isEstimated }) => !isEstimated);

/** A close approach with the change of its Pc by the manoeuvre; negative for a decrease. */
export type PassageOfTotal = CandidateScreening['changedPassages'][number] & { readonly change: number };

/** Returns the close approaches that change the total Pc, worst first, separated by stated and estimated covariance. */
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

/** Returns the map with marks on cells that create a new conjunction, in addition to cells that increase the Pc of a known one. */
export function withRaised(map: TradeMap, screening: TradeSpaceScreening | undefined): TradeMap {
  const raising = screening?.cells.filter(({ newEvents }) => isRaising(newEvents)) ?? [];
  if (raising.length === 0) return map;
  const raised = Uint8Array.from(map.raised);
  for (const { column, row } of raising) raised[column * map.sizes.length + row] = 1;
  return { ...map, raised };
}

/** Cells of one column in which the approximation of the map is not proven. */
export type UnsureRun = TradeSpaceScreening['unverified'][number];

/** Returns whether the approximation of the map is not proven in a cell. */
export function isUnsure(runs: readonly UnsureRun[], { column, row }: MapCell): boolean {
  return runs.some((run) => run.column === column && run.fromRow <= row && row <= run.toRow);
}

/** Returns the screening result of a cell; undefined if the cell was not screened. */
export function screenedCell(
  screening: TradeSpaceScreening | undefined,
  { column, row }: MapCell,
): ScreenedCell | undefined {
  return screening?.cells.find((cell) => cell.column === column && cell.row === row);
}
