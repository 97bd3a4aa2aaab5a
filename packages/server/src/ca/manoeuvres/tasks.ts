import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { candidates } from './candidates.ts';
import type { evaluate } from './evaluate.ts';
import type { planningBasis } from './planning-basis.ts';
import type { returnSearch } from './return.thread.ts';
import type { screenFlights } from './screened/flights.thread.ts';
import type { chooseCells, tradeSpaceOf } from './trade-cells.ts';

type Task<F extends (question: never) => unknown> = ThreadTask<Parameters<F>[0], ReturnType<F>>;

const module = new URL('./plan.thread.ts', import.meta.url);

export const basisTask: Task<typeof planningBasis> = threadTask(module, 'planningBasis');
export const candidatesTask: Task<typeof candidates> = threadTask(module, 'candidates');
export const evaluateTask: Task<typeof evaluate> = threadTask(module, 'evaluate');
export const tradeSpaceTask: Task<typeof tradeSpaceOf> = threadTask(module, 'tradeSpaceOf');
export const chooseCellsTask: Task<typeof chooseCells> = threadTask(module, 'chooseCells');
export const screenFlightsTask: Task<typeof screenFlights> = threadTask(
  new URL('./screened/flights.thread.ts', import.meta.url),
  'screenFlights',
);
export const returnTask: Task<typeof returnSearch> = threadTask(
  new URL('./return.thread.ts', import.meta.url),
  'returnSearch',
);
