import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems of publishing. */
export const PUBLISHING_PROBLEMS = {
  'recipient-exists': {
    status: 409,
    title: 'There is a recipient of that name already.',
    advice: 'Choose another name, or change the recipient that is there.',
  },
  'recipient-address': {
    status: 422,
    title: 'Nothing may be sent to the address of a recipient.',
    advice: 'Send an https address of a public network, or of a folder one name of letters, digits, dots and hyphens.',
  },
  'recipient-account': {
    status: 422,
    title: 'The recipient lacks an account, or has one that is not needed.',
    advice: 'Send `identity` and `secret` where the kind of recipient needs them, else neither.',
  },
  'recipient-objects': {
    status: 422,
    title: 'The names that a recipient has for satellites are not right.',
    advice: 'Name each satellite once, and only where the kind of recipient has names of its own.',
  },
  'recipient-kind': {
    status: 422,
    title: 'The kind of a recipient does not change.',
    advice: 'Add a recipient of the other kind, and remove this one.',
  },
  'too-many-recipients': {
    status: 409,
    title: 'Your organisation has as many recipients as it may.',
    advice: 'Remove a recipient that is not needed.',
  },
  'recipient-waited-for': {
    status: 409,
    title: 'Something is being sent to the recipient.',
    advice: 'Wait until it is over, or let the publication be.',
  },
  'publication-content': {
    status: 422,
    title: 'That cannot go out.',
    advice: 'The message says what is missing, or which plan may not be sent so.',
  },
  'publication-step-impossible': {
    status: 409,
    title: 'The publication cannot take that step.',
    advice: 'Read it again: `nextStates` has the steps that it can take.',
  },
  'publication-overtaken': {
    status: 409,
    title: 'What the files were written from has changed.',
    advice: 'Let it be, and prepare another one.',
  },
  'publication-needs-other-eyes': {
    status: 409,
    title: 'The user who prepared a publication may not confirm it.',
    advice: 'Let another user of your organisation confirm it.',
  },
  'publication-needs-person': {
    status: 403,
    title: 'A program may not confirm publications to this recipient.',
    advice: 'Let a person confirm it, or let a person set `programsMayConfirm` of the recipient.',
  },
} as const satisfies ProblemTable;
