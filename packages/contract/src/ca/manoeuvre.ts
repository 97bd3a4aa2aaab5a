import { z } from 'zod';
import { input, part, record, rows } from '../platform/described.ts';
import { id, idOf, pageQuery, text, textIn, utcTimeOf } from '../platform/primitives.ts';
import { referenceFrame } from './enums.ts';
import { PLAN_NOTE } from './fields.ts';
import { manoeuvreCommand, planConstraints } from './manoeuvre-command.ts';
import { exportFormat, manoeuvreState, staleReason } from './manoeuvre-enums.ts';
import { leftOutIds } from './manoeuvre-parts.ts';
import { manoeuvreResult } from './manoeuvre-result.ts';
import { returnBox } from './manoeuvre-return.ts';
import { manoeuvreVerification } from './manoeuvre-verification.ts';
import { planScreening } from './plan-screening.ts';

/** A new plan. */
export const manoeuvreBody = input('ManoeuvreBody', 'A new manoeuvre plan for a conjunction.', {
  conjunctionId: idOf('the conjunction to avoid'),
  manoeuvre: manoeuvreCommand,
  returnManoeuvre: manoeuvreCommand.optional(),
  returnBox: returnBox
    .optional()
    .describe(
      'Target box of `returnManoeuvre`. With a box, the plan contains the orbit relative to the box over time.',
    ),
  note: textIn(PLAN_NOTE).default('').describe('Reason for the manoeuvre, as a note.'),
  constraints: planConstraints.prefault({}),
  leftOut: leftOutIds,
});

/** A plan to evaluate without storing it. */
export const manoeuvreQuestion = manoeuvreBody
  .omit({ note: true })
  .meta({ id: 'ManoeuvreQuestion', description: 'A manoeuvre to evaluate as a plan.' });

/** A changed plan, which is computed again. */
export const manoeuvreEdit = manoeuvreBody
  .omit({ conjunctionId: true })
  .meta({ id: 'ManoeuvreEdit', description: 'New version of a plan; it is computed again.' });

export const manoeuvreStep = input('ManoeuvreStep', 'New state of a plan.', {
  state: manoeuvreState,
  note: textIn(PLAN_NOTE)
    .default('')
    .describe(
      'Reason for the step. Required for the approval of a plan that is not clear, unless the plan has `reasonGiven`.',
    ),
});

/** A plan. */
export const manoeuvrePlan = record('ManoeuvrePlan', 'A manoeuvre plan with reason, result, state and history.', {
  manoeuvreId: idOf('the plan'),
  conjunctionId: idOf('the conjunction to avoid'),
  satelliteId: idOf('your satellite'),
  satelliteName: text('Name of your satellite.'),
  secondaryName: text('Name of the other object.'),
  state: manoeuvreState,
  nextStates: z.array(manoeuvreState).describe('States to which you may change the plan now.'),
  needsOtherApprover: z
    .boolean()
    .describe('True if your rules require approval by another user than the one who proposed the plan.'),
  proposedBy: text('User who proposed the plan; null before.').nullable(),
  approvedBy: text('User who approved the plan; null before.').nullable(),
  manoeuvre: manoeuvreCommand,
  returnManoeuvre: manoeuvreCommand.nullable().describe('Return manoeuvre; null without one.'),
  constraints: planConstraints,
  note: text('Reason for the manoeuvre, as a note.'),
  result: manoeuvreResult,
  staleBecause: z
    .array(staleReason)
    .describe('Changes of the inputs since the computation; empty if the plan is up to date.'),
  inputs: part('Inputs of the computation.', {
    cdmIds: z.array(id).describe('Ids of the CDMs used.'),
    oemFileId: idOf('the operational ephemeris; null without one').nullable(),
    catalogueId: idOf('the catalogue; null without one').nullable(),
    satelliteVersion: z.int().describe('Version of the satellite record.'),
    rulesVersion: z.int().describe('Version of the flight rules.'),
    sha256: text('SHA-256 of all inputs and the manoeuvre, hexadecimal.'),
  }),
  screeningId: idOf('the newest screening of the plan; null without one').nullable(),
  screening: planScreening,
  reasonGiven: text(
    'Reason why the plan may be flown although its screening is not clear, from the waiver of a decision with this screening. An approval then needs no other reason. Absent without such a waiver, and if the plan cannot be approved now.',
  ).optional(),
  verification: manoeuvreVerification.nullable(),
  history: rows('Steps of the plan, oldest first.', {
    at: utcTimeOf('Time of the step'),
    by: text('User who made the step.'),
    state: manoeuvreState,
    note: text('Reason for the step; may be empty.'),
    screening: planScreening.optional().describe('Screening status at the approval; only for an approval.'),
  }),
  version: z.int().describe('Version of the plan, also its ETag; it grows with each change.'),
  createdAt: utcTimeOf('Time of creation'),
  createdBy: text('User who created the plan.'),
  updatedAt: utcTimeOf('Time of the last change'),
});

const stateFrame = referenceFrame
  .default('EME2000')
  .describe('Reference frame of positions and velocities before and after the manoeuvre.');

/** Query of a single plan. */
export const planQuery = z.object({ frame: stateFrame });

export const manoeuvreQuery = z.object({
  frame: stateFrame,
  'conjunction-id': id.optional().describe('Plans for one conjunction.'),
  'satellite-id': id.optional().describe('Plans of one satellite.'),
  ...pageQuery,
});

export const exportQuery = z.object({ format: exportFormat.default('opm') });

export type ManoeuvreBody = z.infer<typeof manoeuvreBody>;
export type ManoeuvreEdit = z.infer<typeof manoeuvreEdit>;
export type ManoeuvreStep = z.infer<typeof manoeuvreStep>;
export type ManoeuvrePlan = z.infer<typeof manoeuvrePlan>;
