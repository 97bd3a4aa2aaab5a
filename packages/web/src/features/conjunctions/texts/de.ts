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
  freshness: { updated: (time) => `Stand ${time}`, stale: (time) => `Veraltet seit ${time}` },
  detail: {
    toList: 'Alle Annäherungen',
    exportCdm: 'CDM ausgeben',
    tabs: { label: 'Ansichten', summary: 'Überblick', details: 'Einzelheiten', plane: 'B-Ebene', raw: 'Nachricht' },
  },
  picker: { label: 'Nachricht', place: (place, count) => `Nachricht ${place} von ${count}` },
  raw: { format: 'Format', download: 'Herunterladen', copy: 'Kopieren', copied: 'Kopiert' },
  close: 'Schließen',
};
