import { z } from 'zod';
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
  description: 'How far a decision is. From SIGNED and WITHDRAWN on nothing changes.',
});
export const flightRuleStatus = z
  .enum(['MET', 'NOT_MET', 'WAIVED'])
  .meta({ id: 'FlightRuleStatus', description: 'How a flight rule stands. What is not known is not met.' });

const act = (what: string) =>
  z
    .object({ at: utcTimeOf(`When the record was ${what}`), by: text(`Who has ${what} it.`) })
    .meta({ description: `When the record was ${what}, and by whom.` });
const sha256 = (what: string) =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: `SHA-256 of ${what}, hexadecimal.`, examples: ['ab'.repeat(32)] });

export const flightRuleResult = z
  .object({
    rule: flightRule,
    text: text('What the rule asks for, with its figure, a sentence.'),
    status: flightRuleStatus,
    value: z.number().nullable().meta({
      description: 'Figure that was held against the limit, in `unit`; null where it is not known or has none.',
    }),
    limit: z.number().nullable().meta({ description: 'The limit, in `unit`; null where the rule has none.' }),
    unit: z
      .enum(['probability', 's', 'doubts', 'events'])
      .nullable()
      .meta({ description: 'Unit of `value` and `limit`.' }),
    requiredFor: z.array(decisionKind).meta({ description: 'Decisions that ask for the rule, unless it is waived.' }),
    waiver: z
      .object({
        reason: text('Why the rule may be broken.'),
        by: text('Who has waived it.'),
        at: utcTimeOf('When it was waived'),
      })
      .nullable()
      .meta({ description: 'Null where it is not waived.' }),
  })
  .meta({ id: 'FlightRuleResult', description: 'A flight rule as it stands for an event.' });

/** What stays the same whichever plan is meant: how it was made is the planner's. */
export const decidedPlan = z
  .object({
    planId: idOf('the manoeuvre plan'),
    sha256: sha256('the plan as it was chosen'),
    figures: z
      .record(z.string(), z.union([z.number(), z.string(), z.null()]))
      .meta({ description: 'Its figures by name; each name has its unit.' }),
  })
  .meta({ id: 'DecidedPlan', description: 'The manoeuvre that was chosen, as it was then.' });

const frozenInputs = z
  .object({
    messages: z
      .array(
        z.object({
          cdmId: idOf('the message'),
          messageId: text('Its id by its originator.'),
          originator: text('Who made it.'),
          creationDate: utcTimeOf('When it was made'),
          sha256: sha256('its stored text, UTF-8'),
        }),
      )
      .meta({ description: 'Messages of the event, oldest first; the last one speaks for it.' }),
    earlierMessages: count('Older messages of the event that the record does without'),
    ephemerides: z
      .array(
        z.object({
          oemFileId: idOf('the ephemeris'),
          fileName: text('Name of the file.'),
          sha256: sha256('the file'),
          use: z.enum(['SCREENED', 'IN_FORCE']).meta({
            description: 'SCREENED: a message of the event comes from it. IN_FORCE: it spoke for the satellite.',
          }),
        }),
      )
      .meta({ description: 'Ephemerides of the satellite that the event rests on.' }),
    catalogue: z
      .object({
        catalogueId: idOf('the catalogue'),
        source: text('Where it is from.'),
        contentHash: sha256('its element sets'),
      })
      .nullable()
      .meta({ description: 'What the newest screening of the event searched, else the one in use; null without one.' }),
    versions: z
      .object({ product: text('Version of Keepout.'), algorithm: text('Version of the screening engine.') })
      .meta({ description: 'What computed.' }),
    settings: z
      .object({
        thresholds: z
          .object({
            medium: ratio('Probability from which the risk is MEDIUM'),
            high: ratio('Probability from which the risk is HIGH'),
            critical: ratio('Probability from which the risk is CRITICAL, and the verdict ACT'),
          })
          .meta({ description: 'Risk thresholds in force.' }),
        rulesVersion: z.int().meta({ description: "Version of the operator's rules." }),
        decisionLeadHours: z.number().meta({ description: 'How long before TCA a decision is due, h.' }),
        mostMessageAgeHours: z.number().meta({ description: 'Oldest newest message that the flight rules allow, h.' }),
        mostTrackingAgeHours: z
          .number()
          .meta({ description: 'Longest time since the other object was tracked that they allow, h.' }),
        fourEyes: z.boolean().meta({ description: 'Whoever decides may not sign.' }),
      })
      .meta({ description: 'Rules in force.' }),
  })
  .meta({ id: 'DecisionInputs', description: 'What a decision was made from, with the hash of each part.' });

const results = z
  .object({
    tca: utcTimeOf('Time of closest approach'),
    missDistance: metres('Miss distance'),
    probabilityOfCollision: probability('Probability of collision by the recommended method'),
    probabilityMethod: text('The recommended method.'),
    ...belief,
    maxProbability: probability('Largest probability that other errors give at the same miss'),
    riskLevel,
    verdict: z
      .object({
        kind: verdictKind,
        reasons: z.array(text('A reason, a sentence.')).meta({ description: 'Why, sentences.' }),
      })
      .meta({ description: 'The verdict with its reasons.' }),
    methods: z
      .array(
        z.object({
          method: text('Name of the method, author and year.'),
          probability: probability('Probability by it'),
          usable: z.boolean().meta({ description: 'Whether its assumptions hold.' }),
        }),
      )
      .meta({ description: 'By every method but Monte Carlo.' }),
  })
  .meta({ id: 'DecisionResults', description: 'What the inputs come to; `keepout replay` computes it again.' });

const common = {
  decisionId: idOf('the decision record'),
  conjunctionId: idOf('the event'),
  satelliteId: idOf('your satellite'),
  satelliteName: text('Its name when the record was opened.'),
  secondaryName: text('Name of the other object.'),
  state: decisionState,
  version: z.int().meta({ description: 'Counts the changes of the record; its ETag.' }),
  owner: text('Who sees to it.').nullable(),
  decision: decisionKind.nullable(),
  decided: act('decided').nullable(),
  signed: act('signed').nullable(),
  recordHash: sha256('the signed record').nullable(),
  inputsChanged: z.boolean().meta({
    description: 'The event has other messages than those the decision was made from. A signed record stays as it is.',
  }),
  opened: act('opened'),
  updatedAt: utcTimeOf('When the record last changed'),
};

/** A decision record in a list. */
export const decisionSummary = z
  .object(common)
  .meta({ id: 'DecisionSummary', description: 'A decision record in a list.' });

export const decision = z
  .object({
    ...common,
    note: text('What there is to say about it; empty when nothing.'),
    acknowledged: act('acknowledged').nullable(),
    withdrawn: z
      .object({
        at: utcTimeOf('When the record was withdrawn'),
        by: text('Who has withdrawn it.'),
        reason: text('Why.'),
      })
      .nullable()
      .meta({ description: 'Null while it is not withdrawn.' }),
    rules: z.array(flightRuleResult).meta({
      description:
        'The flight rules: as they stand now, and from the decision on as they stood then. Empty when the event is gone.',
    }),
    planId: idOf('the manoeuvre plan that was chosen').nullable(),
    plan: decidedPlan.nullable(),
    planScreening: planScreening.nullable().meta({
      description:
        'What could be said of the screening of the plan when it was decided on; null where no plan is frozen.',
    }),
    fourEyes: z.boolean().meta({ description: 'Whoever decides may not sign.' }),
    frozenAt: utcTimeOf('When inputs and results were frozen: with the decision').nullable(),
    inputs: frozenInputs.nullable(),
    results: results.nullable(),
  })
  .meta({ id: 'Decision', description: 'A decision about an event: who, what, why, from what, by which rules.' });

export const decisionBody = z
  .strictObject({ conjunctionId: idOf('the event to decide on') })
  .meta({ id: 'DecisionBody', description: 'Which event a decision record is opened for.' });

export const decisionChange = z
  .strictObject({
    acknowledged: z.literal(true).optional().meta({ description: 'You have seen the event.' }),
    owner: saying(DECISION_TEXTS.owner.longest)
      .nullable()
      .optional()
      .meta({ description: 'Who sees to it: a user name.' }),
    note: textIn(DECISION_TEXTS.note).optional().meta({ description: 'What there is to say about it.' }),
    waivers: z
      .array(
        z.strictObject({
          rule: flightRule,
          reason: textIn(DECISION_TEXTS.reason).meta({ description: 'Why the rule may be broken.' }),
        }),
      )
      .max(20)
      .optional()
      .meta({ description: 'All flight rules that are waived: those left out are waived no more.' }),
    planId: id.nullable().optional().meta({ description: 'A manoeuvre plan of the event.' }),
    decision: decisionKind.nullable().optional().meta({
      description: 'What is decided; freezes inputs and results. Null takes a decision back that is not signed.',
    }),
    withdrawn: textIn(DECISION_TEXTS.reason).optional().meta({ description: 'Why the record is withdrawn.' }),
  })
  .meta({
    id: 'DecisionChange',
    description:
      'What changes; what is left out stays. A new note, waiver or plan takes a decision back that is not made again with it.',
  });

export const decisionQuery = z.object({
  'conjunction-id': id.optional().meta({ description: 'Records of one event; of all when absent.' }),
  ...pageQuery,
});

export const recordQuery = z.object({
  format: z.enum(['json', 'pdf']).default('json').meta({
    description: 'json: the record itself, which `keepout replay` computes again. pdf: the same to print.',
  }),
  language: inLanguage.meta({
    description: 'Language of the paper: `en` or `de`; left out, the one that is kept of you. The JSON has none.',
  }),
});

export type Decision = z.infer<typeof decision>;
export type DecisionSummary = z.infer<typeof decisionSummary>;
export type DecisionChange = z.infer<typeof decisionChange>;
export type FlightRuleResult = z.infer<typeof flightRuleResult>;
export type DecisionState = z.infer<typeof decisionState>;
