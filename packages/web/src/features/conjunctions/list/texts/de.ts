import type { Translation } from '../../../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  sides: { decide: 'Zu entscheiden', work: 'In Arbeit', future: 'Künftig', past: 'Vergangen' },
  legend: {
    label: 'Was die Zeichen bedeuten',
    open: 'Legende',
    contrary: 'Ein anderer Urheber sagt das Gegenteil.',
  },
  pastDays: { 7: '7 Tage', 30: '30 Tage', 90: '90 Tage', 365: '1 Jahr', label: 'Wie weit zurück' },
  filter: {
    label: 'Konjunktionen filtern',
    placeholder: 'Filter  /',
    satelliteCount: (count) => `Satelliten ${count}`,
    clear: 'Filter aufheben',
    shown: (shown, all) => (shown === all ? `${all} Konjunktionen` : `${shown} von ${all} Konjunktionen`),
  },
  view: {
    group: 'Gruppieren nach',
    groups: { none: 'Keine Gruppen' },
    showTimeline: 'Zeitband zeigen',
    hideTimeline: 'Zeitband verbergen',
    upload: 'Nachrichten hochladen',
  },
  freshness: {
    updated: (time) => `Stand ${time}`,
    hint: (time) => `Um ${time} vom Server gelesen. Neue Ergebnisse kommen von selbst dazu.`,
    cut: (shown, total) => `Gezeigt sind die ersten ${shown} von ${total}. Ein kürzerer Zeitraum zeigt den Rest.`,
  },
  scope: {
    screening: (name, time) => `Gezeigt ist nur, was das Screening von ${name}, gestartet ${time}, gefunden hat.`,
    unnamed: 'Gezeigt ist nur, was ein Screening gefunden hat.',
    all: 'Alle zeigen',
  },
  unread: { pending: 'Konjunktionen werden geladen', filtered: 'Keine Konjunktion passt zu den Filtern.' },
  timeline: { title: 'Größte Annäherungen' },
  empty: {
    filtered: (count) => `Keine Konjunktion passt zu ${count === 1 ? 'dem Filter' : `${count} Filtern`}.`,
    future: 'Ihre Satelliten haben keine künftigen Konjunktionen.',
    decide: (all) =>
      `Jetzt ist nichts zu entscheiden: von ${all} künftigen Konjunktionen ist jede nur zu beobachten oder sicher.`,
    work: 'Keine Konjunktion ist in Arbeit: zu keiner gibt es eine gültige Entscheidung oder einen Plan.',
    showAll: (all) => `Alle ${all} zeigen`,
    past: 'In diesem Zeitraum gab es keine Konjunktionen.',
  },
};
