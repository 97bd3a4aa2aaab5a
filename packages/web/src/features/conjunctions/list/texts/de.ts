import type { Translation } from '../../../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  sides: { decide: 'Zu entscheiden', work: 'In Arbeit', future: 'Künftig', past: 'Vergangen' },
  legend: {
    label: 'Legende der Zeichen',
    open: 'Legende',
    contrary: 'Das Urteil über die Nachricht eines anderen Urhebers ist entgegengesetzt.',
  },
  pastDays: { 7: '7 Tage', 30: '30 Tage', 90: '90 Tage', 365: '1 Jahr', label: 'Zeitraum' },
  filter: {
    label: 'Konjunktionen filtern',
    placeholder: 'Filter  /',
    satelliteCount: (count) => `Satelliten ${count}`,
    clear: 'Filter aufheben',
    shown: (count, all) =>
      `${count === all ? '' : `${count} von `}${all} ${all === '1' ? 'Konjunktion' : 'Konjunktionen'}`,
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
    hint: (time) => `Daten von ${time}. Neue Ergebnisse erscheinen automatisch.`,
    cut: (count, total) =>
      `Die ersten ${count} von ${total}. Wählen Sie einen kürzeren Zeitraum, um den Rest zu sehen.`,
  },
  scope: {
    screening: (name, time) => `Nur Konjunktionen aus dem Screening von ${name}, gestartet ${time}.`,
    unnamed: 'Nur Konjunktionen aus einem Screening.',
    all: 'Alle zeigen',
  },
  unread: { pending: 'Konjunktionen werden geladen', filtered: 'Keine Konjunktion passt zu den Filtern.' },
  timeline: { title: 'Größte Annäherungen' },
  empty: {
    filtered: (count) => `Keine Konjunktion passt zu ${count === 1 ? 'dem Filter' : `${count} Filtern`}.`,
    future: 'Keine künftigen Konjunktionen Ihrer Satelliten.',
    decide: (all) =>
      all === '1'
        ? 'Jetzt ist keine Entscheidung nötig: Das Urteil über die künftige Konjunktion ist Beobachten oder Sicher.'
        : `Jetzt ist keine Entscheidung nötig: Die Urteile über alle ${all} künftigen Konjunktionen sind Beobachten oder Sicher.`,
    work: 'Keine Konjunktion in Arbeit. Eine Konjunktion mit Plan bleibt unter Zu entscheiden, bis ihre Entscheidung gilt.',
    showAll: (all) => `Alle ${all} zeigen`,
    past: 'Keine Konjunktionen in diesem Zeitraum.',
  },
};
