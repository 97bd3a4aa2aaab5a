import { reasonText } from '@keepout/assessment/text/reason-text';
import type { PcReason } from '@keepout/conjunction/pc/estimate';
import { confidenceText } from '@keepout/contract/ca/words/confidence';
import {
  DECISIONS_DE,
  FLIGHT_RULE_FIGURES_DE,
  FLIGHT_RULE_UNKNOWN_DE,
  FLIGHT_RULES_DE,
} from '@keepout/contract/languages/de/decision';
import { statementDe } from '@keepout/contract/languages/de/statement';
import { sentencesDe } from '@keepout/contract/languages/de/tell';
import { reasonDe } from '@keepout/contract/languages/de/verdict-reason';
import { pcText } from '@keepout/contract/platform/probability-text';
import { tell } from '@keepout/contract/sentences';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@keepout/units/duration';
import { MISSING_PC } from '../../../conjunctions/present-pc-reasons.ts';
import { reasonFigures } from '../../../conjunctions/present-verdict.ts';
import type { RecordWords } from './en.ts';
import type { RequiredRule } from './parts.ts';

const sentences = FLIGHT_RULE_FIGURES_DE;
const hours = (seconds: number): string => `${(seconds / SECONDS_PER_HOUR).toFixed(1)} h`;
const days = (seconds: number): string => `${(seconds / SECONDS_PER_DAY).toFixed(1)} Tage`;
const daysAgo = (seconds: number): string => `${(seconds / SECONDS_PER_DAY).toFixed(1)} Tagen`;

/** Text of a flight rule: its requirement, its figure and, if it is unknown, the missing information. */
function flightRuleDe(result: RequiredRule): string {
  const { rule, unknown: missingInformation } = result;
  const figure = figureOf(result);
  const required = `${FLIGHT_RULES_DE[rule]}${figure === '' ? '' : ` (${figure})`}.`;
  return missingInformation === undefined ? required : `${required} ${FLIGHT_RULE_UNKNOWN_DE[missingInformation]}`;
}

function figureOf({ rule, isMet, unknown: missingInformation, value, limit = 0 }: RequiredRule): string {
  switch (rule) {
    case 'pc-below-act':
      return value === undefined ? sentences.noPc(pcText(limit)) : sentences.pc(pcText(value), pcText(limit));
    case 'decision-in-time':
      return (value ?? 0) >= 0 ? sentences.early(hours(value ?? 0)) : sentences.late(hours(-(value ?? 0)));
    case 'message-recent':
      return sentences.age(hours(value ?? 0), hours(limit));
    case 'secondary-tracked':
      return value === undefined ? sentences.untold(days(limit)) : sentences.ago(daysAgo(value), days(limit));
    case 'verdict-concludes':
      return '';
    case 'plan-screened-clear':
      if (missingInformation !== undefined) return '';
      if (value === undefined) return sentences.notScreened;
      return value === 0 && isMet ? '' : sentences.raised(value);
    default:
      return value === undefined || value === 0 ? '' : sentences.doubts(value);
  }
}

/** Remarks of the Pc methods. */
const METHOD_REMARKS_DE: Readonly<Record<PcReason, string>> = {
  'relative-speed-zero': 'keine Relativgeschwindigkeit',
  'covariance-missing': 'Kovarianz fehlt',
  'covariance-unusable': 'Kovarianz unbrauchbar',
  'covariance-estimated': 'Kovarianz geschätzt',
  'covariance-remediated': 'Kovarianz berichtigt',
  'covariance-not-positive': 'Kovarianz nicht positiv definit',
  'correlation-applied': 'gemeinsamer Fehler berücksichtigt',
  'correlation-incomplete': 'gemeinsamer Fehler unvollständig bekannt',
  'correlation-inconsistent': 'gemeinsamer Fehler widersprüchlich',
  'below-smallest-double': 'kleiner als jede darstellbare Zahl',
  'series-not-converged': 'Reihe nicht konvergiert',
  'approximation-out-of-range': 'Näherung gilt hier nicht',
  'encounter-extended': 'Begegnung zu lang',
  'encounter-offset': 'Begegnung abseits der größten Annäherung',
  'encounter-inaccurate': 'Begegnung nicht genau genug bestimmt',
  'velocity-covariance-missing': 'Kovarianz der Geschwindigkeit fehlt',
  'too-few-hits': 'zu wenige Treffer',
  'outside-the-count': 'außerhalb der Zählung',
  'overlap-not-found': 'Überlappung nicht gefunden',
  'repeated-encounters': 'wiederholte Begegnungen',
  'starts-inside': 'beginnt innerhalb',
  'not-requested': 'nicht verlangt',
  'usage-unknown': 'Gültigkeit nicht geprüft',
};

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
  'NO-CONCLUSION': 'Keine Aussage möglich',
};

const INTENTS = { MOVES: 'weicht aus', STAYS: 'weicht nicht aus', WAITS: 'noch offen', NOTE: 'Angabe' } as const;

export const de: RecordWords = {
  title: (first, second) => `Entscheidungsakte: ${first} und ${second}`,
  head: (operator) => `${operator} · Keepout, Entscheidungsakte`,
  decision: (kind) => DECISIONS_DE[kind],
  signing: 'Entscheidung und Signatur',
  opened: 'Angelegt',
  acknowledged: 'Quittiert',
  decided: 'Entschieden',
  signed: 'Signiert',
  fourEyes: 'Vier-Augen-Prinzip verlangt',
  onePerson: (person, isApprover) =>
    isApprover
      ? `Eine Person, ${person}, hat den Plan freigegeben, entschieden und signiert.`
      : `Eine Person, ${person}, hat entschieden und signiert.`,
  owner: 'Zuständig',
  nobody: 'niemand',
  note: 'Notiz',
  plan: 'Manöverplan',
  leftOut: (events, pc) =>
    `${events} ${events === 1 ? 'Konjunktion' : 'Konjunktionen'}, vom Betreiber von der Summe ausgeschlossen: Pc ${pc}`,
  planFigures: {
    manoeuvreType: 'Art',
    state: 'Status',
    approvedBy: 'freigegeben von',
    approvalNote: 'Grund',
    ignitionEpoch: 'Zündung',
    durationS: 'Dauer [s]',
    thrustingTimeS: 'Schubzeit [s]',
    deltaVMps: 'Delta-v [m/s]',
    returnIgnitionEpoch: 'Zündung des Rückkehrmanövers',
    totalDeltaVMps: 'Delta-v beider Manöver [m/s]',
    totalDeltaMassKg: 'Änderung der Masse [kg]',
    smaChangeM: 'Änderung der großen Halbachse [m]',
    missDistanceM: 'Abstand [m]',
    probability: 'Pc dieser Konjunktion',
    probabilityWithExecutionError: 'mit dem Ausführungsfehler',
    totalProbabilityBefore: 'Pc-Summe vorher',
    totalProbability: 'Pc-Summe nachher',
    totalProbabilityWithExecutionError: 'Pc-Summe nachher, mit dem Ausführungsfehler',
    breaks: 'verletzte Bedingungen',
  },
  planScreening: 'Screening des Plans',
  told: sentencesDe,
  said: (side, intent, statedBy) =>
    `${statedBy}${side === 'OURS' ? '' : ' (der andere Betreiber)'}: ${INTENTS[intent]}`,
  saidHeading: 'Wer ausweicht: Angaben beider Betreiber',
  record: 'Akte',
  encounter: 'Begegnung, wie mit der Entscheidung eingefroren',
  object: (number) => `Objekt ${number}`,
  noNumber: 'ohne Nummer',
  event: 'Konjunktion',
  tca: 'Größte Annäherung',
  approach: (at, speed) => `${at}, Relativgeschwindigkeit ${speed}`,
  miss: 'Abstand',
  missBy: (length, rtn) => `${length} (radial / entlang der Bahn / quer zur Bahn ${rtn} m)`,
  probability: 'Wahrscheinlichkeit',
  noPc: (reason) => `keine: ${statementDe(tell(MISSING_PC[reason]))}`,
  notComputed: 'nicht berechnet',
  pc: (pc, method, largest) => `${pc} (${method}), größte bei diesem Abstand ${largest}`,
  belief: (belief) => confidenceText(belief, 'de'),
  risk: 'Risiko, Urteil',
  verdict: (level, verdict) => `${LEVELS[level] ?? level}, ${VERDICTS[verdict] ?? verdict}`,
  decideBy: (by) => `, zu entscheiden bis ${by}`,
  reason: (reason) => reasonDe({ code: reason.code, text: reasonText(reason), figures: reasonFigures(reason) }),
  frozen: 'Eingefroren',
  rules: 'Flugregeln und Aussetzungen',
  statuses: { MET: 'erfüllt', NOT_MET: 'NICHT ERFÜLLT', UNKNOWN: 'UNBEKANNT', WAIVED: 'AUSGESETZT' },
  rule: flightRuleDe,
  waivedBy: (person, at, reason) => `Ausgesetzt von ${person}, ${at}: ${reason}`,
  asked: 'verlangt',
  notAsked: 'nicht verlangt',
  methods: 'Wahrscheinlichkeit nach Verfahren',
  usable: 'gilt',
  notUsable: 'gilt nicht',
  remark: (code) => REMARKS[code] ?? code.replaceAll('-', ' '),
  none: 'keine',
  inputs: 'Eingefrorene Eingangsdaten, jeweils mit SHA-256',
  kinds: { message: 'Nachricht', ephemeris: 'Ephemeride', catalogue: 'Katalog' },
  older: (count) => `und ${count} ältere Nachrichten`,
  uses: { SCREENED: 'geprüft', IN_FORCE: 'in Kraft' },
  settings: 'Regeln',
  thresholds: ({ rulesVersion, thresholds, decisionLeadHours }) =>
    `Version ${rulesVersion}: Beobachtungsschwelle ${thresholds.medium} (MITTEL), HOCH ab ${thresholds.high}, Handlungsschwelle ${thresholds.critical} (KRITISCH); Entscheidung ${decisionLeadHours} h vor der größten Annäherung`,
  computedBy: 'Berechnet mit',
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
      `halbe Breite ${extent}; gemeinsame Kovarianz, 1 und 3 Sigma, um Objekt 2; Kreis: Kollisionsradius, ${radius} m`,
  },
};
