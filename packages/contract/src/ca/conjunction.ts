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
  saying,
  seconds,
  text,
  timeInput,
  utcTimeOf,
} from '../platform/primitives.ts';
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

/** An object in a list: by what a row names it. */
export const partySummary = conjunctionParty
  .omit({ cosparId: true })
  .meta({ id: 'ConjunctionPartySummary', description: 'One of the two objects of a conjunction in a list.' });

/** One step of an event's history: what each message said. */
export const conjunctionStep = record('ConjunctionStep', 'Figures of one message of an event.', {
  cdmId: idOf('the message'),
  originator: text('Who made the message.'),
  messageId: text('Identifier that the originator gave it.'),
  version: count('Which of the contents under this id it is, oldest first; 1 is the first'),
  versions: count(
    'Messages of different content that the originator has sent under this id, about this event or another; 1 but for mistakes',
  ),
  creationDate: utcTimeOf('When the message was made'),
  tca: utcTimeOf('Time of closest approach'),
  riskLevel,
  probabilityOfCollision: encounterFigures.probabilityOfCollision,
  maxProbability: encounterFigures.maxProbability,
  totalMissDistance: encounterFigures.totalMissDistance,
  sigma: metres('One-sigma uncertainty along the miss vector').nullable(),
  classification: text('Classification of the message, unless unclassified.').nullable(),
  isObserved: z.boolean().describe('It rests on observations that were ordered for the event.'),
});

const thresholds = record('RiskThresholds', 'Risk thresholds in force for the operator; the screens draw these.', {
  medium: ratio('Probability from which the risk is MEDIUM'),
  high: ratio('Probability from which the risk is HIGH'),
  critical: ratio('Probability from which the risk is CRITICAL'),
});

const contraryAdvice = record('ContraryAdvice', 'Contrary advice of another originator.', {
  cdmId: idOf('its newest message'),
  originator: text('Who made it.'),
  creationDate: utcTimeOf('When it was made'),
  verdict: verdictKind,
  probabilityOfCollision: probability('Our probability of it'),
});

const conjunctionWork = record('ConjunctionWork', 'The work on a conjunction: state, owner, decision and plan.', {
  state: workState,
  owner: text('User who owns the decision record.').nullable(),
  decisionId: idOf('the newest decision record that is not withdrawn').nullable(),
  decision: decisionKind.nullable(),
  planId: idOf('the manoeuvre plan that has come farthest').nullable(),
  planState: manoeuvreState.nullable(),
  planDecideBy: utcTimeOf(
    '`decideBy` of the plan: latest decision for which a ground-station pass can still carry the commands',
  ).nullable(),
});

/** What lists and details of an event have in common. */
const common = {
  conjunctionId: idOf('the event'),
  satelliteId: idOf('your satellite'),
  satelliteName: text('Name of your satellite.'),
  screeningType,
  covarianceSource,
  ...belief,
  thresholds,
  stillReported: z.boolean().describe('False when the newest screening no longer finds the event.'),
  lastReportedAt: utcTimeOf('When the event was last found'),
  seenAgain: count('Unchanged re-detections by later screenings, which created no message'),
  updatedAt: utcTimeOf('When the record last changed'),
  messageCount: count('Messages on the event, including those no longer stored'),
  needsDecision: z
    .boolean()
    .describe(
      'A decision is needed while closest approach lies ahead: the verdict is ACT; or NO_CONCLUSION with the decision due within ' +
        'three days; or WATCH at HIGH risk or above within three days of closest approach; or another originator contradicts it. ' +
        'False while a decision is in force: BURN, NO_BURN and ACCEPT until the verdict is graver than the one decided on, or the same with ten times the probability ' +
        '(BURN also until its plan is abandoned), OBSERVE and COORDINATE until a newer message, a committed plan until a ' +
        'message from after the burn says ACT.',
    ),
  isSimulatedAhead: z
    .boolean()
    .describe(
      'The verdict is simulated ahead of time: the newest message rests on simulated measurements of passes that lay in the future when it was made (`observed.isAheadOfTime` of the message).',
    ),
  assumedBurn: partOrNull(
    'A burn that is not confirmed and that the newest message assumes: it comes from an operational ephemeris with a burn that was ahead at the upload. Null without one, and once the plan of the burn is VERIFIED or a message rests on another file.',
    {
      time: utcTimeOf('Start of the burn'),
      planId: idOf('the manoeuvre plan with this burn').nullable(),
      probabilityWithout: probability('Probability of the newest message without the burn'),
    },
  ),
  work: conjunctionWork
    .nullable()
    .describe('Null until a decision record or a manoeuvre plan exists, or a burn is assumed.'),
  contraryAdvice: z
    .array(contraryAdvice)
    .describe(
      'Other originators whose newest message contradicts the advice of the event, and is at most two days older than its ' +
        'newest message: exactly one of the two says ACT. The verdict of the event is that of its newest message all the same.',
    ),
  conjunctionData: conjunctionBrief,
  ...encounterFigures,
  relativeVelocity: encounterDetails.relativeVelocity,
  radialSeparation: metres('Radial component of the miss, without its sign'),
  timeToTca: seconds('Time until TCA when the answer was made; negative after it'),
};

const NO_NEXT_MESSAGE =
  'Null after TCA, of an event that the newest screening no longer finds, and of candidate ephemerides.';

const previousProbability = probability(
  'Probability of collision of the message before the newest; null where it could not be computed, or with one message',
);

/** An event in a list: what its row shows. Everything else, the history and the sentences, is of the event itself. */
export const conjunctionSummary = record(
  'ConjunctionSummary',
  'An event in a list, with the figures of the event to six significant digits; all digits, history and sentences are of the event. The time to TCA of a ' +
    'list is at most ten seconds old; an answer 304 says that nothing but the time has passed.',
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
        'For a screening with a requested volume: closest approach itself is inside; false if only a part of the path is.',
      ),
  },
);

/** An event: the messages about one approach of two objects, with the newest one's numbers. */
export const conjunction = record('Conjunction', 'An event with the figures of its newest message, and its history.', {
  ...common,
  nextMessage: nextMessage.nullable().describe(NO_NEXT_MESSAGE),
  object1: conjunctionParty,
  object2: conjunctionParty,
  verdict,
  ...encounterDetails,
  previousProbability,
  lastMessageId: idOf('the newest message'),
  messagesRemoved: count(
    'Messages on the event that were removed, because they added no information on its history (flight rules, `messageDays`)',
  ),
  history: z.array(conjunctionStep).describe('Figures of each stored message, oldest first.'),
});

/** A list of names as an address has it. */
const someOf = (names: readonly string[]) => `^(${names.join('|')})(,(${names.join('|')}))*$`;

/** What every search over conjunctions and their messages takes. */
export const conjunctionConditions = {
  'satellite-id': id.optional().describe('One of your satellites; all of them when absent.'),
  'norad-id': noradIdInAddress('Catalogue number of the other object.').optional(),
  object: saying(80)
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
  from: timeInput('Earliest TCA, itself included').optional(),
  to: timeInput('Latest TCA, itself included').optional(),
  'max-miss-distance': z.coerce.number().positive().max(1e9).optional().describe('Largest miss distance, m.'),
  'min-probability': z.coerce
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('Smallest probability, 0 to 1. Events whose probability could not be computed are left out.'),
};

export const conjunctionQuery = z.object({
  'conjunction-id': id.optional().describe('One event.'),
  'screening-id': id.optional().describe('Results of one screening, also of a candidate.'),
  ...conjunctionConditions,
  ...pageQuery,
});

/** One search over the conjunctions on record; every condition that is given must hold. */
export const findQuery = z.object({ ...conjunctionConditions, ...pageQuery });

export type Conjunction = z.infer<typeof conjunction>;
export type ConjunctionSummary = z.infer<typeof conjunctionSummary>;
export type ContraryAdvice = z.infer<typeof contraryAdvice>;
export type ConjunctionStep = z.infer<typeof conjunctionStep>;
export type Verdict = z.infer<typeof verdict>;
export type VerdictSummary = z.infer<typeof verdictSummary>;
