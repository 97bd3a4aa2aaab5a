import type { Progress } from '@keepout/units/progress';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type {
  basisOf,
  candidatesOf,
  cellsOf,
  closestOf,
  exportedFile,
  flownOf,
  nominalOf,
  resultOf,
  returnOf,
  setOf,
  starsOfCells,
  tradeOf,
} from './plan.thread.ts';
import type { screenFlights } from './screened/flights.thread.ts';

type Task<F extends (question: never, progress?: Progress) => unknown> = ThreadTask<Parameters<F>[0], ReturnType<F>>;

const module = new URL('./plan.thread.ts', import.meta.url);

export const basisTask: Task<typeof basisOf> = threadTask(module, 'basisOf');
export const candidatesTask: Task<typeof candidatesOf> = threadTask(module, 'candidatesOf');
export const resultTask: Task<typeof resultOf> = threadTask(module, 'resultOf');
export const tradeTask: Task<typeof tradeOf> = threadTask(module, 'tradeOf');
export const cellsTask: Task<typeof cellsOf> = threadTask(module, 'cellsOf');
export const starsTask: Task<typeof starsOfCells> = threadTask(module, 'starsOfCells');
export const returnTask: Task<typeof returnOf> = threadTask(module, 'returnOf');
export const fileTask: Task<typeof exportedFile> = threadTask(module, 'exportedFile');
export const nominalTask: Task<typeof nominalOf> = threadTask(module, 'nominalOf');
export const setTask: Task<typeof setOf> = threadTask(module, 'setOf');
export const flownTask: Task<typeof flownOf> = threadTask(module, 'flownOf');
export const closestTask: Task<typeof closestOf> = threadTask(module, 'closestOf');
export const screenFlightsTask: Task<typeof screenFlights> = threadTask(
  new URL('./screened/flights.thread.ts', import.meta.url),
  'screenFlights',
);
