import { textsOf } from '../../i18n/texts.ts';

/** English texts of the small pages, loaded on demand. Sentences that the specification fixes are unchanged. */
export const en = {
  notFound: {
    text: 'This address does not exist, or your roles do not give you access to it.',
    services: 'Select a service',
  },
  connectionError: {
    title: 'Connection error',
    text: 'Failed to connect to the authentication provider, please try again later. If the issue persists, please contact support.',
    again: 'Try again',
    signIn: 'Sign in',
    inSeconds: (seconds: number) => `Trying again in ${seconds} s`,
    checking: 'Requesting the identity provider',
    signedOut: 'The identity provider is available. You are not signed in.',
    unreachable: 'The identity provider is not reachable: no connection to its address.',
    status: (status: number) => `The identity provider is not available: it answered with HTTP status ${status}.`,
    invalid: 'The answer of the identity provider is not valid for sign-in, or this site is not allowed to read it.',
    noReturn: 'The identity provider answered the session check with its own page and did not return here.',
    server: 'The Keepout server is not reachable.',
    serverStatus: (status: number) => `The Keepout server could not read your roles: HTTP status ${status}.`,
    advice:
      'Check your network connection and try again. If the error remains, send the details below to your administrator.',
    details: 'Technical details',
    provider: 'Provider',
    requested: 'Requested address',
    answer: 'Answer',
    httpStatus: (status: number) => `HTTP status ${status}`,
    noConnection: 'no connection',
    notUsable: 'not usable',
    time: 'Time',
  },
  terms: {
    edition: (version: string, date: string) => `Version ${version}, ${date}`,
    contents: 'Contents',
    /** Beside a translation. */
    binding: '',
  },
  account: {
    title: 'Account',
    profile: 'Profile',
    user: 'You',
    sessions: 'Sign-ins',
    machines: 'Machine access',
    usage: 'Limits',
    notifications: 'Notifications',
    guide: 'About this page',
    userName: 'User name',
    email: 'E-mail',
    roles: 'Roles',
    noRoles: 'No roles',
    external: 'Manage your sign-in account',
    externalHelp: 'Your name, password and second factor are managed by the identity provider.',
    display: 'Display',
    zone: 'Times',
    zones: { utc: 'UTC', local: 'Local' },
  },
};

export const useSmallPageText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
