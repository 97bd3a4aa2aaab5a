import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems of publishing. */
export const PUBLISHING_PROBLEMS = {
  'recipient-exists': {
    status: 409,
    title: 'A recipient with this name already exists.',
    advice: 'Choose another name, or change the existing recipient.',
  },
  'recipient-address': {
    status: 422,
    title: 'The address of the recipient is not allowed.',
    advice: 'Send an https address in a public network, or the name of a folder (letters, digits, dots, hyphens).',
  },
  'recipient-account': {
    status: 422,
    title: 'The recipient lacks an account, or has an account that its kind does not use.',
    advice: 'Send `identity` and `secret` if the kind of recipient requires them; otherwise omit both.',
  },
  'recipient-objects': {
    status: 422,
    title: 'The list of satellite names of the recipient is not valid.',
    advice: 'List each satellite once, and only for a kind of recipient with its own names.',
  },
  'recipient-kind': {
    status: 422,
    title: 'The kind of a recipient cannot be changed.',
    advice: 'Add a recipient of the other kind, and remove this recipient.',
  },
  'too-many-recipients': {
    status: 409,
    title: 'Your organisation has reached its limit of recipients.',
    advice: 'Remove a recipient that is not needed.',
  },
  'recipient-waited-for': {
    status: 409,
    title: 'A publication to the recipient is in progress.',
    advice: 'Wait until it has ended, or cancel the publication.',
  },
  'publication-content': {
    status: 422,
    title: 'The content cannot be published.',
    advice: 'Add the missing data, or send the plan in another way; `detail` names what is missing.',
  },
  'publication-step-impossible': {
    status: 409,
    title: 'The publication cannot change to that state now.',
    advice: 'Read the publication again, and use one of its `nextStates`.',
  },
  'publication-overtaken': {
    status: 409,
    title: 'The inputs of the files have changed.',
    advice: 'Cancel the publication, and prepare a new one.',
  },
  'publication-needs-other-eyes': {
    status: 409,
    title: 'The user who prepared a publication may not confirm it.',
    advice: 'Let another user of your organisation confirm it.',
  },
  'publication-needs-person': {
    status: 403,
    title: 'A program may not confirm publications to this recipient.',
    advice: 'Let a person confirm it, or set `programsMayConfirm` of the recipient.',
  },
} as const satisfies ProblemTable;
