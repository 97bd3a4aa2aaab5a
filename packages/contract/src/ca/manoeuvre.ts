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

/** A plan, as it is made. */
export const manoeuvreBody = input('ManoeuvreBody', 'A manoeuvre to be planned for an event.', {
  conjunctionId: idOf('the event to avoid'),
  manoeuvre: manoeuvreCommand,
  returnManoeuvre: manoeuvreCommand.optional(),
  returnBox: returnBox
    .optional()
    .describe('What `returnManoeuvre` comes back into; with it the plan keeps how its orbit stands against the box.'),
  note: textIn(PLAN_NOTE).default('').describe('Why, in your words.'),
  constraints: planConstraints.prefault({}),
  leftOut: leftOutIds,
});

/** A plan that is asked about, and not made. */
export const manoeuvreQuestion = manoeuvreBody
  .omit({ note: true })
  .meta({ id: 'ManoeuvreQuestion', description: 'A manoeuvre to evaluate as a plan.' });

/** A plan that is edited; it is computed again. */
export const manoeuvreEdit = manoeuvreBody
  .omit({ conjunctionId: true })
  .meta({ id: 'ManoeuvreEdit', description: 'New version of a plan; it is computed again.' });

export const manoeuvreStep = input('ManoeuvreStep', 'The state that a plan is to have.', {
  state: manoeuvreState,
  note: textIn(PLAN_NOTE)
    .default('')
    .describe(
      'Why, in your words; an approval of a plan that is not clear asks for it, unless the plan has `reasonGiven`.',
    ),
});

/** A plan. */
export const manoeuvrePlan = record(
  'ManoeuvrePlan',
  'A plan for a manoeuvre: what, why, what comes of it, and how far it is.',
  {
    manoeuvreId: idOf('the plan'),
    conjunctionId: idOf('the event to avoid'),
    satelliteId: idOf('your satellite'),
    satelliteName: text('Its name.'),
    secondaryName: text('The other object.'),
    state: manoeuvreState,
    nextStates: z.array(manoeuvreState).describe('States that you may give it now.'),
    needsOtherApprover: z.boolean().describe('Your rules ask for another person than who proposed it.'),
    proposedBy: text('Who proposed it.').nullable(),
    approvedBy: text('Who approved it.').nullable(),
    manoeuvre: manoeuvreCommand,
    returnManoeuvre: manoeuvreCommand
      .nullable()
      .describe('The second manoeuvre, which comes back; null where there is none.'),
    constraints: planConstraints,
    note: text('Why, in your words.'),
    result: manoeuvreResult,
    staleBecause: z.array(staleReason).describe('What has changed since it was computed; empty while it stands.'),
    inputs: part('What it was computed from.', {
      cdmIds: z.array(id).describe('The messages that it was computed from.'),
      oemFileId: idOf('the ephemeris in force').nullable(),
      catalogueId: idOf('the catalogue').nullable(),
      satelliteVersion: z.int().describe('Version of the satellite.'),
      rulesVersion: z.int().describe('Version of the flight rules.'),
      sha256: text('Over all of them and the manoeuvre.'),
    }),
    screeningId: idOf('its newest screening').nullable(),
    screening: planScreening,
    reasonGiven: text(
      'Why it may be flown though its screening is not clear: from the waiver of a decision that was made with this screening; an approval needs no other. Absent where there is none, or where the plan cannot be approved now.',
    ).optional(),
    verification: manoeuvreVerification.nullable(),
    history: rows('Its states, oldest first.', {
      at: utcTimeOf('When'),
      by: text('User name of the person who made the step.'),
      state: manoeuvreState,
      note: text('Reason for the step, as the person wrote it.'),
      screening: planScreening
        .optional()
        .describe('What its screening came to when it was approved; of an approval alone.'),
    }),
    version: z.int().describe('Grows with every change; the ETag of the record.'),
    createdAt: utcTimeOf('When it was made'),
    createdBy: text('Who made it.'),
    updatedAt: utcTimeOf('When it last changed'),
  },
);

const stateFrame = referenceFrame.default('EME2000').describe('Frame of positions and velocities before and after.');

/** How one plan is told. */
export const planQuery = z.object({ frame: stateFrame });

export const manoeuvreQuery = z.object({
  frame: stateFrame,
  'conjunction-id': id.optional().describe('Plans for one event.'),
  'satellite-id': id.optional().describe('Plans of one satellite.'),
  ...pageQuery,
});

export const exportQuery = z.object({ format: exportFormat.default('opm') });

export type ManoeuvreBody = z.infer<typeof manoeuvreBody>;
export type ManoeuvreEdit = z.infer<typeof manoeuvreEdit>;
export type ManoeuvreStep = z.infer<typeof manoeuvreStep>;
export type ManoeuvrePlan = z.infer<typeof manoeuvrePlan>;
