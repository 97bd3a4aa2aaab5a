import type { ProblemTable } from '../platform/problem-table.ts';

/** Who is calling, and whether they may. */
export const IDENTITY_PROBLEMS = {
  'token-missing': {
    status: 401,
    title: 'There is no bearer token in the call.',
    advice: 'Send one in the `Authorization` header.',
  },
  'token-expired': { status: 401, title: 'The token has expired.', advice: 'Ask for a new one.' },
  'token-invalid': {
    status: 401,
    title: "The token was not issued by this installation's identity provider.",
    advice: 'Ask the identity provider of this installation for one.',
  },
  'not-an-access-token': {
    status: 401,
    title: 'The token is not an access token.',
    advice: 'Send the access token; ID and refresh tokens stay with the client.',
  },
  'audience-not-accepted': {
    status: 401,
    title: 'The token is meant for another service.',
    advice: 'Ask for one with the audience `keepout`, or for a role of the service.',
  },
  'client-not-accepted': {
    status: 401,
    title: 'The token was issued for a client that this installation does not accept.',
    advice: 'Use a client that your administrator has set up.',
  },
  'operator-missing': {
    status: 403,
    title: 'The account belongs to no organisation.',
    advice: 'Ask your administrator to give it one.',
  },
  'operator-ambiguous': {
    status: 403,
    title: "The account's groups belong to several organisations.",
    advice: 'Ask your administrator for the groups of one, or for a claim that names it.',
  },
  'role-missing': {
    status: 403,
    title: "The account does not have the service's role.",
    advice: 'Ask your administrator for the role.',
  },
  'not-installation-operator': {
    status: 403,
    title: "Only the installation's operator changes data that all organisations share.",
    advice: 'Ask its administrators. KEEPOUT_PAYMENTS_OPERATOR names it, else it is the first organisation.',
  },
  'roles-beyond-own': {
    status: 403,
    title: 'The program would have roles that you do not have.',
    advice: 'Leave them out, or ask somebody who has them.',
  },
  'machine-name-taken': {
    status: 409,
    title: 'Your organisation has a program of this name.',
    advice: 'Choose another name, or give that one a new secret.',
  },
  'machines-elsewhere': {
    status: 409,
    title: 'Programs are kept at the identity provider of this installation.',
    advice: 'Manage them there; the list names it.',
  },
  'foreign-origin': {
    status: 403,
    title: 'The sign-in form was sent from another site.',
    advice: 'Sign in from Keepout itself.',
  },
  'identity-unreachable': {
    status: 503,
    title: 'The identity provider does not answer.',
    advice: 'Send it again after `Retry-After` seconds.',
  },
} as const satisfies ProblemTable;
