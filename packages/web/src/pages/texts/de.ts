import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  notFound: {
    services: 'Zu einem Dienst',
  },
  connectionError: {
    text: 'Failed to connect to the authentication provider, please try again later. If the issue persists, please contact support.',
    again: 'Erneut versuchen',
    inSeconds: (seconds) => `Neuer Versuch in ${seconds} s`,
    details: 'Technische Einzelheiten',
  },
  terms: {
    edition: (version, date) => `Version ${version}, ${date}`,
    binding: '· Übersetzung; es gilt der englische Text.',
  },
  account: {
    noRoles: 'Keine Rollen',
    externalHelp: 'Name, Passwort und zweiter Faktor werden beim Anbieter der Anmeldung verwaltet.',
    display: 'Darstellung',
    zone: 'Zeiten',
    zones: { utc: 'UTC', local: 'Ortszeit' },
    user: 'Sie',
    sessions: 'Anmeldungen',
    usage: 'Grenzen',
    guide: 'Über diese Seite',
    userName: 'Benutzername',
    email: 'E-Mail',
  },
};
