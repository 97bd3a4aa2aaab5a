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
    inSeconds: (seconds: number) => `Trying again in ${seconds} s`,
    details: 'Technical details',
    provider: 'Provider',
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
