import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  connectionError: {
    text: 'Failed to connect to the authentication provider, please try again later. If the issue persists, please contact support.',
    again: 'Erneut versuchen',
    signIn: 'Anmelden',
    inSeconds: (seconds) => `Neuer Versuch in ${seconds} s`,
    checking: 'Der Anbieter der Anmeldung wird angefragt',
    signedOut: 'Der Anbieter der Anmeldung ist verfügbar. Sie sind nicht angemeldet.',
    unreachable: 'Der Anbieter der Anmeldung ist nicht erreichbar: keine Verbindung zu seiner Adresse.',
    status: (status) => `Der Anbieter der Anmeldung ist nicht verfügbar: er antwortet mit HTTP-Status ${status}.`,
    invalid:
      'Die Antwort des Anbieters der Anmeldung taugt nicht zur Anmeldung, oder diese Seite darf sie nicht lesen.',
    noReturn:
      'Der Anbieter der Anmeldung hat die Prüfung der Sitzung mit einer eigenen Seite beantwortet und nicht hierher zurückgeführt.',
    server: 'Der Keepout-Server ist nicht erreichbar.',
    serverStatus: (status) => `Der Keepout-Server konnte Ihre Rollen nicht lesen: HTTP-Status ${status}.`,
    advice:
      'Prüfen Sie Ihre Netzverbindung und versuchen Sie es erneut. Bleibt der Fehler, senden Sie die Einzelheiten unten an Ihren Administrator.',
    details: 'Technische Einzelheiten',
    requested: 'Angefragte Adresse',
    answer: 'Antwort',
    httpStatus: (status) => `HTTP-Status ${status}`,
    noConnection: 'keine Verbindung',
    notUsable: 'nicht verwendbar',
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
