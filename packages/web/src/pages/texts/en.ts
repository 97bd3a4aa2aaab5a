import { textsOf } from '../../i18n/texts.ts';

/** The English texts of the small pages, which nobody needs at first. Sentences that the specification fixes stand word for word. */
export const en = {
  notFound: {
    text: 'There is nothing at this address, or your roles do not give you access to it.',
    services: 'Go to a service',
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
    invalid: 'The answer of the identity provider is not valid for sign-in, or this site may not read it.',
    noReturn: 'The identity provider answered the session check with a page of its own and did not return here.',
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
