import type { en } from './en.ts';
import type { Translation } from './texts.ts';

/** Sentences that the specification fixes stay as it has them; what would be missing here would stay English. */
export const de: Translation<typeof en> = {
  product: 'Keepout',
  words: { close: 'Schließen', copy: 'Kopieren' },
  toast: { region: 'Meldungen', close: (title) => `${title} schließen`, open: 'Öffnen' },
  navigation: {
    screening: 'Screening',
    label: 'Hauptnavigation',
    short: { odt: 'Tracking', find: 'Finden', screening: 'Screening', docs: 'Hilfe' },
    more: 'Mehr',
    expand: 'Lange Namen in der Navigation',
    collapse: 'Kurze Namen in der Navigation',
    skip: 'Zum Inhalt',
  },
  nextCritical: {
    label: (pair, deadline) => `Nächste kritische Konjunktion: ${pair}, ${deadline}`,
    words: 'nächste kritische',
    decideBy: 'Frist',
  },
  header: {
    breadcrumbs: 'Pfad der Seite',
    home: 'Keepout, Startseite',
    switcher: 'Dienste',
    commands: 'Suche und Befehle',
    notifications: (count) => (count === 0 ? 'Mitteilungen' : `Mitteilungen, ${count} neu`),
    profile: (name) => (name === '' ? 'Profil' : `Profil von ${name}`),
    login: 'Anmelden',
  },
  crumbs: {
    answer: 'Ihre Antwort',
    feed: 'Datenquelle',
    file: 'Messdatei',
    screening: 'Screening',
    find: 'Finden',
    postManoeuvreScreening: 'Screening nach dem Manöver',
    cdm: 'Nachricht',
    conjunction: 'Konjunktion',
    verify: 'Prüfen',
    observation: 'Beobachtung',
  },
  footer: {
    clockUtc: (day) => `Tag ${day} des Jahres. Zeiten stehen in UTC; drücken für Ortszeit.`,
    clockLocal: (day) => `Tag ${day} des Jahres. Zeiten stehen in Ortszeit; drücken für UTC.`,
    notUpToDate: (age) => `Nicht aktuell: Stand vor ${age}`,
    notLoaded: 'Nicht aktuell: nichts geladen',
    live: 'Verbunden',
    reconnecting: 'Nicht verbunden',
    noNews: 'Nicht verbunden: keine Rolle mit Neuigkeiten',
    upToDate: 'Aktuell',
    updating: 'Wird aktualisiert',
    notAuthenticated: 'Nicht angemeldet',
  },
  selectService: {
    ca: 'Konjunktionen, Nachrichten, Manöver, Screening',
    odt: 'Beobachtungen von Satelliten mit Sensoren am Boden',
    none: 'Ihr Konto hat noch für keinen Dienst eine Rolle. Fragen Sie Ihren Administrator.',
  },
  states: {
    moreThan: (count) => `mehr als ${count}`,
    copyDetails: 'Einzelheiten kopieren',
    crash: 'Diese Seite geht nicht weiter',
    crashText: 'Der Fehler liegt bei uns. Versuchen Sie es erneut, oder laden Sie die Seite neu.',
    error: 'Das konnte nicht geladen werden',
    again: 'Erneut versuchen',
    missing: 'Ein Teil dieser Seite kam nicht an',
    missingText:
      'Was auf der Seite stand, ist verloren. Versuchen Sie es erneut, sobald der Server erreichbar ist, oder laden Sie die Seite neu.',
    asOf: (time) => `Stand ${time}`,
    offline: 'Keine Verbindung, und dies wurde noch nicht gelesen.',
  },
};
