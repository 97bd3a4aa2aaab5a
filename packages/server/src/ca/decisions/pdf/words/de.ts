import { reasonText } from '@keepout/assessment/text/reason-text';
import { DECISIONS_DE } from '@keepout/contract/languages/de/decision';
import { statementDe } from '@keepout/contract/languages/de/statement';
import { sentencesDe } from '@keepout/contract/languages/de/tell';
import { reasonDe } from '@keepout/contract/languages/de/verdict-reason';
import { tell } from '@keepout/contract/sentences';
import { MISSING_PC } from '../../../conjunctions/present-pc-reasons.ts';
import { figuresOf } from '../../../conjunctions/present-verdict.ts';
import type { RecordWords } from './en.ts';
import { flightRuleDe } from './flight-rule-de.ts';
import { METHOD_REMARKS_DE } from './method-remarks-de.ts';

const REMARKS: Readonly<Record<string, string>> = METHOD_REMARKS_DE;
const LEVELS: Readonly<Record<string, string>> = {
  CRITICAL: 'Kritisch',
  HIGH: 'Hoch',
  MEDIUM: 'Mittel',
  LOW: 'Niedrig',
  UNKNOWN: 'Nicht bewertet',
};
const VERDICTS: Readonly<Record<string, string>> = {
  ACT: 'Handeln',
  WATCH: 'Beobachten',
  SAFE: 'Sicher',
  'NO-CONCLUSION': 'Kein Schluss',
};

export const de: RecordWords = {
  title: (one, other) => `Entscheidungsakte: ${one} und ${other}`,
  head: (operator) => `${operator} · Keepout, Entscheidungsakte`,
  decision: (kind) => DECISIONS_DE[kind],
  signing: 'Entscheidung und Zeichnung',
  opened: 'Angelegt',
  acknowledged: 'Zur Kenntnis genommen',
  decided: 'Entschieden',
  signed: 'Gezeichnet',
  fourEyes: 'vier Augen verlangt',
  owner: 'Zuständig',
  nobody: 'niemand',
  note: 'Notiz',
  plan: 'Manöverplan',
  planScreening: 'Seine Prüfung',
  told: sentencesDe,
  record: 'Akte',
  encounter: 'Begegnung, wie mit der Entscheidung eingefroren',
  object: (number) => `Objekt ${number}`,
  noNumber: 'ohne Nummer',
  event: 'Ereignis',
  tca: 'Größte Annäherung',
  approach: (at, speed) => `${at}, Relativgeschwindigkeit ${speed}`,
  miss: 'Abstand',
  missBy: (length, rtn) => `${length} (radial / entlang / quer ${rtn} m)`,
  probability: 'Wahrscheinlichkeit',
  noPc: (why) => `keine: ${statementDe(tell(MISSING_PC[why]))}`,
  notComputed: 'nicht berechnet',
  pc: (pc, method, largest) => `${pc} (${method}), größte bei diesem Abstand ${largest}`,
  risk: 'Risiko, Urteil',
  verdict: (level, verdict, by) =>
    `${LEVELS[level] ?? level}, ${VERDICTS[verdict] ?? verdict}, zu entscheiden bis ${by}`,
  reason: (reason) => reasonDe({ code: reason.code, text: reasonText(reason), figures: figuresOf(reason) }),
  frozen: 'Eingefroren',
  rules: 'Flugregeln und Aussetzungen',
  statuses: { met: 'erfüllt', notMet: 'NICHT ERFÜLLT', waived: 'AUSGESETZT' },
  rule: flightRuleDe,
  waivedBy: (who, at, why) => `Ausgesetzt von ${who}, ${at}: ${why}`,
  asked: 'verlangt',
  notAsked: 'nicht verlangt',
  methods: 'Wahrscheinlichkeit nach Verfahren',
  usable: 'gilt',
  notUsable: 'gilt nicht',
  remark: (code) => REMARKS[code] ?? code.replaceAll('-', ' '),
  none: 'keine',
  inputs: 'Eingefrorene Eingaben, jede mit ihrem SHA-256',
  kinds: { message: 'Nachricht', ephemeris: 'Ephemeride', catalogue: 'Katalog' },
  older: (count) => `und ${count} ältere Nachrichten`,
  uses: { SCREENED: 'geprüft', IN_FORCE: 'in Kraft' },
  settings: 'Regeln',
  thresholds: ({ rulesVersion, thresholds, decisionLeadHours }) =>
    `Fassung ${rulesVersion}: mittel ${thresholds.medium}, hoch ${thresholds.high}, kritisch ${thresholds.critical}; Entscheidung ${decisionLeadHours} h vor der größten Annäherung`,
  computedBy: 'Gerechnet von',
  replay: 'Die Akte als JSON enthält die Nachrichten selbst; keepout replay rechnet jede Zahl nach.',
  course: {
    title: 'Kollisionswahrscheinlichkeit nach Nachricht',
    act: 'Handeln',
    watch: 'Beobachten',
    later: (hours) => `${hours} h später`,
  },
  plane: {
    title: 'Begegnungsebene',
    none: 'Es gibt keine Begegnungsebene: die Objekte bewegen sich nicht gegeneinander.',
    legend: (extent, radius) =>
      `halbe Breite ${extent}; gemeinsamer Fehler von 1 und 3 Sigma um Objekt 2; Kreis: Körper, ${radius} m`,
  },
};
