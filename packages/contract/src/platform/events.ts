import { z } from 'zod';
import { idOf, seconds, text } from './primitives.ts';
import { screeningCounts } from './screening-counts.ts';

/** What the server tells an open page (`GET /api/v1/events`, server-sent events); the page refetches what it shows. */
export const serverEvent = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('screening').describe('A screening has moved.'),
      screeningId: idOf('the screening'),
      state: text('State of the screening.'),
      percent: z.number().describe('Share of the work that is done, %.'),
      remainingSeconds: seconds('Estimated time left').nullable(),
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
    z.object({ type: z.literal('manoeuvres').describe('Plans for manoeuvres have changed.') }),
    z.object({
      type: z.literal('tracking').describe('Requests, passes, files or sensors of on-demand tracking have changed.'),
    }),
    z.object({
      type: z.literal('notifications').describe('A notification is new, or was read or acknowledged.'),
    }),
    z.object({ type: z.literal('feeds').describe('A feed has changed, or has moved on.') }),
    z.object({
      type: z.literal('publications').describe('A publication was prepared, or its status changed.'),
    }),
    z.object({
      type: z.literal('coordination').describe('Something was said about who moves, or whom to call.'),
    }),
    z.object({ type: z.literal('catalogue').describe('Another catalogue is in use.') }),
  ])
  .meta({ id: 'ServerEvent', description: 'Changed record; read it by its own call.' });

export type ServerEvent = z.infer<typeof serverEvent>;
