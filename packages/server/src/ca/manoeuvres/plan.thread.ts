import {
  type ExportFault,
  type ExportQuestion,
  type NominalQuestion,
  nominalFile,
  plannedFile,
} from '@keepout/operations/export/planned-file';
import { type ExportedFile, plannedSet, type SetQuestion } from '@keepout/operations/export/planned-set';
import { type AgainstMessage, type ClosestToMessage, closestToMessage } from '@keepout/operations/plan/against-message';
import { type PlanBasis, planBasis } from '@keepout/operations/plan/basis';
import { type CandidateSearch, candidates, type FoundCandidates } from '@keepout/operations/plan/candidates';
import { evaluate, type GivenPlan, type Refused } from '@keepout/operations/plan/evaluate';
import type { NothingToPlan, NothingToSearch, PlanQuestion } from '@keepout/operations/plan/question';
import type { PlanResult } from '@keepout/operations/plan/result';
import { type ReturnAnswer, type ReturnRequest, returnSearch } from '@keepout/operations/return/return-search';
import { starredCells } from '@keepout/operations/trade/starred-cells';
import {
  type CellRequest,
  type ChosenCells,
  chooseCells,
  type TradeOfPlan,
  type TradeRequest,
  tradeOfPlan,
} from '@keepout/operations/trade/trade-of-plan';
import { type VerifyFault, type VerifyQuestion, verify } from '@keepout/operations/verification/verify';
import type { AchievedManoeuvre } from '@keepout/planning/verification/achieved';
import type { Progress } from '@keepout/units/progress';
import type { Result } from '@keepout/units/result';

/** Inputs of planning, with the parameters of one computation. */
export interface PlanningTask<T> {
  readonly question: PlanQuestion;
  readonly request: T;
}

// Planning computations in threads. One module, so that each thread loads and compiles the engine only once.
export const basisOf = (question: PlanQuestion): PlanBasis => planBasis(question);

export const candidatesOf = (
  { question, request }: PlanningTask<CandidateSearch>,
  progress?: Progress,
): Result<FoundCandidates, NothingToSearch> => candidates(question, request, progress);

export const resultOf = ({ question, request }: PlanningTask<GivenPlan>): Result<PlanResult, NothingToPlan | Refused> =>
  evaluate(question, request);

export const tradeOf = ({ question, request }: PlanningTask<TradeRequest>): Result<TradeOfPlan, NothingToPlan> =>
  tradeOfPlan(question, request);

export const cellsOf = ({ question, request }: PlanningTask<CellRequest>): Result<ChosenCells, NothingToPlan> =>
  chooseCells(question, request);

export const starsOfCells = ({
  question,
  request,
}: PlanningTask<Parameters<typeof starredCells>[1]>): ReturnType<typeof starredCells> =>
  starredCells(question, request);

export const returnOf = (
  { question, request }: PlanningTask<ReturnRequest>,
  progress?: Progress,
): Result<ReturnAnswer, NothingToPlan | Refused> => returnSearch(question, request, progress);

export const exportedFile = (question: ExportQuestion): Result<string, ExportFault> => plannedFile(question);

export const nominalOf = (question: NominalQuestion): Result<string, ExportFault> => nominalFile(question);

export const setOf = (question: SetQuestion): Result<readonly ExportedFile[], ExportFault> => plannedSet(question);

export const flownOf = (question: VerifyQuestion): Result<AchievedManoeuvre, VerifyFault> => verify(question);

export const closestOf = (question: AgainstMessage): ClosestToMessage | undefined => closestToMessage(question);
