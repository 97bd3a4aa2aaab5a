import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  notFound: {
    text: 'An dieser Adresse ist nichts, oder Ihre Rollen geben Ihnen keinen Zugang.',
    none: 'Ihr Konto hat noch für keinen Dienst eine Rolle. Fragen Sie Ihre Verwaltung.',
    title: 'Seite nicht gefunden',
    services: 'Zu einem Dienst',
  },
  connectionError: {
    title: 'Verbindungsfehler',
    text: 'Failed to connect to the authentication provider, please try again later. If the issue persists, please contact support.',
    again: 'Erneut versuchen',
    inSeconds: (seconds) => `Neuer Versuch in ${seconds} s`,
    details: 'Technische Einzelheiten',
    provider: 'Anbieter',
    time: 'Zeit',
  },
  terms: {
    contents: 'Inhalt',
    edition: (version, date) => `Fassung ${version}, ${date}`,
    binding: '· Übersetzung; es gilt der englische Text.',
  },
  account: {
    noRoles: 'Keine Rollen',
    external: 'Anmeldekonto verwalten',
    externalHelp: 'Name, Passwort und zweiter Faktor werden beim Anbieter der Anmeldung verwaltet.',
    display: 'Darstellung',
    zone: 'Zeiten',
    zones: { utc: 'UTC', local: 'Ortszeit' },
    title: 'Konto',
    profile: 'Profil',
    user: 'Sie',
    sessions: 'Anmeldungen',
    machines: 'Maschinenzugänge',
    notifications: 'Mitteilungen',
    guide: 'Über diese Seite',
    userName: 'Benutzername',
    email: 'E-Mail',
    roles: 'Rollen',
  },
};
