import type { ManoeuvreBranch } from './manoeuvre-enums.ts';
import type { ManoeuvreCandidate, ManoeuvreCandidates } from './manoeuvre-search.ts';
import { scaledCell } from './words/belief-words.ts';

type Cell = string | number | null;

/** A table with names and units of its columns. */
export interface CandidateTable {
  readonly columns: readonly { readonly name: string; readonly unit?: string }[];
  readonly rows: readonly (readonly Cell[])[];
}

const COLUMNS: CandidateTable['columns'] = [
  { name: 'rank' },
  { name: 'candidate' },
  { name: 'manoeuvreType' },
  { name: 'ignitionEpoch' },
  { name: 'orbitsBeforeTca' },
  { name: 'duration', unit: 's' },
  { name: 'dragCrossSection', unit: 'm^2' },
  { name: 'deltaVFrame' },
  ...['deltaVR', 'deltaVT', 'deltaVN', 'deltaV'].map((name) => ({ name, unit: 'm/s' })),
  { name: 'deltaMass', unit: 'kg' },
  { name: 'smaChange', unit: 'm' },
  { name: 'tca' },
  { name: 'missDistance', unit: 'm' },
  { name: 'mahalanobisDistance' },
  { name: 'outcome' },
  { name: 'probability' },
  { name: 'totalProbability' },
  { name: 'probabilityWithExecutionError' },
  { name: 'totalProbabilityWithExecutionError' },
  { name: 'totalProbabilityHot' },
  { name: 'totalProbabilityCold' },
  { name: 'totalProbabilityLate' },
  { name: 'totalProbabilityMissed' },
  { name: 'isInadequate' },
  { name: 'confidence' },
  { name: 'scaledSigmas' },
  { name: 'totalProbabilityScreened' },
  { name: 'newEvents' },
  { name: 'newEventsEstimated' },
  { name: 'estimatedIncrease' },
  { name: 'leftOutEvents' },
  { name: 'totalProbabilityLeftOut' },
];

/** Returns the candidates of a search as a table: first the conjunction without a burn, then the candidates by rank; vectors in `deltaVFrame`. */
export function candidateTable({
  candidates,
  totalProbabilityBefore,
}: Pick<ManoeuvreCandidates, 'candidates' | 'totalProbabilityBefore'>): CandidateTable {
  return {
    columns: COLUMNS,
    rows: [noBurnRow(candidates[0], totalProbabilityBefore), ...candidates.map(candidateRow)],
  };
}

function noBurnRow(first: ManoeuvreCandidate | undefined, totalProbability: number): readonly Cell[] {
  const event = first?.result.events[0];
  const leftOut = first?.result.leftOutByOperator;
  const columnCells: Readonly<Record<string, Cell>> = {
    rank: 0,
    candidate: 'no burn',
    tca: event?.tcaBefore ?? null,
    missDistance: event?.missDistanceBefore ?? null,
    outcome: event ? 'PASSES' : null,
    probability: event?.probabilityBefore ?? null,
    confidence: event?.confidence ?? null,
    scaledSigmas: scaledCell(event?.scaledSigmas),
    totalProbability,
    leftOutEvents: leftOut?.count ?? null,
    totalProbabilityLeftOut: leftOut?.totalProbabilityBefore ?? null,
  };
  return COLUMNS.map(({ name }) => columnCells[name] ?? null);
}

function candidateRow({ recommendedAs, result, screening }: ManoeuvreCandidate, place: number): readonly Cell[] {
  const { figures, withExecutionError, branches, leftOutByOperator } = result;
  const totalOf = (branchKind: ManoeuvreBranch): Cell =>
    branches.find(({ branch }) => branch === branchKind)?.totalProbability ?? null;
  return [
    place + 1,
    recommendedAs.join(' ') || 'no star',
    figures.manoeuvreType,
    figures.ignitionEpoch,
    figures.orbitsBeforeTca,
    figures.manoeuvreDuration,
    figures.dragCrossSection,
    figures.deltaVReferenceFrame,
    ...figures.deltaVVector,
    figures.deltaVMagnitude,
    figures.deltaMass,
    figures.smaChange,
    result.tca,
    result.missDistance,
    result.mahalanobisDistance,
    result.events[0]?.outcome ?? null,
    result.probability,
    result.totalProbability,
    withExecutionError?.probability ?? null,
    withExecutionError?.totalProbability ?? null,
    totalOf('HOT'),
    totalOf('COLD'),
    totalOf('LATE'),
    totalOf('MISSED'),
    result.isInadequate ? 'yes' : 'no',
    result.confidence ?? null,
    scaledCell(result.scaledSigmas),
    screening?.totalProbability ?? null,
    screening?.newEvents.length ?? null,
    screening?.newEvents.filter(({ isEstimated }) => isEstimated).length ?? null,
    screening?.estimatedIncrease ?? null,
    leftOutByOperator?.count ?? null,
    leftOutByOperator?.totalProbability ?? null,
  ];
}
