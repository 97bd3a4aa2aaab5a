import { z } from 'zod';
import { input, part, record, rows } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { count, idOf, probability, text, utcTimeOf } from '../platform/primitives.ts';
import { confidence, covarianceSource, orbitClass, verdictKind } from './enums.ts';
import { days } from './statistics.ts';

/** A kind of covariances, as in the rows of the covariance realism table. */
const kind = {
  originator: text('Originator of the CDMs.'),
  covarianceSource,
  regime: orbitClass,
  leadFromDays: days('Lower limit of the time from the CDM to TCA'),
};

export const covarianceUse = z.enum(['AS_STATED', 'FACTOR']).meta({
  id: 'CovarianceUse',
  description:
    'AS_STATED: the covariances are accepted as calibrated; they have passed the test. FACTOR: their sigmas are multiplied by the factor of the test.',
});

/** Result of the test. */
const tested = {
  leadToDays: days('Upper limit of the time from the CDM to TCA; null for no upper limit').nullable(),
  factor: z.number().describe('Factor on the sigmas; 1 for AS_STATED.'),
  isCalibrated: z
    .boolean()
    .describe(
      'True if the covariances with this factor pass the test on independent data. A probability is CALIBRATED if this is true for both objects.',
    ),
  samples: count('Samples of the test'),
  testedAt: utcTimeOf('Time of the test'),
  decidedBy: text('User who set the rule.'),
};

const rule = z.object({ ...kind, use: covarianceUse, ...tested });

const receivedFields = {
  version: z
    .int()
    .describe('Version of the rules, also their ETag; it grows with each change of these rules or the flight rules.'),
  isJudging: z.boolean().describe('True while open conjunctions are still being assessed by these rules.'),
};

/** Rules of an operator for the covariances of other originators. */
export const covarianceRules = record(
  'CovarianceRules',
  'Covariance rules: kinds of covariances that are calibrated or scaled.',
  {
    rules: z.array(rule).describe('Rules by kind; covariances without a rule are used as stated.'),
    ...receivedFields,
  },
);

export const covarianceRulesChange = input('CovarianceRulesChange', 'Complete new list of covariance rules.', {
  rules: z
    .array(z.strictObject({ ...kind, use: covarianceUse, ...asGot(tested) }))
    .max(100)
    .describe(
      'All rules. Existing rules keep their test. New rules are tested now, and test results in the request are ignored. AS_STATED is refused for covariances that do not pass.',
    ),
  ...asGot(receivedFields),
});

const statedFactor = (when: string) =>
  part(`Assessment of the conjunction ${when}.`, {
    verdict: verdictKind,
    probability: probability(`Probability of collision ${when}; null if it cannot be computed`).nullable(),
    confidence,
  });

/** Effect of rules on open conjunctions. */
export const covarianceRulesPreview = record(
  'CovarianceRulesPreview',
  'Effect of covariance rules on the open conjunctions.',
  {
    events: count('Open conjunctions that the rules concern'),
    verdictsChanged: count('Those of them whose verdict changes'),
    changes: rows('These conjunctions; those with a changed verdict first, then by probability.', {
      conjunctionId: idOf('the conjunction'),
      secondaryName: text('Name of the other object.'),
      before: statedFactor('by the rules in force'),
      after: statedFactor('by the new rules'),
    }),
  },
);

export type CovarianceRules = z.infer<typeof covarianceRules>;
export type CovarianceRulesChange = z.infer<typeof covarianceRulesChange>;
export type CovarianceRulesPreview = z.infer<typeof covarianceRulesPreview>;
