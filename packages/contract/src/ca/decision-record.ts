import { z } from 'zod';
import { coordinationChannel, coordinationIntent, coordinationSide } from './coordination.ts';
import { decisionKind, flightRule, orbitClass } from './enums.ts';
import { planScreeningStatus } from './manoeuvre-enums.ts';
import type { PlanScreening } from './plan-screening.ts';
import { type PlanFigures, planFigures, planScreeningWords } from './plan-screening-of.ts';

/** Name and version of the written schema. A reader of another version refuses the record. */
export const RECORD_SCHEMA = 'keepout-decision-record/2';
/** Version of the elementary functions. Their digits are equal on all JavaScript engines; other digits require a new name. */
export const RECORD_FUNCTIONS = 'keepout-functions/1';
/** Edition of the methods, raised with each change that gives other results for the same inputs. Records without it have edition 1. */
export const METHODS_EDITION = 4;
/** Schema of records without a signature, which are still read. */
export const UNSIGNED_SCHEMA = 'keepout-decision-record/1';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const utc = z.string();
const act = z.strictObject({ at: utc, by: z.string() });
const maybe = <T extends z.ZodType>(schema: T) => schema.nullable();

const radius = z.strictObject({ radiusM: z.number(), source: z.string() });
const combinedRadius = z.strictObject({ radiusM: z.number(), source: z.string(), primary: radius, secondary: radius });
const screenedObject = z.strictObject({
  covarianceSource: z.enum(['NONE', 'ESTIMATED', 'CDM', 'ELEMENT_SET', 'OBSERVATIONS', 'OEM']),
  orbitSource: z.string(),
  orbitAgeS: maybe(z.number()),
  statedBy: z.strictObject({ originator: z.string(), creationTaiS: z.number() }).optional(),
});
const length = z.number().optional();
const box = z.strictObject({ lengthM: z.number(), widthM: z.number(), heightM: z.number() });
const wing = z.strictObject({ lengthM: z.number(), widthM: z.number() });
const size = z.strictObject({
  operatorRadiusM: length,
  operatorShape: z
    .union([
      z.strictObject({ shape: z.literal('BOX'), box }),
      z.strictObject({ shape: z.enum(['BOX_WING', 'WING_BOX_WING']), box, wing }),
    ])
    .optional(),
  objectType: z.enum(['PAYLOAD', 'ROCKET BODY', 'DEBRIS', 'UNKNOWN']).optional(),
});
const recordedAction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('MESSAGE'),
    /** `radius`: combined radius of the assessment; absent in early records, which have only the sizes. */
    own: z.strictObject({ object: z.union([z.literal(1), z.literal(2)]), size, radius: combinedRadius.optional() }),
    /** Earth orientation around TCA, for states in ITRF. */
    earthOrientation: z.strictObject({ firstDay: z.int(), values: z.array(z.number()) }).optional(),
  }),
  z.strictObject({
    kind: z.literal('SCREENING'),
    radius: combinedRadius,
    objects: z.tuple([screenedObject, screenedObject]),
  }),
]);

const covarianceRule = z.strictObject({
  originator: z.string(),
  covarianceSource: z.string(),
  regime: orbitClass,
  leadFromDays: z.number(),
  leadToDays: maybe(z.number()),
  factor: z.number(),
  isCalibrated: z.boolean(),
});

const message = z.strictObject({
  cdmId: z.string(),
  messageId: z.string(),
  originator: z.string(),
  creationDate: utc,
  sha256: hash,
  text: z.string(),
  taken: recordedAction,
  unlikeHistory: z
    .array(z.strictObject({ object: z.enum(['primary', 'secondary']), ratio: z.number(), messages: z.int() }))
    .optional(),
});
const inputs = z.strictObject({
  /** Oldest first; the results are from the last CDM. */
  messages: z.array(message).min(1).max(1000),
  earlierMessages: z.int().min(0),
  ephemerides: z.array(
    z.strictObject({
      oemFileId: z.string(),
      fileName: z.string(),
      sha256: hash,
      use: z.enum(['SCREENED', 'IN_FORCE']),
    }),
  ),
  catalogue: maybe(z.strictObject({ catalogueId: z.string(), source: z.string(), contentHash: hash })),
  versions: z.strictObject({
    product: z.string(),
    algorithm: z.string(),
    runtime: z.string(),
    /** Absent in early records, whose sine, logarithm and power came from the runtime. */
    functions: z.literal(RECORD_FUNCTIONS).optional(),
    /** Absent in records of edition 1. */
    methods: z.int().min(2).optional(),
  }),
  settings: z.strictObject({
    thresholds: z.strictObject({ medium: z.number(), high: z.number(), critical: z.number() }),
    rulesVersion: z.int(),
    decisionLeadHours: z.number(),
    fourEyes: z.boolean(),
    judging: z.strictObject({
      thresholds: z.strictObject({
        version: z.number(),
        mediumPc: z.number(),
        highPc: z.number(),
        criticalPc: z.number(),
      }),
      decisionLeadS: z.number(),
      /** Absent in records from before *safe* required a margin of the sigmas. */
      deviationMargin: z.number().optional(),
      /** Absent if no rule was in force. */
      covariances: z.array(covarianceRule).readonly().optional(),
    }),
    limits: z.strictObject({ version: z.number(), mostMessageAgeS: z.number(), mostTrackingAgeS: z.number() }),
  }),
});
const party = z.strictObject({
  noradId: maybe(z.int()),
  name: z.string(),
  cosparId: z.string(),
  objectType: z.string(),
});

/** Inputs and results frozen at the decision; they are never read from the database again. */
export const frozenDecision = z.strictObject({
  frozenAt: utc,
  /** `frozenAt` in TAI seconds: the current time of all assessments. */
  frozenTaiS: z.number(),
  operator: z.strictObject({ operatorId: z.string(), name: z.string() }),
  event: z.strictObject({
    conjunctionId: z.string(),
    satelliteId: z.string(),
    satelliteName: z.string(),
    screeningType: z.string(),
    object1: party,
    object2: party,
  }),
  /** Values of the conjunction at that time, computed when its newest CDM arrived. */
  told: z.strictObject({
    tca: utc,
    missDistanceM: z.number(),
    pc: maybe(z.number()),
    riskLevel: z.string(),
    verdict: z.string(),
  }),
  inputs,
  plan: maybe(
    z.strictObject({
      planId: z.string(),
      sha256: hash,
      figures: z.record(z.string(), z.union([z.number(), z.string(), z.null()])),
    }),
  ),
  /** Statements of both operators on manoeuvre responsibility, oldest first; absent without any. */
  said: z
    .array(
      z.strictObject({
        at: utc,
        side: coordinationSide,
        intent: coordinationIntent,
        channel: coordinationChannel,
        who: z.string(),
        note: z.string(),
        by: z.string(),
      }),
    )
    .optional(),
  /** `DecisionResults`. Replay recomputes and compares the entire object, so its form is that of the computation. */
  results: z.record(z.string(), z.unknown()),
});

const content = {
  decisionId: z.string(),
  ...frozenDecision.shape,
  opened: act,
  acknowledged: act,
  owner: maybe(z.string()),
  note: z.string(),
  decision: decisionKind,
  decided: act,
  waivers: z.array(z.strictObject({ rule: flightRule, reason: z.string(), by: z.string(), at: utc })),
  signed: act,
};
/** SHA-256 of the signed text, hexadecimal: canonical JSON of all fields except hash and signature. */
const seal = { hash };

export const decisionRecord = z.discriminatedUnion('schema', [
  z.strictObject({ schema: z.literal(UNSIGNED_SCHEMA), ...content, ...seal }),
  z.strictObject({
    schema: z.literal(RECORD_SCHEMA),
    ...content,
    /** Signing key of the installation; `listRecordKeys` publishes it. */
    key: z.strictObject({ kid: z.string().min(1).max(100), alg: z.literal('Ed25519') }),
    ...seal,
    /** Ed25519 (RFC 8032) of the signed text in UTF-8, base64url without padding. */
    signature: z.string().regex(/^[\w-]{86}$/),
  }),
]);

export type FrozenDecision = z.infer<typeof frozenDecision>;
export type DecisionRecord = z.infer<typeof decisionRecord>;
export type SignedRecord = Extract<DecisionRecord, { readonly schema: typeof RECORD_SCHEMA }>;

/** Returns the screening status of the frozen plan; null without a plan, and for early records. */
export function frozenScreening(frozen: Pick<FrozenDecision, 'plan'>): PlanScreening | null {
  const screened = screenedFigures(frozen);
  return screened && planScreeningWords(screened.status, screened);
}

/** Returns the screening status without its text. */
export function screenedFigures({ plan }: Pick<FrozenDecision, 'plan'>): PlanFigures | null {
  const status = planScreeningStatus.safeParse(plan?.figures['screeningStatus']);
  if (!status.success) return null;
  const figure = (name: string): number | null => {
    const value = plan?.figures[name];
    return typeof value === 'number' ? value : null;
  };
  return planFigures(status.data, {
    newOrWorse: figure('screeningNewOrWorse'),
    byEstimatedErrors: figure('screeningByEstimatedErrors'),
    totalProbability: figure('screeningTotalProbability'),
    estimatedProbability: figure('screeningEstimatedProbability'),
    ...(plan?.figures['screeningEstimatedEvents'] !== undefined && {
      estimatedEvents: figure('screeningEstimatedEvents'),
    }),
  });
}
