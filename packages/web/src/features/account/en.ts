import { textsOf } from '../../i18n/texts.ts';

/** English texts of the account page's views: sign-ins, quotas and machine access. */
export const en = {
  sessions: {
    title: 'Active sign-ins',
    intro: 'An ended sign-in cannot be renewed. Its browser is usually signed out within five minutes.',
    none: 'The identity provider lists no active sign-ins.',
    notOffered: 'Your identity provider does not share the list of sign-ins with this application.',
    elsewhere: 'View and end sign-ins on its account page',
    columns: { browser: 'Browser', address: 'Address', since: 'Since', seen: 'Last seen', actions: 'Actions' },
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
    unknownBrowser: 'Unknown browser',
    unknown: 'unknown',
    current: 'This browser',
    end: 'End',
    endOf: (browser: string) => `End the sign-in of ${browser}`,
    endOthers: 'End all others',
    askOne: 'End this sign-in?',
    askOneText: (browser: string, address: string) =>
      `${browser}, ${address}. The sign-in cannot be renewed. The browser is usually signed out within five minutes.`,
    askOthers: 'End all other sign-ins?',
    askOthersText: (count: number) =>
      count === 1
        ? 'One sign-in will end. You stay signed in here.'
        : `${count} sign-ins will end. You stay signed in here.`,
    yes: 'End',
    ended: (count: number) => (count === 1 ? 'The sign-in has been ended.' : `${count} sign-ins have been ended.`),
  },
  usage: {
    intro: 'Quotas of your organisation and their current use. The operator of this installation sets the limits.',
    noService: 'You have no role in a service with quotas.',
    columns: { what: 'Quota', used: 'Used', share: 'Share', advice: 'Recommended action' },
    of: (used: string, limit: string) => `${used} of ${limit}`,
    quotas: { STORAGE: 'Files of all services', SCREENINGS: 'Queued and running screenings' },
    records: {
      ca: 'Satellites, stations, ephemerides, CDMs, plans, decisions',
      odt: 'Sensors, requests, tracking data messages (TDM)',
    },
    advice: {
      STORAGE:
        'Contents of superseded ephemerides are removed automatically. Request a larger quota before the storage is full.',
      RECORDS: 'Request a larger quota: at the limit, new records are refused.',
      SCREENINGS: 'Start more screenings when some have ended.',
    },
  },
  machines: {
    title: 'Machine access',
    intro: 'Programs of your organisation that call the API without a user sign-in.',
    forbidden:
      'Only administrators of a service manage machine access. Ask an administrator for a program or for the role.',
    none: 'No programs yet.',
    elsewhere: 'Manage programs at the identity provider of this installation:',
    elsewhereHelp: 'A program registered there requests its token as follows:',
    columns: { name: 'Name', roles: 'Roles', used: 'Last used', actions: 'Actions' },
    madeBy: (day: string, name: string) => `created ${day} by ${name}`,
    madeByCommandLine: (day: string) => `created ${day} on the command line`,
    never: 'never',
    roleOf: (service: string, role: string) => `${service}: ${role}`,
    add: 'New program',
    addTitle: 'New program',
    name: 'Name',
    nameHint: 'For example: Flight dynamics',
    nameFault: 'Enter a name.',
    roles: 'Roles',
    rolesHint: 'You can assign only roles that you have.',
    rolesFault: 'Choose at least one role.',
    create: 'Create program',
    renew: 'New secret',
    renewOf: (name: string) => `New secret for ${name}`,
    renewTitle: (name: string) => `Create a new secret for ${name}?`,
    renewText: 'The current secret stops working immediately. Issued tokens expire within five minutes.',
    revoke: 'Revoke',
    revokeOf: (name: string) => `Revoke ${name}`,
    revokeTitle: (name: string) => `Revoke ${name}?`,
    revokeText:
      'The program can no longer request tokens. Issued tokens expire within five minutes. This cannot be undone.',
    revoked: (name: string) => `${name} has been revoked.`,
    secretTitle: (name: string) => `Secret of ${name}`,
    secretText: 'Copy the secret now. It is shown only once.',
    secretGone: 'The secret was already shown. Create a new secret for the program.',
    clientId: 'Client id',
    secret: 'Secret',
    curl: 'Request a token with curl',
    curlOf: (name: string) => `Request a token for ${name} with curl`,
    curlHelp:
      'Set the variable CLIENT_SECRET to the secret. In the response, access_token is the token and expires_in its lifetime in seconds.',
    done: 'Done',
  },
};

export type AccountText = typeof en;
/** The texts of this feature in the chosen language. */
export const useAccountText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
