import { z } from 'zod';
import { record } from './described.ts';
import { text } from './primitives.ts';

/** Place of a fault in the input: a JSON pointer, or line and keyword of a file. */
export const problemPlace = record('ProblemPlace', 'Place of a fault in the input.', {
  code: text('Code of the fault.'),
  message: text('Description of the fault, a sentence.'),
  pointer: text('JSON pointer into the body, or the name of a parameter: `?from`, `{cdmId}`.').optional(),
  file: text('Name of the file.').optional(),
  line: z.int().optional().describe('Line of the file, from 1.'),
  keyword: text('Keyword in the file.').optional(),
  value: text('Faulty value.').optional(),
  limit: text('Allowed value, or the value of the comparison.').optional(),
});

/** RFC 9457 problem details with the specification's `error` and `message` wording. */
export const problem = record('Problem', 'Problem details of a failed call (RFC 9457).', {
  type: text('URN of the problem type.'),
  title: text('Problem type, a sentence.'),
  status: z.int().describe('HTTP status of the response.'),
  detail: text('Description of this case, a sentence.').optional(),
  instance: text('URL of the call.').optional(),
  code: text('Problem code; the errors guide lists all codes.'),
  error: text('Name of the HTTP status.'),
  message: text('Description of this case, a sentence; equal to `detail`.'),
  errors: z.array(problemPlace).optional().describe('Places of the faults in the input.'),
});

export type Problem = z.infer<typeof problem>;
export type ProblemPlace = z.infer<typeof problemPlace>;
