import { z } from 'zod';
import { record, rows } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { numberIn, numberOf, textIn, timeInput, utcTimeOf } from '../platform/primitives.ts';
import { MOST_WINDOWS, RULE_NUMBERS, RULE_TEXTS } from './fields.ts';

const level = (name: string) =>
  z.number().gt(0).max(1).describe(`Probability of collision from which on an event is ${name}, 0 to 1.`);

/** Risk levels by probability. MEDIUM puts an event on the watch list, HIGH asks for a decision, CRITICAL for a manoeuvre. */
export const rulesThresholds = z
  .strictObject({ medium: level('MEDIUM'), high: level('HIGH'), critical: level('CRITICAL') })
  .check(({ value: { medium, high, critical }, issues, value }) => {
    const refuse = (field: 'high' | 'critical', below: string) =>
      issues.push({ code: 'custom', path: [field], message: `${field} must be above ${below}.`, input: value });
    if (!(high > medium)) refuse('high', 'medium');
    if (!(critical > high)) refuse('critical', 'high');
  })
  .meta({
    id: 'RulesThresholds',
    description: 'Probabilities from which on an event has a risk level, in rising order.',
  });

const reason = textIn(RULE_TEXTS.reason).describe('Why; may be empty.');

const limits = {
  decisionLeadHours: numberOf('How long before closest approach a decision is due', RULE_NUMBERS.decisionLeadHours),
  screeningEveryHours: numberOf(
    'Each satellite is screened by itself at the latest after so long, and when another catalogue is in use; 0: only when somebody orders it. A satellite may say otherwise',
    RULE_NUMBERS.screeningEveryHours,
  ),
  ephemerisDays: numberOf(
    'How long the content of an ephemeris is kept after a newer one has taken its place, or its span is over. The newest of each satellite and what a decision was made by are kept for good; room for new files is made of the longest superseded ones, be they older or not',
    RULE_NUMBERS.ephemerisDays,
  ),
  messageDays: numberOf(
    'How long every message of an event is kept after its closest approach. Then, of each originator, those stay that tell its course: the first, the last two, the last before the decision was due, the one of the largest probability, and each whose verdict is another than that of the one before. Of the others the event keeps when they were made and their probability. Events with a decision record or a manoeuvre plan keep all',
    RULE_NUMBERS.messageDays,
  ),
  targetPc: z
    .number()
    .gt(0)
    .max(1)
    .describe('Probability of collision that a manoeuvre has to bring an event below, 0 to 1.'),
  targetReductionOrders: numberOf(
    'Orders of magnitude by which a manoeuvre has to lower the probability of collision',
    RULE_NUMBERS.targetReductionOrders,
  ),
  fourEyes: z
    .boolean()
    .describe(
      'A manoeuvre is approved by another user than who proposed it, a publication confirmed by another than who prepared it.',
    ),
  sharesEphemerides: z
    .boolean()
    .describe(
      'Other operators on this installation are screened against your operational ephemerides instead of the element sets of your satellites. They ' +
        'see states and errors at the closest approaches that they have with you, and no file.',
    ),
  uplinkLeadTime: numberOf(
    'How long before ignition the latest command leaves the ground',
    RULE_NUMBERS.uplinkLeadTime,
  ),
  preparationTime: numberOf(
    'Time from the decision until the command can be sent: planning, review and transfer to the station',
    RULE_NUMBERS.preparationTime,
  ),
  densityUncertainty: numberOf(
    'Relative uncertainty (1 sigma) of the atmospheric density, a share, 0 to 1',
    RULE_NUMBERS.densityUncertainty,
  ),
  maxSmaChange: numberIn(RULE_NUMBERS.maxSmaChange)
    .nullable()
    .describe('Largest change of the semi-major axis that a manoeuvre may leave, m; null for no limit.'),
  notes: textIn(RULE_TEXTS.notes).describe('Further rules, as text for users.'),
};

/** How an operator judges and flies: one record for each organisation. */
export const flightRules = record('FlightRules', 'How your organisation judges events and flies its satellites.', {
  thresholds: rulesThresholds,
  ...limits,
  noBurnWindows: rows('When no satellite of the fleet may burn.', {
    start: utcTimeOf('Start of the time without burns'),
    end: utcTimeOf('End of the time without burns'),
    reason,
  }),
  version: z.int().describe('Grows with every change; the ETag of the record.'),
  updatedAt: utcTimeOf('When they last changed; null when never').nullable(),
});

/** What comes with the rules and is not changed by a caller. */
export const flightRulesGot = asGot(flightRules.pick({ version: true, updatedAt: true }).shape);

export const flightRulesChange = z
  .strictObject({
    ...flightRulesGot,
    thresholds: rulesThresholds,
    ...limits,
    preparationTime: limits.preparationTime
      .optional()
      .describe(`${limits.preparationTime.description} Absent: unchanged.`),
    noBurnWindows: z
      .array(
        z.strictObject({
          start: timeInput('Start of the time without burns'),
          end: timeInput('End of the time without burns'),
          reason: reason.default(''),
        }),
      )
      .max(MOST_WINDOWS)
      .describe(`When no satellite of the fleet may burn; at most ${MOST_WINDOWS}, each ends after it begins.`),
  })
  .check(({ value, issues }) => {
    if (value.targetPc < value.thresholds.critical) return;
    const message = 'targetPc must be below thresholds.critical: at that probability a manoeuvre is due.';
    issues.push({ code: 'custom', path: ['targetPc'], message, input: value });
  })
  .meta({
    id: 'FlightRulesChange',
    description:
      'What the rules are to be from now on, whole. `version` and `updatedAt` may be sent along as they were got; another value ' +
      'of them is refused.',
  });

export type FlightRules = z.infer<typeof flightRules>;
export type FlightRulesChange = z.infer<typeof flightRulesChange>;
