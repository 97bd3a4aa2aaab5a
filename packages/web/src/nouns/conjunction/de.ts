import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

/** German, partial: what is missing here stays English. */
export const de: Translation<typeof en> = {
  columns: { risk: 'Risiko', satellite: 'Satellit', secondary: 'Objekt 2', updated: 'Stand', verdict: 'Urteil' },
  verdicts: { ACT: 'Handeln', WATCH: 'Beobachten', SAFE: 'Sicher', NO_CONCLUSION: 'Kein Schluss' },
  reasons: {
    'pc-above-act': 'Pc über der Handlungsgrenze',
    'pc-above-watch': 'Pc über der Beobachtungsgrenze',
    'pc-below-watch': 'Pc unter der Beobachtungsgrenze',
    robust: 'robust',
    diluted: 'verwässert: Daten holen',
    'max-pc-below-act': 'größte Pc unter der Handlungsgrenze',
    'max-pc-above-act': 'größte Pc über der Handlungsgrenze: Daten holen',
    'covariance-estimated': 'Kovarianz geschätzt',
    'errors-correlated': 'gemeinsamer Dichtefehler',
    'covariance-missing': 'Kovarianz fehlt: Daten holen',
    'pc-not-computed': 'keine Pc: Daten holen',
    'two-dimensional-inadequate': 'ebene Pc gilt nicht',
    'closest-approach-passed': 'Annäherung vorbei',
    'decision-time-passed': 'Entscheidungszeit vorbei',
  },
  verdictAdvice: {
    ACT: 'Manöver planen.',
    WATCH: 'Auf die nächste Nachricht warten.',
    SAFE: 'Nichts zu tun.',
    NO_CONCLUSION: 'Vor der Entscheidung Daten holen.',
  },
  figures: {
    tca: 'Zeit bis zur größten Annäherung',
    pc: 'Kollisionswahrscheinlichkeit',
    miss: 'Abstand',
    speed: 'Relativgeschwindigkeit',
  },
  list: {
    label: 'Annäherungen',
    loading: 'Annäherungen werden geladen',
    newMessage: 'Neue Nachricht seit Ihrem letzten Besuch',
    change: (factor) => `${factor} seit der vorigen Nachricht`,
    absent: 'nicht in dieser Nachricht',
    noPc: 'Pc wurde nicht berechnet',
    passed: 'vorbei',
    lost: (time) => `seit ${time} nicht mehr gemeldet`,
  },
  verdictBanner: {
    label: 'Urteil',
    decideBy: 'Entscheiden bis',
    noDeadline: 'keine Entscheidungszeit',
    passed: 'vorbei',
    newest: 'Das Urteil beruht auf der neuesten Nachricht.',
    why: 'Warum',
  },
  view: {
    columns: 'Spalten',
    sets: { triage: 'Auswahl', geometry: 'Geometrie', quality: 'Datengüte', all: 'Alle Spalten' },
  },
  thresholds: {
    medium: (pc) => `mittel ${pc}`,
    high: (pc) => `hoch ${pc}`,
    critical: (pc) => `kritisch ${pc}`,
  },
  yes: 'ja',
  no: 'nein',
  preview: { label: 'Vorschau', close: 'Vorschau schließen', open: 'Öffnen' },
};
