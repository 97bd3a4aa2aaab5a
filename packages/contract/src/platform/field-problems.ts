import type { z } from 'zod';
import type { ProblemKind, ProblemTable } from './problem-table.ts';

/** Problems of one field of a request. Every issue code of the schemas has a row. */
export const FIELD_PROBLEMS = {
  invalid_type: {
    status: 'place',
    title: 'The field is missing or has another type.',
    advice: 'Send a value of the documented type.',
  },
  invalid_format: {
    status: 'place',
    title: 'The string does not have the documented format.',
    advice: 'Send a string in the documented format.',
  },
  invalid_value: {
    status: 'place',
    title: 'The value is not an allowed value.',
    advice: 'Send one of the values that `message` lists.',
  },
  too_small: {
    status: 'place',
    title: 'The value is too small or too short.',
    advice: 'Send a value within the limit that `message` names.',
  },
  too_big: {
    status: 'place',
    title: 'The value is too large or too long.',
    advice: 'Send a value within the limit that `message` names.',
  },
  not_multiple_of: {
    status: 'place',
    title: 'The number is not a multiple of the step.',
    advice: 'Send a multiple of the step that `message` names.',
  },
  unrecognized_keys: {
    status: 'place',
    title: 'The object has unknown fields.',
    advice: 'Remove the fields that `message` names.',
  },
  invalid_union: {
    status: 'place',
    title: 'The value matches none of the documented types.',
    advice: 'Send a value of one of the documented types.',
  },
  invalid_key: { status: 'place', title: 'A key of the object is not valid.', advice: 'Use only documented keys.' },
  invalid_element: {
    status: 'place',
    title: 'An element of the list is not valid.',
    advice: 'Send only documented elements.',
  },
  custom: {
    status: 'place',
    title: 'The field violates a rule of its schema.',
    advice: 'Correct the value as `message` describes.',
  },
} as const satisfies ProblemTable & Readonly<Record<z.core.$ZodIssue['code'], ProblemKind>>;
