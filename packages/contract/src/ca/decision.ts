import { z } from 'zod';
import { input, part, partOrNull, record, rows } from '../platform/described.ts';
import { inLanguage } from '../platform/language.ts';
import {
  count,
  id,
  idOf,
  metres,
  pageQuery,
  probability,
  ratio,
  saying,
  text,
  textIn,
  utcTimeOf,
} from '../platform/primitives.ts';
import { decisionKind, flightRule, riskLevel, verdictKind } from './enums.ts';
import { DECISION_TEXTS } from './fields.ts';
import { planScreening } from './plan-screening.ts';
import { belief } from './verdict.ts';

export const decisionState = z.enum(['OPEN', 'ACKNOWLEDGED', 'DECIDED', 'SIGNED', 'WITHDRAWN']).meta({
  id: 'DecisionState',
  description: 'Status of a decision. SIGNED and WITHDRAWN are final.',
});
export const flightRuleStatus = z.enum(['MET', 'NOT_MET', 'UNKNOWN', 'WAIVED']).meta({
  id: 'FlightRuleStatus',
  description:
    'Status of a flight rule. MET: known figures meet it. NOT_MET: known figures break it. UNKNOWN: the data do not state what it requires; ' +
    '`unknownReason` is the missing information. WAIVED: not met or unknown, and a user has waived it with a reason. NOT_MET and UNKNOWN block the ' +
    'decisions that require the rule.',
});
export const flightRuleUnknownReason = z
  .enum([
    'pc-not-computed',
    'covariance-unconfirmed',
    'covariance-not-checked',
    'observation-time-not-stated',
    'determination-not-stated',
    'method-not-checked',
    'plan-not-chosen',
    'plan-not-screened',
    'plan-screened-in-part',
  ])
  .meta({
    id: 'FlightRuleUnknownReason',
    description:
      'Missing information. pc-not-computed: the probability. covariance-unconfirmed: whether a covariance is right, since it comes from ' +
      'no orbit determination and no calibration covers it. covariance-not-checked: whether the covariances are plausible. ' +
      'observation-time-not-stated: the last observation of the other object. determination-not-stated: the quality of an orbit ' +
      'determination. method-not-checked: whether the method of the probability is valid. plan-not-chosen, plan-not-screened, ' +
      'plan-screened-in-part: whether the plan creates new conjunctions.',
  });

const act = (what: string) =>
  part(`When the record was ${what}, and by whom.`, {
    at: utcTimeOf(`When the record was ${what}`),
    by: text(`Who has ${what} it.`),
  });
const sha256 = (what: string) =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: `SHA-256 of ${what}, hexadecimal.`, examples: ['ab'.repeat(32)] });

export const flightRuleResult = record('FlightRuleResult', 'A flight rule with its status for an event.', {
  rule: flightRule,
  text: text('Requirement of the rule, its figure and, if it is unknown, the missing information, in sentences.'),
  status: flightRuleStatus,
  unknownReason: flightRuleUnknownReason
    .nullable()
    .describe(
      'Missing information of a rule that is UNKNOWN, or was before it was waived; null for other rules, and in records decided before this state existed.',
    ),
  value: z
    .number()
    .nullable()
    .describe('Figure that is compared with the limit, in `unit`; null if unknown or if the rule has none.'),
  limit: z.number().nullable().describe('The limit, in `unit`; null if the rule has none.'),
  unit: z.enum(['probability', 's', 'doubts', 'events']).nullable().describe('Unit of `value` and `limit`.'),
  requiredFor: z.array(decisionKind).describe('Decisions that require the rule, unless it is waived.'),
  waiver: partOrNull('Null where it is not waived.', {
    reason: text('Why the rule may be broken.'),
    by: text('Who has waived it.'),
    at: utcTimeOf('When it was waived'),
  }),
});

/** What stays the same whichever plan is meant: how it was made is the planner's. */
export const decidedPlan = record('DecidedPlan', 'The manoeuvre that was chosen, as it was then.', {
  planId: idOf('the manoeuvre plan'),
  sha256: sha256('the plan as it was chosen'),
  figures: z
    .record(z.string(), z.union([z.number(), z.string(), z.null()]))
    .describe('Its figures by name; each name has its unit.'),
});

const frozenInputs = record('DecisionInputs', 'Inputs of a decision, with the hash of each part.', {
  messages: rows('Messages of the event, oldest first; the last one speaks for it.', {
    cdmId: idOf('the message'),
    messageId: text('Its id by its originator.'),
    originator: text('Who made it.'),
    creationDate: utcTimeOf('When it was made'),
    sha256: sha256('its stored text, UTF-8'),
  }),
  earlierMessages: count('Older messages of the event that the record does without'),
  ephemerides: rows('Ephemerides of the satellite that the event rests on.', {
    oemFileId: idOf('the ephemeris'),
    fileName: text('Name of the file.'),
    sha256: sha256('the file'),
    use: z
      .enum(['SCREENED', 'IN_FORCE'])
      .describe('SCREENED: a message of the event comes from it. IN_FORCE: it spoke for the satellite.'),
  }),
  catalogue: partOrNull('Catalogue of the newest screening of the event, else the one in use; null without one.', {
    catalogueId: idOf('the catalogue'),
    source: text('Where it is from.'),
    contentHash: sha256('its element sets'),
  }),
  versions: part('Software versions.', {
    product: text('Version of Keepout.'),
    algorithm: text('Version of the screening engine.'),
  }),
  settings: part('Rules in force.', {
    thresholds: part('Risk thresholds in force.', {
      medium: ratio('Probability from which the risk is MEDIUM'),
      high: ratio('Probability from which the risk is HIGH'),
      critical: ratio('Probability from which the risk is CRITICAL, and the verdict ACT'),
    }),
    rulesVersion: z.int().describe("Version of the operator's rules."),
    decisionLeadHours: z.number().describe('How long before TCA a decision is due, h.'),
    mostMessageAgeHours: z.number().describe('Oldest newest message that the flight rules allow, h.'),
    mostTrackingAgeHours: z.number().describe('Longest time since the other object was tracked that they allow, h.'),
    fourEyes: z.boolean().describe('The user who decides must not sign.'),
  }),
});

const results = record('DecisionResults', 'Results of the inputs; `keepout replay` computes them again.', {
  tca: utcTimeOf('Time of closest approach'),
  missDistance: metres('Miss distance'),
  probabilityOfCollision: probability('Probability of collision by the recommended method'),
  probabilityMethod: text('The recommended method.'),
  ...belief,
  maxProbability: probability('Largest probability that other errors give at the same miss'),
  riskLevel,
  verdict: part('The verdict with its reasons.', {
    kind: verdictKind,
    reasons: z.array(text('A reason, a sentence.')).describe('Why, sentences.'),
  }),
  methods: rows('By every method but Monte Carlo.', {
    method: text('Name of the method, author and year.'),
    probability: probability('Probability by it'),
    usable: z.boolean().describe('Whether its assumptions hold.'),
  }),
});

const common = {
  decisionId: idOf('the decision record'),
  conjunctionId: idOf('the event'),
  satelliteId: idOf('your satellite'),
  satelliteName: text('Its name when the record was opened.'),
  secondaryName: text('Name of the other object.'),
  state: decisionState,
  version: z.int().describe('Counts the changes of the record; its ETag.'),
  owner: text('Who sees to it.').nullable(),
  decision: decisionKind.nullable(),
  decided: act('decided').nullable(),
  signed: act('signed').nullable(),
  recordHash: sha256('the signed record').nullable(),
  inputsChanged: z
    .boolean()
    .describe('The event has other messages than those the decision was made from. A signed record stays as it is.'),
  opened: act('opened'),
  updatedAt: utcTimeOf('When the record last changed'),
};

/** A decision record in a list. */
export const decisionSummary = record('DecisionSummary', 'A decision record in a list.', common);

export const decision = record('Decision', 'A decision about an event: who, what, why, from what, by which rules.', {
  ...common,
  note: text('Note; may be empty.'),
  acknowledged: act('acknowledged').nullable(),
  withdrawn: partOrNull('Null while it is not withdrawn.', {
    at: utcTimeOf('When the record was withdrawn'),
    by: text('Who has withdrawn it.'),
    reason: text('Reason for the withdrawal.'),
  }),
  rules: z
    .array(flightRuleResult)
    .describe(
      'The flight rules: as they stand now, and from the decision on as they stood then. Empty when the event is gone.',
    ),
  planId: idOf('the manoeuvre plan that was chosen').nullable(),
  plan: decidedPlan.nullable(),
  planScreening: planScreening
    .nullable()
    .describe('What could be said of the screening of the plan when it was decided on; null where no plan is frozen.'),
  fourEyes: z.boolean().describe('The user who decides must not sign.'),
  frozenAt: utcTimeOf('When inputs and results were frozen: with the decision').nullable(),
  inputs: frozenInputs.nullable(),
  results: results.nullable(),
});

export const decisionBody = input('DecisionBody', 'Which event a decision record is opened for.', {
  conjunctionId: idOf('the event to decide on'),
});

export const decisionChange = input(
  'DecisionChange',
  'Changed fields; omitted fields stay. A new note, waiver or plan withdraws a decision that is not repeated in the same call.',
  {
    acknowledged: z.literal(true).optional().describe('You have seen the event.'),
    owner: saying(DECISION_TEXTS.owner.longest).nullable().optional().describe('Who sees to it: a user name.'),
    note: textIn(DECISION_TEXTS.note).optional().describe('Note of the user.'),
    waivers: z
      .array(
        z.strictObject({
          rule: flightRule,
          reason: textIn(DECISION_TEXTS.reason).describe('Why the rule may be broken.'),
        }),
      )
      .max(20)
      .optional()
      .describe('All flight rules that are waived: those left out are waived no more.'),
    planId: id.nullable().optional().describe('A manoeuvre plan of the event.'),
    decision: decisionKind
      .nullable()
      .optional()
      .describe('Decision; freezes inputs and results. Null withdraws an unsigned decision.'),
    withdrawn: textIn(DECISION_TEXTS.reason).optional().describe('Why the record is withdrawn.'),
  },
);

export const decisionQuery = z.object({
  'conjunction-id': id.optional().describe('Records of one event; of all when absent.'),
  ...pageQuery,
});

export const recordQuery = z.object({
  format: z
    .enum(['json', 'pdf'])
    .default('json')
    .describe('json: the record itself, which `keepout replay` computes again. pdf: the same to print.'),
  language: inLanguage.describe(
    'Language of the paper: `en` or `de`; left out, the one that is kept of you. The JSON has none.',
  ),
});

export type Decision = z.infer<typeof decision>;
export type DecisionSummary = z.infer<typeof decisionSummary>;
export type DecisionChange = z.infer<typeof decisionChange>;
export type FlightRuleResult = z.infer<typeof flightRuleResult>;
export type DecisionState = z.infer<typeof decisionState>;
