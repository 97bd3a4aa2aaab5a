import { DECISION_TEXTS } from '@keepout/assessment/text/flight-rule-text';
import { missingPcText, reasonText } from '@keepout/assessment/text/reason-text';
import type { VerdictReason } from '@keepout/conjunction/decision/verdict';
import type { CoordinationIntent } from '@keepout/contract/ca/coordination';
import type { DecisionRecord } from '@keepout/contract/ca/decision-record';
import type { Belief } from '@keepout/contract/ca/verdict';
import { confidenceText } from '@keepout/contract/ca/words/confidence';
import type { Sentence } from '@keepout/contract/platform/sentence';
import { ruleText } from '../../present.ts';
import type { MissingPc, RequiredRule } from './parts.ts';

const INTENTS: Readonly<Record<CoordinationIntent, string>> = {
  MOVES: 'will manoeuvre',
  STAYS: 'will not manoeuvre',
  WAITS: 'undecided',
  NOTE: 'statement',
};

/** Texts of a printed decision record. Codes and names of methods are the same in all languages. */
export const en = {
  title: (first: string, second: string) => `Decision record: ${first} and ${second}`,
  head: (operator: string) => `${operator} · Keepout decision record`,
  decision: (kind: DecisionRecord['decision']) => DECISION_TEXTS[kind],
  signing: 'Decision and sign-off',
  opened: 'Opened',
  acknowledged: 'Acknowledged',
  decided: 'Decided',
  signed: 'Signed',
  fourEyes: 'two persons required',
  onePerson: (person: string, isApprover: boolean) =>
    isApprover
      ? `One person, ${person}, approved the plan, decided and signed.`
      : `One person, ${person}, decided and signed.`,
  owner: 'Owner',
  nobody: 'nobody',
  note: 'Note',
  plan: 'Manoeuvre plan',
  leftOut: (events: number, pc: string) =>
    `${events} ${events === 1 ? 'conjunction' : 'conjunctions'} excluded from its totals by the operator: Pc ${pc}`,
  planFigures: {
    manoeuvreType: 'type',
    state: 'state',
    approvedBy: 'approved by',
    approvalNote: 'reason',
    ignitionEpoch: 'ignition',
    durationS: 'duration [s]',
    thrustingTimeS: 'thrust time [s]',
    deltaVMps: 'delta-v [m/s]',
    returnIgnitionEpoch: 'ignition of the return manoeuvre',
    totalDeltaVMps: 'delta-v of both manoeuvres [m/s]',
    totalDeltaMassKg: 'change of mass [kg]',
    smaChangeM: 'change of the semi-major axis [m]',
    missDistanceM: 'miss distance [m]',
    probability: 'Pc of this conjunction',
    probabilityWithExecutionError: 'with the execution error',
    totalProbabilityBefore: 'total Pc before',
    totalProbability: 'total Pc after',
    totalProbabilityWithExecutionError: 'total Pc after, with the execution error',
    breaks: 'violated constraints',
  } as Readonly<Record<string, string>>,
  planScreening: 'Screening of the plan',
  told: (text: string, _sentences: readonly Sentence[]) => text,
  said: (side: 'OURS' | 'THEIRS', intent: CoordinationIntent, statedBy: string) =>
    `${statedBy}${side === 'OURS' ? '' : ' (the other operator)'}: ${INTENTS[intent]}`,
  saidHeading: 'Manoeuvre responsibility: statements of both operators',
  record: 'Record',
  encounter: 'Encounter, frozen at the decision',
  object: (number: 1 | 2) => `Object ${number}`,
  noNumber: 'no number',
  event: 'Conjunction',
  tca: 'Closest approach',
  approach: (at: string, speed: string) => `${at}, relative speed ${speed}`,
  miss: 'Miss distance',
  missBy: (length: string, rtn: string) => `${length} (radial / along / cross ${rtn} m)`,
  probability: 'Probability',
  noPc: (reason: MissingPc) => `none: ${missingPcText(reason)}`,
  notComputed: 'not computed',
  pc: (pc: string, method: string, largest: string) => `${pc} (${method}), maximum at this miss distance ${largest}`,
  belief: (belief: Belief) => confidenceText(belief, 'en'),
  risk: 'Risk, verdict',
  verdict: (level: string, verdict: string) => `${level}, ${verdict}`,
  decideBy: (by: string) => `, decide by ${by}`,
  reason: (reason: VerdictReason) => reasonText(reason),
  frozen: 'Frozen',
  rules: 'Flight rules and waivers',
  statuses: { MET: 'met', NOT_MET: 'NOT MET', UNKNOWN: 'UNKNOWN', WAIVED: 'WAIVED' },
  rule: (result: RequiredRule) => ruleText(result),
  waivedBy: (person: string, at: string, reason: string) => `Waived by ${person}, ${at}: ${reason}`,
  asked: 'required',
  notAsked: 'not required',
  methods: 'Probability by method',
  usable: 'usable',
  notUsable: 'not usable',
  remark: (code: string) => code.replaceAll('-', ' '),
  none: 'none',
  inputs: 'Frozen inputs, each with its SHA-256',
  kinds: { message: 'message', ephemeris: 'ephemeris', catalogue: 'catalogue' },
  older: (count: number) => `and ${count} older messages`,
  uses: { SCREENED: 'screened', IN_FORCE: 'operational' },
  settings: 'Rules',
  thresholds: ({ rulesVersion, thresholds, decisionLeadHours }: DecisionRecord['inputs']['settings']) =>
    `version ${rulesVersion}: watch threshold ${thresholds.medium} (MEDIUM), HIGH from ${thresholds.high}, act threshold ${thresholds.critical} (CRITICAL); decision ${decisionLeadHours} h before closest approach`,
  computedBy: 'Computed by',
  replay: 'The JSON form of this record contains the messages; keepout replay recomputes every value.',
  course: {
    title: 'Probability of collision by message',
    act: 'act',
    watch: 'watch',
    later: (hours: string) => `${hours} h later`,
  },
  plane: {
    title: 'Encounter plane',
    none: 'No encounter plane: the objects do not move relative to each other.',
    legend: (extent: string, radius: string) =>
      `half width ${extent}; combined 1- and 3-sigma covariance around object 2; circle: combined hard-body radius, ${radius} m`,
  },
} as const;

type Words<T> = {
  readonly [Name in keyof T]: T[Name] extends string
    ? string
    : T[Name] extends (...args: infer Given) => string
      ? (...args: Given) => string
      : Words<T[Name]>;
};
export type RecordWords = Words<typeof en>;
