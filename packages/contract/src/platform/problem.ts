import { z } from 'zod';
import { record } from './described.ts';
import { text } from './primitives.ts';

/** One place in the input that is at fault: a JSON pointer, or line and keyword of a file. */
export const problemPlace = record('ProblemPlace', 'One place in the input that is at fault.', {
  code: text('What is wrong, by code.'),
  message: text('What is wrong, a sentence.'),
  pointer: text('JSON pointer into the body, or the name of a parameter: `?from`, `{cdmId}`.').optional(),
  file: text('The file at fault.').optional(),
  line: z.int().optional().describe('Line of the file, the first is 1.'),
  keyword: text('Keyword of the message.').optional(),
  value: text('The value at fault.').optional(),
  limit: text('What is allowed, or what it was held against.').optional(),
});

/** RFC 9457 problem details with the specification's `error` and `message` wording. */
export const problem = record('Problem', 'Why a call was not answered (RFC 9457).', {
  type: text('URN of the kind of problem.'),
  title: text('The kind of problem, a sentence.'),
  status: z.int().describe('HTTP status of the answer.'),
  detail: text('This very case, a sentence.').optional(),
  instance: text('The address that was called.').optional(),
  code: text('The kind of problem; the guide of errors lists them.'),
  error: text('The name of the HTTP status.'),
  message: text('This very case, a sentence.'),
  errors: z.array(problemPlace).optional().describe('The places at fault.'),
});

export type Problem = z.infer<typeof problem>;
export type ProblemPlace = z.infer<typeof problemPlace>;
