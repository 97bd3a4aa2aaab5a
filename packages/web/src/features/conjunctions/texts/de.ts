import type { Translation } from '../../../i18n/texts.ts';
import type { en } from './en.ts';

/** German, partial: what is missing here stays English. */
export const de: Translation<typeof en> = {
  title: 'Annäherungen',
  sides: { label: 'Zeit der größten Annäherung', decide: 'Zu entscheiden', future: 'Künftig', past: 'Vergangen' },
  legend: {
    label: 'Was die Zeichen bedeuten',
    open: 'Legende',
    unclear: 'die Daten sagen nicht, ob zu handeln ist',
  },
  pastDays: { label: 'Wie weit zurück' },
  filter: {
    label: 'Annäherungen filtern',
    placeholder: 'Filter  /',
    satellites: 'Satelliten',
    satelliteCount: (count) => `Satelliten ${count}`,
    all: 'Alle Satelliten',
    clear: 'Filter aufheben',
    shown: (shown, all) => (shown === all ? `${all} Annäherungen` : `${shown} von ${all} Annäherungen`),
  },
  view: {
    label: 'Ansicht',
    group: 'Gruppieren nach',
    groups: { none: 'Keine Gruppen', satellite: 'Satellit', risk: 'Risiko' },
    exportCsv: 'CSV ausgeben',
    showTimeline: 'Zeitband zeigen',
    hideTimeline: 'Zeitband verbergen',
  },
  freshness: {
    updated: (time) => `Stand ${time}`,
    hint: (time) => `Um ${time} vom Server gelesen. Neue Ergebnisse kommen von selbst dazu.`,
    stale: (time) => `Veraltet seit ${time}`,
    cut: (shown, total) => `Gezeigt sind die ersten ${shown} von ${total}. Ein kürzerer Zeitraum zeigt den Rest.`,
  },
  unread: { pending: 'Annäherungen werden geladen', filtered: 'Keine Annäherung passt zu den Filtern.' },
  scope: {
    screening: (name, time) => `Gezeigt ist nur, was die Prüfung von ${name}, bestellt ${time}, gefunden hat.`,
    unnamed: 'Gezeigt ist nur, was eine Prüfung gefunden hat.',
    all: 'Alle zeigen',
  },
  empty: {
    future: 'Ihre Satelliten haben keine künftigen Annäherungen.',
    decide: (all) =>
      `Jetzt ist nichts zu entscheiden: von ${all} künftigen Annäherungen ist jede nur zu beobachten oder sicher.`,
    showAll: (all) => `Alle ${all} zeigen`,
    past: 'In diesem Zeitraum gab es keine Annäherungen.',
  },
  detail: {
    notFound: 'Keiner Ihrer Satelliten hat eine Annäherung unter dieser Adresse.',
    noMessages: 'Zu dieser Annäherung gibt es keine Nachrichten.',
    lost: (time) =>
      `Seit ${time} nicht mehr gemeldet. Die neueste Prüfung findet dieses Ereignis nicht mehr; sein Verlauf bleibt erhalten.`,
    toList: 'Alle Annäherungen',
    exportCdm: 'CDM ausgeben',
    tabs: { label: 'Ansichten', summary: 'Überblick', details: 'Einzelheiten', plane: 'B-Ebene', raw: 'Nachricht' },
  },
  older: {
    viewing: (place, count, time) => `Nachricht ${place} von ${count}, vom ${time}. Es ist nicht die neueste.`,
    back: 'Zur neuesten',
    before: (span) => `Annäherung ${span} nach dieser Nachricht`,
    noVerdict: 'Das Urteil dieser Nachricht wurde nicht aufbewahrt.',
  },
  hero: {
    noMaxPc: (method) => `nicht berechnet für ${method}`,
    noMaxPcHint:
      'Die größte Pc über skalierte Kovarianzen ist für diese Nachricht nicht bekannt; sie ist nicht die Pc selbst.',
  },
  picker: { label: 'Nachricht', place: (place, count) => `Nachricht ${place} von ${count}` },
  curves: {
    label: 'Worauf die Pc beruht',
    loading: 'Die Kurven werden berechnet',
    only: (name) => `${name} allein`,
    method: 'In diesem Browser in zwei Dimensionen berechnet (Foster 1992).',
    otherMethod: (pc, method, here) =>
      `In diesem Browser in zwei Dimensionen berechnet (Foster 1992): ${here} bei k = 1. Die Nachricht nennt ${pc} nach ${method}.`,
    gaps: {
      'covariance-missing': 'Keine Kurven: Eine der beiden Kovarianzen fehlt.',
      'position-missing': 'Keine Kurven: Diese Nachricht nennt keinen Ort in der Begegnungsebene.',
      'radius-missing': 'Keine Kurven: Die Größe der Objekte ist nicht bekannt.',
      'covariance-unusable': 'Keine Kurven: Die Kovarianz dieser Nachricht ist nicht positiv.',
    },
  },
  raw: { format: 'Format', download: 'Herunterladen', copy: 'Kopieren', copied: 'Kopiert' },
  timeline: { overview: 'Überblick', title: 'Größte Annäherungen', strip: 'Satelliten' },
  object: {
    title: (place, name) => `Objekt ${place} · ${name}`,
    kind: 'Art',
    hardBody: 'Radius des Körpers',
    covariance: 'Kovarianz',
    orbit: 'Bahn',
    age: 'Alter der Bahn bei TCA',
    manoeuvrable: 'Manövrierbar',
    sourceOf: (source) => `Quelle: ${source}`,
    sigmaHelp: 'Ein Sigma in den RTN-Achsen des Objekts selbst, bei TCA',
  },
  decision: {
    title: 'Entscheidung',
    decideBy: 'Entscheiden bis',
    critical: 'Kritisch ab',
    high: 'Hoch ab',
    medium: 'Mittel ab',
    method: 'Pc-Verfahren',
    originator: 'Pc des Absenders',
    hardBody: 'Gemeinsamer Körper',
    screening: 'Prüfung',
    created: 'Erstellt',
    reported: 'Zuletzt gefunden',
    identifier: 'Kennung',
    forSupport: 'für den Support',
    copyIdentifier: 'Kennung kopieren',
    copied: 'Kopiert',
    usage: 'Gültigkeit in 2-D',
    usageOk: 'keine Warnungen',
  },
  nextCritical: {
    label: (pair, deadline) => `Nächste kritische Annäherung: ${pair}, ${deadline}`,
    words: 'nächste kritische',
    decideBy: 'entscheiden bis',
  },
  close: 'Schließen',
};
