import type { en } from './en.ts';
import type { Translation } from './texts.ts';

/** German, partial: what is missing here stays English. */
export const de: Translation<typeof en> = {
  navigation: {
    label: 'Hauptnavigation',
    oems: 'Ephemeriden',
    find: 'Konjunktionen finden',
    account: 'Konto',
    docs: 'Dokumentation',
    expand: 'Namen zeigen',
    collapse: 'Namen verbergen',
    skip: 'Zum Inhalt',
  },
  header: {
    home: 'Keepout, Startseite',
    switcher: 'Dienste',
    notifications: (count) => (count === 0 ? 'Mitteilungen' : `Mitteilungen, ${count} neu`),
    profile: (name) => (name === '' ? 'Profil' : `Profil von ${name}`),
    login: 'Anmelden',
  },
  crumbs: { account: 'Konto', tnc: 'Nutzungsbedingungen', satellite: 'Satellit', docs: 'Dokumentation' },
  sidebar: {
    close: 'Seitenleiste schließen',
    profile: 'Profil',
    notifications: 'Mitteilungen',
    welcome: (name) => `Willkommen, ${name}`,
    providerAccount: 'Anmeldekonto verwalten',
    account: 'Konto',
    docs: 'Dokumentation',
    terms: 'Nutzungsbedingungen',
    logOut: 'Abmelden',
    none: 'Keine Mitteilungen',
    hideAll: 'Alle verbergen',
    unread: 'Neu',
    theme: 'Farben',
    themes: { dark: 'Dunkel', light: 'Hell', system: 'System' },
    density: 'Zeilenhöhe',
    densities: { compact: 'Eng', normal: 'Normal', relaxed: 'Weit' },
    language: 'Sprache',
  },
  footer: {
    notUpToDate: (age) => `Nicht aktuell: Stand vor ${age}`,
    notLoaded: 'Nicht aktuell: nichts geladen',
    live: 'Verbunden',
    reconnecting: 'Nicht verbunden',
    upToDate: 'Aktuell',
    updating: 'Wird aktualisiert',
    notAuthenticated: 'Nicht angemeldet',
  },
  notFound: { title: 'Seite nicht gefunden', services: 'Zu einem Dienst' },
  selectService: { title: 'Dienst wählen' },
  account: { title: 'Konto', profile: 'Profil', userName: 'Benutzername', email: 'E-Mail', roles: 'Rollen' },
  terms: { edition: (version, date) => `Fassung ${version}, ${date}` },
  states: {
    error: 'Das konnte nicht geladen werden',
    again: 'Erneut versuchen',
    loading: 'Wird geladen',
    missing: 'Ein Teil dieser Seite kam nicht an',
    missingText:
      'Was auf der Seite stand, ist verloren. Versuchen Sie es erneut, sobald der Server erreichbar ist, oder laden Sie die Seite neu.',
  },
};
