import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

/** Deutsche Texte des Screenings nach einem Manöver. */
export const de: Translation<typeof en> = {
  title: 'Screening nach dem Manöver',
  loading: 'Das Screening wird geladen',
  updating: 'Wird im Hintergrund aktualisiert',
  titleOf: (pair) => `Screening nach dem Manöver: ${pair}`,
  notFound: 'Keiner Ihrer Satelliten hat eine Konjunktion unter dieser Adresse.',
  toList: 'Alle Konjunktionen',
  none: 'Dieser Plan wurde noch nicht geprüft.',
  noPlan:
    'Für dieses Ereignis wurde noch nichts geprüft. Legen Sie einen Plan an, oder wählen Sie eine hochgeladene Kandidaten-Ephemeride.',
  makePlan: 'Plan anlegen',
  file: 'Kandidaten-Ephemeride',
  again: 'Noch einmal prüfen',
  planner: 'Zurück zum Planer',
  states: {
    CANCELLED: 'Abgebrochen',
  },
  ordered: 'gestartet',
  finished: 'beendet',
  stale: 'Der Plan oder ein verglichenes Ereignis hat sich seitdem geändert.',
  running: 'Das Urteil steht hier, wenn das Screening beendet ist.',
  clear: 'Kein neues Risiko',
  unclear: 'Neues Risiko',
  line: (before: string, after: string, count: number, watch: string) =>
    `Pc ${before} → ${after}. ${count} neu oder kritischer über ${watch}.`,
  tooMuch: (pc: string) => `Geschätzte Kovarianzen bringen Pc ${pc} hinzu, mehr als das Ziel Ihrer Regeln.`,
  watch: 'der Beobachtungsschwelle',
  total: (before: string, after: string) => `Alle Ereignisse in 7 Tagen: Pc ${before} → ${after}.`,
  estimates: (count: number, raised: number) =>
    `Mit geschätzter Kovarianz, gesondert gezählt: ${count === 1 ? '1 Ereignis' : `${count} Ereignisse`}, davon neu oder kritischer über der Beobachtungsschwelle: ${raised}`,
  estimatesPc: (before: string, after: string) => `Pc ${before} → ${after}`,
  estimated: 'mit geschätzter Kovarianz',
  changes: { NEW: 'Neu', WORSE: 'Kritischer', BETTER: 'Weniger kritisch', GONE: 'Weg', UNCHANGED: 'Gleich' },
  events: 'Ereignisse vorher und nachher',
  columns: {
    change: 'Änderung',
    pcBefore: 'Pc vorher',
    pcAfter: 'Pc nachher',
    missBefore: 'Abstand vorher',
    missAfter: 'Abstand nachher',
    type: 'Screening',
  },
  below: (count: number, limit: string) =>
    `${count === 1 ? 'Ein weiteres Ereignis' : `${count} weitere Ereignisse`} unter der Beobachtungsschwelle ${limit}, vorher und nachher`,
  belowTitle: 'Ereignisse unter der Beobachtungsschwelle',
  watchLine: (limit: string) => `beobachten ${limit}`,
  noEvents: 'Kein Ereignis vorher oder nachher.',
  dots: 'Pc vorher und nachher',
  before: 'vorher',
  after: 'nachher',
};
