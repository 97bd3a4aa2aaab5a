/** One problem type; the errors guide is generated from these rows. */
export interface ProblemKind {
  /**
   * number  HTTP status of the response
   * file    a rejected file; the response is 422 if all files of the request are rejected
   * place   only inside a response: in `errors[]`, or in the warnings of an accepted file
   */
  readonly status: number | 'file' | 'place';
  /** A short sentence, the same for all cases of the code. */
  readonly title: string;
  /** Action of the caller. */
  readonly advice: string;
}

/** Problems of one service by code (kebab-case); a code never changes its meaning. */
export type ProblemTable = Readonly<Record<string, ProblemKind>>;

/** Codes of a table with a given kind of status. */
export type CodeOf<Table extends ProblemTable, Status> = {
  [Code in keyof Table]: Table[Code]['status'] extends Status ? Code : never;
}[keyof Table];
