import type { ProblemTable } from '../platform/problem-table.ts';

/** Who is calling, and whether they may. */
export const IDENTITY_PROBLEMS = {
  'token-missing': {
    status: 401,
    title: 'The request has no bearer token.',
    advice: 'Send a token in the `Authorization` header.',
  },
  'token-expired': { status: 401, title: 'The token has expired.', advice: 'Request a new token.' },
  'token-invalid': {
    status: 401,
    title: "The token was not issued by this installation's identity provider.",
    advice: 'Request a token from the identity provider of this installation.',
  },
  'not-an-access-token': {
    status: 401,
    title: 'The token is not an access token.',
    advice: 'Send the access token, not an ID token or a refresh token.',
  },
  'audience-not-accepted': {
    status: 401,
    title: 'The token was issued for another audience.',
    advice: 'Request a token with the audience `keepout`, or with a role of the service.',
  },
  'client-not-accepted': {
    status: 401,
    title: 'The token was issued for a client that this installation does not accept.',
    advice: 'Use a client that your administrator has set up.',
  },
  'operator-missing': {
    status: 403,
    title: 'The account belongs to no organisation.',
    advice: 'Ask your administrator to assign an organisation to the account.',
  },
  'operator-ambiguous': {
    status: 403,
    title: "The account's groups belong to several organisations.",
    advice: 'Ask your administrator for the groups of one organisation, or for a claim that names it.',
  },
  'role-missing': {
    status: 403,
    title: "The account does not have the service's role.",
    advice: 'Ask your administrator for the role.',
  },
  'not-installation-operator': {
    status: 403,
    title: 'Only the operator of the installation may change common data.',
    advice: 'Ask the administrators of that organisation: the one in KEEPOUT_PAYMENTS_OPERATOR, by default the first.',
  },
  'roles-beyond-own': {
    status: 403,
    title: 'The roles of the program exceed your own.',
    advice: 'Omit the roles that you do not have, or ask a user who has them.',
  },
  'machine-name-taken': {
    status: 409,
    title: 'Your organisation already has a program with this name.',
    advice: 'Choose another name, or renew the secret of the existing program.',
  },
  'machines-elsewhere': {
    status: 409,
    title: 'The identity provider of this installation manages programs.',
    advice: 'Add and change programs at the identity provider; the list of programs names it.',
  },
  'foreign-origin': {
    status: 403,
    title: 'The sign-in form was sent from another site.',
    advice: 'Sign in from Keepout itself.',
  },
  'identity-unreachable': {
    status: 503,
    title: 'The identity provider does not answer.',
    advice: 'Send the request again after `Retry-After` seconds.',
  },
} as const satisfies ProblemTable;
