/** One kind of problem; the guide of errors is made of these rows. */
export interface ProblemKind {
  /**
   * number  HTTP status of the answer
   * file    a file that was not taken; the answer is 422 when no file of the request was
   * place   only inside an answer: in `errors[]`, or in the warnings of a file that was taken
   */
  readonly status: number | 'file' | 'place';
  /** One short sentence, the same for every case of the code. */
  readonly title: string;
  /** What the caller can do. */
  readonly advice: string;
}

/** The problems of one service by their code: kebab-case, and it never changes its meaning. */
export type ProblemTable = Readonly<Record<string, ProblemKind>>;

/** The codes of a table whose status is of a kind. */
export type CodeOf<Table extends ProblemTable, Status> = {
  [Code in keyof Table]: Table[Code]['status'] extends Status ? Code : never;
}[keyof Table];
