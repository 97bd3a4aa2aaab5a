import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { Analysed, AnalyseInput, forecastHistory } from './analyse.thread.ts';

export const historyTask: ThreadTask<
  Parameters<typeof forecastHistory>[0],
  ReturnType<typeof forecastHistory>
> = threadTask(new URL('./analyse.thread.ts', import.meta.url), 'forecastHistory');

/** Analyses a message and forecasts the Pc of later ones, in a thread. */
export const analyseTask: ThreadTask<AnalyseInput, Analysed> = threadTask(
  new URL('./analyse.thread.ts', import.meta.url),
  'analyse',
);
