import type { Translation } from '../../../i18n/texts.ts';
import type { en } from './en.ts';

/** German, partial: what is missing here stays English. */
export const de: Translation<typeof en> = {
  title: 'Annäherungen',
  sides: { label: 'Zeit der größten Annäherung', future: 'Künftig', past: 'Vergangen' },
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
  empty: {
    future: (time) =>
      time === undefined
        ? 'Ihre Satelliten haben keine künftigen Annäherungen.'
        : `Ihre Satelliten haben keine künftigen Annäherungen. Die letzte Prüfung endete um ${time}.`,
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
  picker: { label: 'Nachricht', place: (place, count) => `Nachricht ${place} von ${count}` },
  raw: { format: 'Format', download: 'Herunterladen', copy: 'Kopieren', copied: 'Kopiert' },
  close: 'Schließen',
};
