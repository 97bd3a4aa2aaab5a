import { z } from 'zod';
import { record, rows } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { numberIn, numberOf, textIn, timeInput, utcTimeOf } from '../platform/primitives.ts';
import { MOST_WINDOWS, RULE_NUMBERS, RULE_TEXTS } from './fields.ts';

const level = (name: string) =>
  z
    .number()
    .gt(0)
    .max(1)
    .describe(`Probability of collision from which a conjunction has the risk level ${name}, 0 to 1.`);

/** Risk levels by probability. MEDIUM: watch. HIGH: decision required. CRITICAL: manoeuvre required. */
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
    description: 'Thresholds of the risk levels by probability of collision, in ascending order.',
  });

const reason = textIn(RULE_TEXTS.reason).describe('Reason of the window; may be empty.');

const limits = {
  decisionLeadHours: numberOf('Time from the decision deadline to TCA', RULE_NUMBERS.decisionLeadHours),
  screeningEveryHours: numberOf(
    'Maximum interval of automatic screenings of a satellite; a new catalogue also starts a screening; 0 for screenings on request only; the setting of a satellite takes precedence',
    RULE_NUMBERS.screeningEveryHours,
  ),
  ephemerisDays: numberOf(
    'Time for which the content of an ephemeris is stored after it was superseded or its span has ended; the newest ephemeris of each satellite and ephemerides of decisions are never removed; if storage is short, the longest superseded ephemerides are removed earlier',
    RULE_NUMBERS.ephemerisDays,
  ),
  messageDays: numberOf(
    'Time after TCA for which all CDMs of a conjunction are stored; afterwards, the following remain for each originator: the first, the last two, the last before the decision deadline, the one with the largest probability, and each with a changed verdict; for the others, creation date and probability remain; conjunctions with a decision record or a manoeuvre plan keep all CDMs',
    RULE_NUMBERS.messageDays,
  ),
  targetPc: z
    .number()
    .gt(0)
    .max(1)
    .describe(
      'Target probability of collision: a manoeuvre must reduce the probability of the conjunction below it, 0 to 1.',
    ),
  targetReductionOrders: numberOf(
    'Orders of magnitude by which a manoeuvre must reduce the probability of collision',
    RULE_NUMBERS.targetReductionOrders,
  ),
  fourEyes: z
    .boolean()
    .describe(
      'True if a plan must be approved by another user than the one who proposed it, and a publication confirmed by another user than the one who prepared it.',
    ),
  sharesEphemerides: z
    .boolean()
    .describe(
      'True to screen other operators on this installation against your operational ephemerides instead of the element sets of your satellites. They ' +
        'see state vectors and covariances at their close approaches with your satellites, but no files.',
    ),
  uplinkLeadTime: numberOf('Time from the latest command uplink to ignition', RULE_NUMBERS.uplinkLeadTime),
  preparationTime: numberOf(
    'Time from the decision to the command uplink, for planning, review and transfer to the station',
    RULE_NUMBERS.preparationTime,
  ),
  densityUncertainty: numberOf(
    '1-sigma relative uncertainty of the atmospheric density, 0 to 1',
    RULE_NUMBERS.densityUncertainty,
  ),
  maxSmaChange: numberIn(RULE_NUMBERS.maxSmaChange)
    .nullable()
    .describe('Maximum change of the semi-major axis by a manoeuvre, m; null for no limit.'),
  notes: textIn(RULE_TEXTS.notes).describe('Further rules as text for users.'),
};

/** Flight rules of an operator: one record for each organisation. */
export const flightRules = record(
  'FlightRules',
  'Flight rules of your organisation: thresholds, deadlines, limits and windows.',
  {
    thresholds: rulesThresholds,
    ...limits,
    noBurnWindows: rows('No-burn windows of all satellites.', {
      start: utcTimeOf('Start of the window'),
      end: utcTimeOf('End of the window'),
      reason,
    }),
    version: z.int().describe('Version of the rules, also their ETag; it grows with each change.'),
    updatedAt: utcTimeOf('Time of the last change; null if never').nullable(),
  },
);

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
          start: timeInput('Start of the window'),
          end: timeInput('End of the window'),
          reason: reason.default(''),
        }),
      )
      .max(MOST_WINDOWS)
      .describe(`No-burn windows of all satellites; at most ${MOST_WINDOWS}, each ends after its start.`),
  })
  .check(({ value, issues }) => {
    if (value.targetPc < value.thresholds.critical) return;
    const message = 'targetPc must be below thresholds.critical, the probability that requires a manoeuvre.';
    issues.push({ code: 'custom', path: ['targetPc'], message, input: value });
  })
  .meta({
    id: 'FlightRulesChange',
    description:
      'Complete new flight rules. `version` and `updatedAt` may be sent with their current values; other values are refused.',
  });

export type FlightRules = z.infer<typeof flightRules>;
export type FlightRulesChange = z.infer<typeof flightRulesChange>;
