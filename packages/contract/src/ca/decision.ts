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
  text,
  textIn,
  textUpTo,
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
    'Status of a flight rule. MET: known figures meet it. NOT_MET: known figures violate it. UNKNOWN: the data do not state what it requires; ' +
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

const act = (label: string) =>
  part(`Time and user of the step "${label}"; null before it.`, {
    at: utcTimeOf(`Time at which the record was ${label}`),
    by: text(`User who ${label} the record.`),
  });
const sha256 = (label: string) =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: `SHA-256 of ${label}, hexadecimal.`, examples: ['ab'.repeat(32)] });

export const flightRuleResult = record('FlightRuleResult', 'A flight rule with its status for a conjunction.', {
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
    .describe('Value that is compared with the limit, in `unit`; null if unknown or if the rule has no value.'),
  limit: z.number().nullable().describe('Limit, in `unit`; null if the rule has no limit.'),
  unit: z
    .enum(['probability', 's', 'doubts', 'events'])
    .nullable()
    .describe('Unit of `value` and `limit`; null if the rule has neither.'),
  requiredFor: z.array(decisionKind).describe('Decisions that require the rule, unless it is waived.'),
  waiver: partOrNull('Waiver of the rule; null if it is not waived.', {
    reason: text('Reason of the waiver.'),
    by: text('User who waived the rule.'),
    at: utcTimeOf('Time of the waiver'),
  }),
});

/** Facts of the chosen plan that do not depend on how it was made. */
export const decidedPlan = record('DecidedPlan', 'Chosen manoeuvre plan in its state at the decision.', {
  planId: idOf('the manoeuvre plan'),
  sha256: sha256('the plan at the decision'),
  figures: z
    .record(z.string(), z.union([z.number(), z.string(), z.null()]))
    .describe('Figures of the plan by name; each name contains the unit.'),
});

const frozenInputs = record('DecisionInputs', 'Inputs of a decision, with the hash of each part.', {
  messages: rows('CDMs of the conjunction, oldest first; the results are from the last one.', {
    cdmId: idOf('the CDM'),
    messageId: text('MESSAGE_ID of the originator.'),
    originator: text('Originator of the CDM.'),
    creationDate: utcTimeOf('Creation date of the CDM'),
    sha256: sha256('the stored text, UTF-8'),
  }),
  earlierMessages: count('Older CDMs of the conjunction that are not in the record'),
  ephemerides: rows('Ephemerides of the satellite that the results use.', {
    oemFileId: idOf('the ephemeris'),
    fileName: text('Name of the file.'),
    sha256: sha256('the file'),
    use: z
      .enum(['SCREENED', 'IN_FORCE'])
      .describe(
        'SCREENED: a screening of the file produced a CDM of the conjunction. IN_FORCE: the file was the operational ephemeris of the satellite.',
      ),
  }),
  catalogue: partOrNull(
    'Catalogue of the newest screening of the conjunction, otherwise the one in use; null without a catalogue.',
    {
      catalogueId: idOf('the catalogue'),
      source: text('Source of the catalogue.'),
      contentHash: sha256('the element sets'),
    },
  ),
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
    decisionLeadHours: z.number().describe('Time from the decision deadline to TCA, h.'),
    mostMessageAgeHours: z.number().describe('Maximum age of the newest CDM by the flight rules, h.'),
    mostTrackingAgeHours: z
      .number()
      .describe('Maximum time since the last observation of the other object by the flight rules, h.'),
    fourEyes: z.boolean().describe('True if the user who decides must not sign.'),
  }),
});

const results = record('DecisionResults', 'Results of the inputs; `keepout replay` recomputes them.', {
  tca: utcTimeOf('Time of closest approach'),
  missDistance: metres('Miss distance'),
  probabilityOfCollision: probability('Probability of collision by the recommended method; null if not computed'),
  probabilityMethod: text('The recommended method.'),
  ...belief,
  maxProbability: probability('Maximum probability for any covariance at the same miss distance; null if not computed'),
  riskLevel,
  verdict: part('The verdict with its reasons.', {
    kind: verdictKind,
    reasons: z.array(text('A reason, a sentence.')).describe('Reasons of the verdict.'),
  }),
  methods: rows('Results of all methods except Monte Carlo.', {
    method: text('Name of the method, author and year.'),
    probability: probability('Probability of collision by the method; null if not computed'),
    usable: z.boolean().describe('True if the assumptions of the method are valid here.'),
  }),
});

const common = {
  decisionId: idOf('the decision record'),
  conjunctionId: idOf('the conjunction'),
  satelliteId: idOf('your satellite'),
  satelliteName: text('Name of the satellite when the record was opened.'),
  secondaryName: text('Name of the other object.'),
  state: decisionState,
  version: z.int().describe('Number of changes of the record, also its ETag.'),
  owner: text('User who is responsible; null if nobody is assigned.').nullable(),
  decision: decisionKind.nullable(),
  decided: act('decided').nullable(),
  signed: act('signed').nullable(),
  recordHash: sha256('the signed record').nullable(),
  inputsChanged: z
    .boolean()
    .describe('True if the conjunction has other CDMs than at the decision. A signed record does not change.'),
  opened: act('opened'),
  updatedAt: utcTimeOf('Time of the last change'),
};

/** A decision record in a list. */
export const decisionSummary = record('DecisionSummary', 'A decision record in a list.', common);

export const decision = record(
  'Decision',
  'Decision record of a conjunction: decision, users, reasons, inputs, results and flight rules.',
  {
    ...common,
    note: text('Note; may be empty.'),
    acknowledged: act('acknowledged').nullable(),
    withdrawn: partOrNull('Withdrawal; null if the record is not withdrawn.', {
      at: utcTimeOf('Time of the withdrawal'),
      by: text('User who withdrew the record.'),
      reason: text('Reason for the withdrawal.'),
    }),
    rules: z
      .array(flightRuleResult)
      .describe(
        'Flight rules with their current status, or from the decision on with their status at the decision. Empty if the conjunction no longer exists.',
      ),
    planId: idOf('the chosen manoeuvre plan; null without one').nullable(),
    plan: decidedPlan.nullable(),
    planScreening: planScreening
      .nullable()
      .describe('Screening status of the plan at the decision; null without a plan.'),
    fourEyes: z.boolean().describe('True if the user who decides must not sign.'),
    frozenAt: utcTimeOf('Time of the decision, at which inputs and results were frozen; null before').nullable(),
    inputs: frozenInputs.nullable(),
    results: results.nullable(),
  },
);

export const decisionBody = input('DecisionBody', 'Conjunction for which a decision record is opened.', {
  conjunctionId: idOf('the conjunction to decide on'),
});

export const decisionChange = input(
  'DecisionChange',
  'Changed fields; omitted fields do not change. A new note, waiver or plan withdraws a decision that is not repeated in the same call.',
  {
    acknowledged: z.literal(true).optional().describe('Acknowledges the conjunction.'),
    owner: textUpTo(DECISION_TEXTS.owner.longest)
      .nullable()
      .optional()
      .describe('User name of the responsible person; null removes it.'),
    note: textIn(DECISION_TEXTS.note).optional().describe('Note of the user.'),
    waivers: z
      .array(
        z.strictObject({
          rule: flightRule,
          reason: textIn(DECISION_TEXTS.reason).describe('Reason of the waiver.'),
        }),
      )
      .max(20)
      .optional()
      .describe('All waived flight rules. Omitted rules are no longer waived.'),
    planId: id.nullable().optional().describe('Id of a manoeuvre plan of the conjunction; null removes the plan.'),
    decision: decisionKind
      .nullable()
      .optional()
      .describe('Decision; freezes inputs and results. Null withdraws an unsigned decision.'),
    withdrawn: textIn(DECISION_TEXTS.reason).optional().describe('Reason for the withdrawal; withdraws the record.'),
  },
);

export const decisionQuery = z.object({
  'conjunction-id': id.optional().describe('Records of one conjunction; all records if absent.'),
  ...pageQuery,
});

export const recordQuery = z.object({
  format: z
    .enum(['json', 'pdf'])
    .default('json')
    .describe('json: the record that `keepout replay` recomputes. pdf: the record for printing.'),
  language: inLanguage.describe(
    'Language of the PDF: `en` or `de`. Default: the language of your profile. The JSON has no language.',
  ),
});

export type Decision = z.infer<typeof decision>;
export type DecisionSummary = z.infer<typeof decisionSummary>;
export type DecisionChange = z.infer<typeof decisionChange>;
export type FlightRuleResult = z.infer<typeof flightRuleResult>;
export type DecisionState = z.infer<typeof decisionState>;
