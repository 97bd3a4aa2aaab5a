import { z } from 'zod';
import { idOf, seconds, text } from './primitives.ts';
import { screeningCounts } from './screening-counts.ts';

/** Server-sent events for an open page (`GET /api/v1/events`); the page then reads the shown data again. */
export const serverEvent = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('screening').describe('A screening has progressed.'),
      screeningId: idOf('the screening'),
      state: text('State of the screening.'),
      percent: z.number().describe('Progress, %.'),
      remainingSeconds: seconds('Estimated remaining time; null without an estimate').nullable(),
      ...screeningCounts.partial().shape,
    }),
    z.object({
      type: z.literal('conjunctions').describe('Conjunctions have changed.'),
      screeningId: idOf('the screening that found them; null for an upload').nullable(),
    }),
    z.object({
      type: z.literal('decisions').describe('A decision about a conjunction has changed.'),
      conjunctionId: idOf('the conjunction'),
    }),
    z.object({ type: z.literal('ephemerides').describe('Ephemeris files have changed.') }),
    z.object({ type: z.literal('satellites').describe('Satellites have changed.') }),
    z.object({ type: z.literal('stations').describe('Ground stations have changed.') }),
    z.object({ type: z.literal('flight-rules').describe('The flight rules have changed.') }),
    z.object({ type: z.literal('manoeuvres').describe('Manoeuvre plans have changed.') }),
    z.object({
      type: z.literal('tracking').describe('Requests, passes, files or sensors of on-demand tracking have changed.'),
    }),
    z.object({
      type: z.literal('notifications').describe('A notification was created, read or acknowledged.'),
    }),
    z.object({ type: z.literal('feeds').describe('A feed has changed, or a download has progressed.') }),
    z.object({
      type: z.literal('publications').describe('A publication was prepared, or its status changed.'),
    }),
    z.object({
      type: z.literal('coordination').describe('A statement on manoeuvre responsibility, or a contact, has changed.'),
    }),
    z.object({ type: z.literal('catalogue').describe('Another catalogue came into use.') }),
  ])
  .meta({ id: 'ServerEvent', description: 'Notification of a changed record. Read the record with its own call.' });

export type ServerEvent = z.infer<typeof serverEvent>;
