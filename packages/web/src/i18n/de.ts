import type { en } from './en.ts';
import type { Translation } from './texts.ts';

/** Texts that the specification fixes stay unchanged; missing texts appear in English. */
export const de: Translation<typeof en> = {
  product: 'Keepout',
  words: {
    close: 'Schließen',
    copy: 'Kopieren',
    outdatedResults:
      'Diese Ergebnisse gelten für die vorherigen Eingaben. Erneut ausführen, um die Änderungen anzuwenden.',
  },
  toast: { close: (title) => `${title} schließen`, open: 'Öffnen' },
  navigation: {
    screening: 'Screening',
    label: 'Hauptnavigation',
    short: { odt: 'Tracking', find: 'Finden', screening: 'Screening', docs: 'Hilfe' },
    more: 'Mehr',
    expand: 'Lange Namen in der Navigation zeigen',
    collapse: 'Kurze Namen in der Navigation zeigen',
    skip: 'Zum Inhalt',
  },
  nextCritical: {
    label: (pair, deadline) => `Nächste kritische Konjunktion: ${pair}, ${deadline}`,
    words: 'nächste kritische',
    decideBy: 'Frist',
    decided: 'entschieden, TCA',
  },
  header: {
    breadcrumbs: 'Pfad der Seite',
    home: 'Keepout, Startseite',
    demo: 'Demonstration',
    demoShort: 'Demo',
    demoHint: 'Demonstration: Katalog, Satelliten und Nachrichten sind erzeugt.',
    simulated: 'Simuliert',
    simulatedShort: 'Sim',
    simulatedHint:
      'Der Sensorsimulator ist eingeschaltet: Seine Überflüge, Beobachtungen und Zahlungen sind nicht echt.',
    switcher: 'Dienste',
    commands: 'Suche und Befehle',
    notifications: (count) => (count === 0 ? 'Mitteilungen' : `Mitteilungen, ${count} neu`),
    profile: (name) => (name === '' ? 'Profil' : `Profil von ${name}`),
    login: 'Anmelden',
  },
  crumbs: {
    answer: 'Ihre Antwort',
    feed: 'Datenquelle',
    file: 'Tracking Data Message',
    screening: 'Screening',
    find: 'Finden',
    postManoeuvreScreening: 'Screening nach dem Manöver',
    cdm: 'Nachricht',
    verify: 'Prüfen',
    observation: 'Beobachtungsauftrag',
  },
  footer: {
    clockUtc: (day) => `Tag ${day} des Jahres. Zeiten in UTC. Drücken, um Ortszeit zu zeigen.`,
    clockLocal: (day) => `Tag ${day} des Jahres. Zeiten in Ortszeit. Drücken, um UTC zu zeigen.`,
    notUpToDate: (age) => `Nicht aktuell: Stand vor ${age}`,
    notLoaded: 'Nicht aktuell: nichts geladen',
    live: 'Verbunden',
    reconnecting: 'Nicht verbunden',
    noNews: 'Nicht verbunden: Ihre Rollen erhalten keine Aktualisierungen',
    upToDate: 'Aktuell',
    updating: 'Wird aktualisiert',
    checkingSession: 'Sitzung wird geprüft',
    notAuthenticated: 'Nicht angemeldet',
  },
  selectService: {
    ca: 'Konjunktionen, Nachrichten, Manöver, Screening',
    odt: 'Beobachtungen von Satelliten mit Sensoren am Boden',
    none: 'Ihr Konto hat für keinen Dienst eine Rolle. Fragen Sie Ihren Administrator.',
  },
  states: {
    elapsed: (time) => `${time} vergangen`,
    moreThan: (count) => `mehr als ${count}`,
    copyDetails: 'Einzelheiten kopieren',
    crash: 'Diese Seite ist fehlgeschlagen',
    crashText: 'Keepout hat einen Fehler. Versuchen Sie es erneut, oder laden Sie die Seite neu.',
    error: 'Das konnte nicht geladen werden',
    again: 'Erneut versuchen',
    missing: 'Ein Teil dieser Seite konnte nicht geladen werden',
    missingText:
      'Ungespeicherte Eingaben auf dieser Seite sind verloren. Versuchen Sie es erneut, wenn der Server erreichbar ist, oder laden Sie die Seite neu.',
    slowProvider: (seconds) => `Warten auf den Anbieter der Anmeldung: ${seconds} s`,
    asOf: (time) => `Stand ${time}`,
    offline: 'Keine Verbindung, und keine gespeicherten Daten zum Zeigen.',
  },
};
