import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

/** Deutsche Texte der Prüfung nach einem Manöver. */
export const de: Translation<typeof en> = {
  title: 'Prüfung nach dem Manöver',
  loading: 'Die Prüfung wird geladen',
  updating: 'Wird im Hintergrund aktualisiert',
  titleOf: (pair) => `Prüfung nach dem Manöver: ${pair}`,
  notFound: 'Keiner Ihrer Satelliten hat eine Annäherung unter dieser Adresse.',
  toList: 'Alle Annäherungen',
  none: 'Dieser Plan wurde noch nicht geprüft.',
  noPlan:
    'Für dieses Ereignis wurde noch nichts geprüft. Machen Sie einen Plan, oder wählen Sie eine hochgeladene Kandidaten-Ephemeride.',
  makePlan: 'Plan machen',
  file: 'Kandidaten-Ephemeride',
  again: 'Noch einmal prüfen',
  planner: 'Zurück zum Planer',
  states: {
    CANCELLED: 'Abgebrochen',
  },
  ordered: 'bestellt',
  finished: 'beendet',
  stale: 'Der Plan oder ein verglichenes Ereignis hat sich seitdem geändert.',
  running: 'Das Urteil steht hier, wenn die Prüfung beendet ist.',
  clear: 'Frei',
  unclear: 'Nicht frei',
  line: (before: string, after: string, count: number, watch: string) =>
    `Pc ${before} → ${after}. ${count} neu oder schlimmer über ${watch}.`,
  watch: 'der Beobachtungsgrenze',
  total: (before: string, after: string) => `Alle Ereignisse in 7 Tagen: Pc ${before} → ${after}.`,
  apart: (pc: string, count: number) =>
    `Neu nach geschätzten Fehlern, gesondert: Pc ${pc}, über der Beobachtungsschwelle: ${count}.`,
  estimated: 'nach geschätzten Fehlern',
  changes: { NEW: 'Neu', WORSE: 'Schlimmer', BETTER: 'Besser', GONE: 'Weg', UNCHANGED: 'Gleich' },
  events: 'Ereignisse vorher und nachher',
  columns: {
    change: 'Änderung',
    pcBefore: 'Pc vorher',
    pcAfter: 'Pc nachher',
    missBefore: 'Abstand vorher',
    missAfter: 'Abstand nachher',
    type: 'Prüfung',
  },
  below: (count: number, limit: string) =>
    `${count === 1 ? 'Ein weiteres Ereignis' : `${count} weitere Ereignisse`} unter der Beobachtungsgrenze ${limit}, vorher und nachher`,
  belowTitle: 'Ereignisse unter der Beobachtungsgrenze',
  watchLine: (limit: string) => `beobachten ${limit}`,
  noEvents: 'Kein Ereignis vorher oder nachher.',
  dots: 'Pc vorher und nachher',
  before: 'vorher',
  after: 'nachher',
};
