import type { z } from 'zod';
import type { ProblemKind, ProblemTable } from './problem-table.ts';

/** What can be wrong with one field of a request. The codes are those of the schemas, so there is a row for each. */
export const FIELD_PROBLEMS = {
  invalid_type: {
    status: 'place',
    title: 'The field is missing or of another type.',
    advice: 'Send the documented type.',
  },
  invalid_format: {
    status: 'place',
    title: 'The text does not have the documented form.',
    advice: 'Send the documented form.',
  },
  invalid_value: {
    status: 'place',
    title: 'The value is not one of those allowed.',
    advice: 'Send one of the values that the message names.',
  },
  too_small: {
    status: 'place',
    title: 'The value is too small or too short.',
    advice: 'Keep to the limit that the message names.',
  },
  too_big: {
    status: 'place',
    title: 'The value is too large or too long.',
    advice: 'Keep to the limit that the message names.',
  },
  not_multiple_of: {
    status: 'place',
    title: 'The number is not a multiple of the step.',
    advice: 'Send a multiple of the step that the message names.',
  },
  unrecognized_keys: {
    status: 'place',
    title: 'There are unknown fields.',
    advice: 'Remove the fields that the message names.',
  },
  invalid_union: {
    status: 'place',
    title: 'The value has none of the documented forms.',
    advice: 'Send one of the documented forms.',
  },
  invalid_key: { status: 'place', title: 'A key of the record is not valid.', advice: 'Send documented keys.' },
  invalid_element: {
    status: 'place',
    title: 'An element of the collection is not valid.',
    advice: 'Send documented elements.',
  },
  custom: {
    status: 'place',
    title: 'The field breaks a rule of its own.',
    advice: 'Do as the message says.',
  },
} as const satisfies ProblemTable & Readonly<Record<z.core.$ZodIssue['code'], ProblemKind>>;
