import { z } from 'zod';
import { objectType } from '../fleet/enums.ts';
import { id, metres, metresPerSecond, noradId, rtn, utcTime } from '../platform/primitives.ts';
import { conjunctionData } from './cdm.ts';
import { covarianceSource, dilutionRegion, riskLevel, screeningType, verdictKind } from './enums.ts';

export const verdict = z
  .object({
    kind: verdictKind,
    reasons: z
      .array(z.object({ code: z.string(), text: z.string() }))
      .meta({ description: 'Why, in sentences; the first is the headline.' }),
    decideBy: utcTime.nullable().meta({ description: 'Latest time for a decision, before TCA.' }),
  })
  .meta({ id: 'Verdict' });

export const conjunctionParty = z
  .object({ noradId: noradId.nullable(), name: z.string(), cosparId: z.string(), objectType })
  .meta({ id: 'ConjunctionParty' });

/** One step of an event's history: what each message said. */
export const conjunctionStep = z
  .object({
    cdmId: id,
    creationDate: utcTime,
    tca: utcTime,
    riskLevel,
    probabilityOfCollision: z.number().nullable(),
    maxProbability: z.number().nullable(),
    totalMissDistance: z.number(),
    sigma: z.number().nullable().meta({ description: 'One-sigma uncertainty along the miss vector, m.' }),
  })
  .meta({ id: 'ConjunctionStep' });

/** An event: the messages about one approach of two objects, with the newest one's numbers. */
export const conjunction = z
  .object({
    conjunctionId: id,
    satelliteId: id,
    satelliteName: z.string(),
    object1: conjunctionParty,
    object2: conjunctionParty,
    screeningType,
    conjunctionData: conjunctionData.pick({ tca: true, riskLevel: true }),
    probabilityOfCollision: z.number().nullable(),
    probabilityMethod: z.string(),
    probabilityReason: z.string().nullable(),
    maxProbability: z.number().nullable(),
    dilution: dilutionRegion.nullable(),
    covarianceSource,
    totalMissDistance: metres('Miss distance at TCA'),
    radialSeparation: metres('Radial component of the miss'),
    timeToTca: z.number().meta({ description: 'Seconds until TCA when the answer was made; negative after it.' }),
    relativePosition: rtn('Relative position', 'm'),
    relativeVelocity: rtn('Relative velocity', 'm/s'),
    relativeSpeed: metresPerSecond('Relative speed at TCA'),
    mahalanobisDistance: z.number().nullable(),
    verdict,
    messageCount: z.int(),
    lastMessageId: id,
    history: z.array(conjunctionStep),
    updatedAt: utcTime,
    stillReported: z.boolean().meta({ description: 'False when the newest screening no longer finds the event.' }),
    lastReportedAt: utcTime,
    thresholds: z
      .object({ medium: z.number(), high: z.number(), critical: z.number() })
      .meta({ description: 'Risk thresholds in force for the operator; the screens draw these.' }),
  })
  .meta({ id: 'Conjunction' });

export const conjunctionQuery = z.object({
  'conjunction-id': id.optional(),
  'satellite-id': id.optional(),
  'screening-id': id.optional(),
  'norad-id': z.coerce.number().int().min(0).max(999_999_999).optional(),
  'risk-level': z.string().max(60).optional().meta({ description: 'Comma-separated risk levels.' }),
  from: utcTime.optional(),
  to: utcTime.optional(),
  'max-miss-distance': z.coerce.number().positive().optional().meta({ description: 'm' }),
  'min-probability': z.coerce.number().min(0).max(1).optional(),
  limit: z.coerce.number().int().min(1).max(10_000).default(2000),
  cursor: z.string().max(400).optional(),
});

export type Conjunction = z.infer<typeof conjunction>;
export type ConjunctionStep = z.infer<typeof conjunctionStep>;
export type Verdict = z.infer<typeof verdict>;
