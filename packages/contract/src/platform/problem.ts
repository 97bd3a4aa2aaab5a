import { z } from 'zod';

/** One place in the input that is at fault: a JSON pointer, or line and keyword of a file. */
export const problemPlace = z
  .object({
    code: z.string(),
    message: z.string(),
    pointer: z.string().optional(),
    file: z.string().optional(),
    line: z.int().optional(),
    keyword: z.string().optional(),
    value: z.string().optional(),
  })
  .meta({ id: 'ProblemPlace' });

/** RFC 9457 problem details with the specification's `error` and `message` wording. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    instance: z.string().optional(),
    code: z.string(),
    error: z.string(),
    message: z.string(),
    errors: z.array(problemPlace).optional(),
  })
  .meta({ id: 'Problem' });

export type Problem = z.infer<typeof problem>;
export type ProblemPlace = z.infer<typeof problemPlace>;
