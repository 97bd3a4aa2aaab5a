import type { Walk } from './walk.ts';

/** What an operator does, written once for every hand and language. It begins at the list of conjunctions, signed in. */
export interface Task {
  readonly id: string;
  readonly title: string;
  /** What it is for, as the guide says it. */
  readonly aim: string;
  /** What has to be there beforehand, made by calls: it is no part of the task. Gives back the text of the file that is handed over, if one is. */
  readonly prepare?: (walk: Walk) => Promise<string>;
  readonly walk: (walk: Walk, file: string) => Promise<void>;
  /** What follows when the world has gone on for a while: done by `npm run tasks` alone. */
  readonly later?: (walk: Walk) => Promise<void>;
}
