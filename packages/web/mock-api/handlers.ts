import { eventStream } from './event-hub.ts';

/** Answers one call; `parts` are the groups that the pattern caught. */
export type Answer = (request: Request, parts: readonly string[]) => Response | Promise<Response>;

export interface Handler {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: RegExp;
  readonly answer: Answer;
}

/** The fixtures of the shell; features add theirs in files of their own and list them in `start-mock.ts`. */
export const shellHandlers: readonly Handler[] = [
  {
    method: 'GET',
    path: /^\/api\/v1\/events$/,
    answer: () => eventStream(),
  },
];
