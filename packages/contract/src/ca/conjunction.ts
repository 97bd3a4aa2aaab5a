import { z } from 'zod';
import { objectType } from '../fleet/enums.ts';
import { partOrNull, record } from '../platform/described.ts';
import {
  count,
  id,
  idOf,
  metres,
  noradId,
  noradIdInAddress,
  pageQuery,
  probability,
  ratio,
  seconds,
  text,
  textUpTo,
  timeInput,
  utcTimeOf,
} from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { conjunctionBrief, encounterDetails, encounterFigures } from './encounter.ts';
import { covarianceSource, decisionKind, riskLevel, screeningType, verdictKind, workState } from './enums.ts';
import { manoeuvreState } from './manoeuvre-enums.ts';
import { nextMessage, nextMessageSummary } from './next-message.ts';
import { belief, verdict, verdictSummary } from './verdict.ts';

export const conjunctionParty = record('ConjunctionParty', 'One of the two objects of a conjunction.', {
  noradId: noradId.nullable(),
  name: text('Name in the catalogue or the message.'),
  cosparId: text('International designator; empty when unknown.'),
  objectType,
});

/** An object of a conjunction in a list. */
export const partySummary = conjunctionParty
  .omit({ cosparId: true })
  .meta({ id: 'ConjunctionPartySummary', description: 'One of the two objects of a conjunction in a list.' });

/** One step in the history of a conjunction. */
export const conjunctionStep = record('ConjunctionStep', 'Figures of one CDM of a conjunction.', {
  cdmId: idOf('the CDM'),
  originator: text('Originator of the CDM.'),
  messageId: text('MESSAGE_ID of the originator.'),
  version: count('Version of the content under this MESSAGE_ID, oldest first; 1 for the first'),
  versions: count(
    'CDMs with different content under this MESSAGE_ID, for any conjunction; 1 unless the originator reused it',
  ),
  creationDate: utcTimeOf('Creation date of the CDM'),
  tca: utcTimeOf('Time of closest approach'),
  riskLevel,
  probabilityOfCollision: encounterFigures.probabilityOfCollision,
  maxProbability: encounterFigures.maxProbability,
  totalMissDistance: encounterFigures.totalMissDistance,
  sigma: metres('1-sigma uncertainty along the miss vector; null without covariance').nullable(),
  classification: text('Classification of the CDM; null if unclassified.').nullable(),
  isObserved: z.boolean().describe('True if the CDM uses observations ordered for the conjunction.'),
});

const thresholds = record('RiskThresholds', 'Risk thresholds in force for the operator.', {
  medium: ratio('Probability from which the risk is MEDIUM'),
  high: ratio('Probability from which the risk is HIGH'),
  critical: ratio('Probability from which the risk is CRITICAL'),
});

const contraryAdvice = record('ContraryAdvice', 'Contrary verdict from the CDM of another originator.', {
  cdmId: idOf('the newest CDM of this originator'),
  originator: text('Originator of the CDM.'),
  creationDate: utcTimeOf('Creation date of the CDM'),
  verdict: verdictKind,
  probabilityOfCollision: probability('Computed probability of collision; null if it cannot be computed'),
});

const conjunctionWork = record('ConjunctionWork', 'The work on a conjunction: state, owner, decision and plan.', {
  state: workState,
  owner: text('User who owns the decision record; null without one.').nullable(),
  decisionId: idOf('the newest decision record that is not withdrawn; null without one').nullable(),
  decision: decisionKind.nullable(),
  planId: idOf('the most advanced manoeuvre plan; null without a plan').nullable(),
  planState: manoeuvreState.nullable(),
  planDecideBy: utcTimeOf(
    '`decideBy` of the plan: latest decision for which a ground-station pass can still carry the commands; null without one',
  ).nullable(),
});

/** Common fields of conjunctions in lists and in detail. */
const common = {
  conjunctionId: idOf('the conjunction'),
  satelliteId: idOf('your satellite'),
  satelliteName: text('Name of your satellite.'),
  screeningType,
  covarianceSource,
  ...belief,
  thresholds,
  stillReported: z.boolean().describe('False if the newest screening no longer finds the conjunction.'),
  lastReportedAt: utcTimeOf('Time at which the conjunction was last found'),
  ...renamed('seenAgain', { redetections: count('Unchanged re-detections by later screenings, which created no CDM') }),
  updatedAt: utcTimeOf('Time of the last change'),
  messageCount: count('CDMs of the conjunction, including those no longer stored'),
  needsDecision: z
    .boolean()
    .describe(
      'True before TCA if the verdict is ACT, is NO_CONCLUSION with a decision deadline within three days, or is WATCH at HIGH risk or above within ' +
        'three days of TCA, or if another originator contradicts it. False while a decision is in force. BURN, NO_BURN and ACCEPT remain in force ' +
        'until the verdict is more severe, or the same with ten times the probability (BURN also until its plan is abandoned). OBSERVE and COORDINATE ' +
        'remain in force until a newer CDM, a committed plan until a CDM from after the burn has the verdict ACT.',
    ),
  isSimulatedAhead: z
    .boolean()
    .describe(
      'True if the newest CDM uses simulated measurements of passes that lay in the future when it was created (`observed.isAheadOfTime` of the CDM).',
    ),
  assumedBurn: partOrNull(
    'Unconfirmed burn in the newest CDM: the operational ephemeris contains a burn that was in the future at the upload. Null without one, when the plan of the burn is VERIFIED, or when a newer CDM uses another file.',
    {
      time: utcTimeOf('Start of the burn'),
      planId: idOf('the manoeuvre plan with this burn; null without one').nullable(),
      probabilityWithout: probability(
        'Probability of collision of the newest CDM without the burn; null if not computed',
      ),
    },
  ),
  work: conjunctionWork
    .nullable()
    .describe('Work on the conjunction; null until a decision record, a manoeuvre plan or an assumed burn exists.'),
  contraryAdvice: z
    .array(contraryAdvice)
    .describe(
      'Other originators with a contrary verdict: exactly one of the two verdicts is ACT, and the CDM is at most two days older than the newest ' +
        'CDM of the conjunction. The verdict of the conjunction remains that of its newest CDM.',
    ),
  conjunctionData: conjunctionBrief,
  ...encounterFigures,
  relativeVelocity: encounterDetails.relativeVelocity,
  radialSeparation: metres('Absolute radial component of the miss vector'),
  timeToTca: seconds('Time from the response to TCA; negative after TCA'),
};

const NO_NEXT_MESSAGE =
  'Expected next CDM. Null after TCA, if the newest screening no longer finds the conjunction, and for candidate ephemerides.';

const previousProbability = probability(
  'Probability of collision of the CDM before the newest; null if it could not be computed, or with only one CDM',
);

/** A conjunction in a list, without history and sentences. */
export const conjunctionSummary = record(
  'ConjunctionSummary',
  'A conjunction in a list, values to six significant digits. The single conjunction has all digits, the history and the texts. The time to TCA in a ' +
    'list is at most 10 s old; a response 304 means that only the time to TCA has changed.',
  {
    ...common,
    nextMessage: nextMessageSummary.nullable().describe(NO_NEXT_MESSAGE),
    object1: partySummary,
    object2: partySummary,
    verdict: verdictSummary,
    previousProbability,
    isMinimumInside: z
      .boolean()
      .optional()
      .describe(
        'For a screening with a requested volume: true if TCA is inside the volume, false if only another part of the path is.',
      ),
  },
);

/** A conjunction: the CDMs about one close approach of two objects, with the values of the newest. */
export const conjunction = record('Conjunction', 'A conjunction with the values of its newest CDM, and its history.', {
  ...common,
  nextMessage: nextMessage.nullable().describe(NO_NEXT_MESSAGE),
  object1: conjunctionParty,
  object2: conjunctionParty,
  verdict,
  ...encounterDetails,
  previousProbability,
  lastMessageId: idOf('the newest CDM'),
  messagesRemoved: count(
    'CDMs of the conjunction that were removed because they added no information to its history (flight rule `messageDays`)',
  ),
  history: z.array(conjunctionStep).describe('Figures of each stored CDM, oldest first.'),
});

/** Pattern of a comma-separated list of names in a URL. */
const someOf = (names: readonly string[]) => `^(${names.join('|')})(,(${names.join('|')}))*$`;

/** Conditions of every search for conjunctions and CDMs. */
export const conjunctionConditions = {
  'satellite-id': id.optional().describe('Id of one of your satellites; all satellites if absent.'),
  'norad-id': noradIdInAddress('Catalogue number of the other object.').optional(),
  object: textUpTo(80)
    .optional()
    .describe('The other object: its catalogue number, its international designator, or a part of its name.'),
  'screening-type': screeningType.optional(),
  'risk-level': z
    .string()
    .max(60)
    .optional()
    .meta({
      description: 'Comma-separated risk levels.',
      examples: ['HIGH,CRITICAL'],
      pattern: someOf(riskLevel.options),
    }),
  verdict: z
    .string()
    .max(60)
    .optional()
    .meta({
      description: 'Comma-separated verdicts.',
      examples: ['ACT,NO_CONCLUSION'],
      pattern: someOf(verdictKind.options),
    }),
  from: timeInput('Earliest TCA, inclusive').optional(),
  to: timeInput('Latest TCA, inclusive').optional(),
  'max-miss-distance': z.coerce.number().positive().max(1e9).optional().describe('Maximum miss distance, m.'),
  'min-probability': z.coerce
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('Minimum probability of collision, 0 to 1. Excludes conjunctions without a computed probability.'),
};

export const conjunctionQuery = z.object({
  'conjunction-id': id.optional().describe('Id of one conjunction.'),
  'screening-id': id
    .optional()
    .describe('Conjunctions found by one screening, including screenings of candidate ephemerides.'),
  ...conjunctionConditions,
  ...pageQuery,
});

/** A search for stored conjunctions that meet all given conditions. */
export const findQuery = z.object({ ...conjunctionConditions, ...pageQuery });

export type Conjunction = z.infer<typeof conjunction>;
export type ConjunctionSummary = z.infer<typeof conjunctionSummary>;
export type ContraryAdvice = z.infer<typeof contraryAdvice>;
export type ConjunctionStep = z.infer<typeof conjunctionStep>;
export type Verdict = z.infer<typeof verdict>;
export type VerdictSummary = z.infer<typeof verdictSummary>;
