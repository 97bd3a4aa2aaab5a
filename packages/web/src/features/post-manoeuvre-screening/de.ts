import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

/** Deutsche Texte des Screenings nach einem Manöver. */
export const de: Translation<typeof en> = {
  title: 'Screening nach dem Manöver',
  loading: 'Screening wird geladen',
  updating: 'Wird im Hintergrund aktualisiert',
  titleOf: (pair) => `Screening nach dem Manöver: ${pair}`,
  notFound: 'Keine Konjunktion Ihrer Satelliten hat diese Adresse.',
  toList: 'Alle Konjunktionen',
  none: 'Dieser Plan ist nicht geprüft. Starten Sie ein Screening.',
  noPlan:
    'Kein Screening zu dieser Konjunktion. Legen Sie einen Plan an, oder wählen Sie eine hochgeladene Kandidaten-Ephemeride.',
  makePlan: 'Plan anlegen',
  file: 'Kandidaten-Ephemeride',
  again: 'Screening wiederholen',
  planner: 'Zurück zum Planer',
  states: {
    COMPLETED: 'Abgeschlossen',
    CANCELLED: 'Abgebrochen',
  },
  ordered: 'gestartet',
  finished: 'beendet',
  stale: 'Veraltet: Der Plan oder eine verglichene Konjunktion hat sich geändert. Wiederholen Sie das Screening.',
  running: 'Das Ergebnis erscheint hier, wenn das Screening beendet ist.',
  clear: 'Kein neues Risiko',
  unclear: 'Neues Risiko',
  line: (before: string, after: string, count: number, watch: string) =>
    `Pc ${before} → ${after}. ${count} neu oder kritischer über ${watch}.`,
  tooMuch: (pc: string) =>
    `Konjunktionen mit geschätzter Kovarianz bringen Pc ${pc} hinzu, mehr als die Ziel-Pc Ihrer Flugregeln.`,
  watch: 'der Beobachtungsschwelle',
  total: (before: string, after: string) => `Alle Konjunktionen in 7 Tagen: Pc ${before} → ${after}.`,
  estimates: (count: number, raised: number) =>
    `Mit geschätzter Kovarianz, gesondert gezählt: ${count === 1 ? '1 Konjunktion' : `${count} Konjunktionen`}, davon neu oder kritischer über der Beobachtungsschwelle: ${raised}`,
  estimatesPc: (before: string, after: string) => `Pc ${before} → ${after}`,
  estimated: 'geschätzte Kovarianz',
  changes: { NEW: 'Neu', WORSE: 'Kritischer', BETTER: 'Weniger kritisch', GONE: 'Weg', UNCHANGED: 'Gleich' },
  events: 'Konjunktionen vorher und nachher',
  columns: {
    change: 'Änderung',
    pcBefore: 'Pc vorher',
    pcAfter: 'Pc nachher',
    missBefore: 'Abstand vorher',
    missAfter: 'Abstand nachher',
    type: 'Screening',
  },
  below: (count: number, limit: string) =>
    `${count === 1 ? 'Eine weitere Konjunktion' : `${count} weitere Konjunktionen`} unter der Beobachtungsschwelle ${limit}, vorher und nachher`,
  belowTitle: 'Konjunktionen unter der Beobachtungsschwelle',
  watchLine: (limit: string) => `beobachten ${limit}`,
  noEvents: 'Keine Konjunktionen vor oder nach dem Manöver.',
  dots: 'Pc vorher und nachher',
  before: 'vorher',
  after: 'nachher',
};
