import { textsOf } from '../../i18n/texts.ts';

/** English texts of the account page's views: where you are signed in, and programs of your organisation. */
export const en = {
  sessions: {
    title: 'Where you are signed in',
    intro: 'A sign-in that you end cannot be renewed; its browser is signed out as a rule within five minutes.',
    none: 'The identity provider names no sign-in.',
    notOffered: 'Your identity provider does not tell this application where you are signed in.',
    elsewhere: 'See and end sign-ins on its account page',
    columns: { browser: 'Browser', address: 'Address', since: 'Since', seen: 'Last seen', actions: 'Actions' },
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
    unknownBrowser: 'Unknown browser',
    unknown: 'not known',
    current: 'This one',
    end: 'End',
    endOf: (browser: string) => `End the sign-in of ${browser}`,
    endOthers: 'End all others',
    askOne: 'End this sign-in?',
    askOneText: (browser: string, address: string) =>
      `${browser}, ${address}. It cannot be renewed from now on, and its browser is signed out as a rule within five minutes.`,
    askOthers: 'End all other sign-ins?',
    askOthersText: (count: number) =>
      count === 1 ? 'One sign-in ends. You stay signed in here.' : `${count} sign-ins end. You stay signed in here.`,
    yes: 'End',
    ended: (count: number) => (count === 1 ? 'The sign-in has been ended.' : `${count} sign-ins have been ended.`),
  },
  usage: {
    intro: 'What your organisation may keep. Who runs this installation sets the limits.',
    noService: 'You have no role of a service that keeps something.',
    columns: { what: 'What', used: 'Used', share: 'Share', advice: 'What to do' },
    of: (used: string, limit: string) => `${used} of ${limit}`,
    quotas: { STORAGE: 'Files of all services', SCREENINGS: 'Screenings that wait or run' },
    records: {
      ca: 'Satellites, stations, ephemerides, messages, plans, decisions',
      odt: 'Sensors, requests, observation files',
    },
    advice: {
      STORAGE: 'Superseded ephemerides make room by themselves. Ask for more before it is full.',
      RECORDS: 'Ask for more before it is full: what would add a record is refused then.',
      SCREENINGS: 'More can be ordered when some have ended.',
    },
  },
  machines: {
    title: 'Machine access',
    intro: 'Programs of your organisation that call the API by themselves, without a person who signs in.',
    forbidden: 'Machine access is managed by administrators of a service. Ask yours for a program, or for the role.',
    none: 'Your organisation has no program yet.',
    elsewhere: 'Programs are managed at the identity provider of this installation:',
    elsewhereHelp: 'A program that is made there gets its token so:',
    columns: { name: 'Name', roles: 'Roles', used: 'Last used', actions: 'Actions' },
    madeBy: (day: string, name: string) => `made ${day} by ${name}`,
    madeByCommandLine: (day: string) => `made ${day} by the command line`,
    never: 'never',
    roleOf: (service: string, role: string) => `${service}: ${role}`,
    add: 'New program',
    addTitle: 'New program',
    name: 'Name',
    nameHint: 'What tells it from others, such as Flight dynamics',
    nameFault: 'Give it a name.',
    roles: 'Roles',
    rolesHint: 'At most your own.',
    rolesFault: 'Choose at least one role.',
    create: 'Make',
    renew: 'New secret',
    renewOf: (name: string) => `New secret for ${name}`,
    renewTitle: (name: string) => `A new secret for ${name}?`,
    renewText: 'The secret that it has now is worth nothing at once; tokens that it got end within five minutes.',
    revoke: 'Revoke',
    revokeOf: (name: string) => `Revoke ${name}`,
    revokeTitle: (name: string) => `Revoke ${name}?`,
    revokeText: 'It gets no token from now on. Tokens that it has end within five minutes. This cannot be taken back.',
    revoked: (name: string) => `${name} has been revoked.`,
    secretTitle: (name: string) => `The secret of ${name}`,
    secretText: 'Copy it now: it is shown this once, and nobody can read it again.',
    secretGone: 'The secret was shown before. Give the program a new one.',
    clientId: 'Client id',
    secret: 'Secret',
    curl: 'A token, by curl',
    curlOf: (name: string) => `A token for ${name}, by curl`,
    curlHelp:
      'With the secret in the variable CLIENT_SECRET. The answer has the token in access_token, and in expires_in for how many seconds.',
    done: 'Done',
  },
};

export type AccountText = typeof en;
/** The texts of this feature in the chosen language. */
export const useAccountText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
