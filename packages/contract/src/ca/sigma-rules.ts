import { z } from 'zod';
import { input, part, record, rows } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { count, idOf, probability, text, utcTimeOf } from '../platform/primitives.ts';
import { confidence, covarianceSource, orbitClass, verdictKind } from './enums.ts';
import { days } from './statistics.ts';

/** A kind of covariances, as the table of realism has its rows. */
const kind = {
  originator: text('Who makes the messages.'),
  covarianceSource,
  regime: orbitClass,
  leadFromDays: days('From the message to closest approach, from'),
};

export const covarianceUse = z.enum(['AS_STATED', 'FACTOR']).meta({
  id: 'CovarianceUse',
  description:
    'AS_STATED: they are accepted as calibrated, since they have passed the test. FACTOR: their sigmas are multiplied by the factor of the test.',
});

/** What comes of the test. */
const tested = {
  leadToDays: days('From the message to closest approach, to; null for whatever is longer').nullable(),
  factor: z.number().describe('By which sigmas are multiplied; 1 for those accepted as stated.'),
  isCalibrated: z
    .boolean()
    .describe(
      'They pass the test as they count, on data that the factor was not made of: with both objects so a probability is CALIBRATED.',
    ),
  samples: count('Samples of the test'),
  testedAt: utcTimeOf('When they were tested'),
  decidedBy: text('Who decided it.'),
};

const rule = z.object({ ...kind, use: covarianceUse, ...tested });

const got = {
  version: z.int().describe('Grows with every change, and with those of the flight rules; the ETag of the record.'),
  isJudging: z.boolean().describe('Open events are still being judged by these rules.'),
};

/** What an operator has decided of the sigmas of others. */
export const covarianceRules = record(
  'CovarianceRules',
  'Which covariances count as calibrated, or with their sigmas multiplied.',
  {
    rules: z.array(rule).describe('By kind; a kind without a rule counts as it is stated.'),
    ...got,
  },
);

export const covarianceRulesChange = input(
  'CovarianceRulesChange',
  'What the rules for covariances are to be from now on, whole.',
  {
    rules: z
      .array(z.strictObject({ ...kind, use: covarianceUse, ...asGot(tested) }))
      .max(100)
      .describe(
        'All that are to hold from now on. What held before keeps its test; what is new is tested now, whatever is sent along of a test. AS_STATED is refused for what does not pass.',
      ),
    ...asGot(got),
  },
);

const said = (when: string) =>
  part(`What is said of the event ${when}.`, {
    verdict: verdictKind,
    probability: probability(`Of a collision, ${when}; null where none can be computed`).nullable(),
    confidence,
  });

/** What rules would change. */
export const covarianceRulesPreview = record(
  'CovarianceRulesPreview',
  'What rules for covariances would change of the open events.',
  {
    events: count('Open events that they are about'),
    verdictsChanged: count('Of these, with another verdict'),
    changes: rows('These events, those with another verdict first, the most probable before others.', {
      conjunctionId: idOf('the event'),
      secondaryName: text('The other object.'),
      before: said('by the rules in force'),
      after: said('by these'),
    }),
  },
);

export type CovarianceRules = z.infer<typeof covarianceRules>;
export type CovarianceRulesChange = z.infer<typeof covarianceRulesChange>;
export type CovarianceRulesPreview = z.infer<typeof covarianceRulesPreview>;
