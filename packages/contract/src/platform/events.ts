import { z } from 'zod';
import { id } from './primitives.ts';

/** What the server tells an open page (`GET /api/v1/events`, server-sent events); the page refetches what it shows. */
export const serverEvent = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('screening'),
      screeningId: id,
      state: z.string(),
      percent: z.number(),
      remainingSeconds: z.number().nullable(),
    }),
    z.object({ type: z.literal('conjunctions'), screeningId: id.nullable() }),
    z.object({ type: z.literal('ephemerides') }),
    z.object({ type: z.literal('satellites') }),
  ])
  .meta({ id: 'ServerEvent' });

export type ServerEvent = z.infer<typeof serverEvent>;
