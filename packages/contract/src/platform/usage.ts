import { z } from 'zod';
import { record } from './described.ts';
import { endpoints } from './endpoint.ts';
import { text } from './primitives.ts';

/** From this share of a limit on its operator is told: there is time to raise it, or to clear up. */
export const NEARLY_FULL = 0.8;

const quotaUsage = record('QuotaUsage', 'Quotas and current usage.', {
  quota: z
    .enum(['STORAGE', 'RECORDS', 'SCREENINGS'])
    .describe(
      'STORAGE: bytes of files, those of all services together. RECORDS: those of this service. SCREENINGS: those that wait or run.',
    ),
  of: text('Counted quantity, as text.'),
  used: z.number().min(0).describe('How many or how much there is, counted within the last half minute.'),
  limit: z.number().min(0).describe('Limit; a request that would exceed it is refused.'),
});

export const operatorUsage = record(
  'OperatorUsage',
  'The limits of your organisation in this service, and how much of them is used.',
  { quotas: z.array(quotaUsage).describe('All limits on stored and queued records.') },
);

export type OperatorUsage = z.infer<typeof operatorUsage>;
export type QuotaUsage = z.infer<typeof quotaUsage>;

const READ = {
  call: 'GET /usage',
  summary: 'How much your organisation may keep, and how much it has',
  description:
    'Limits are those of your organisation; who runs the installation sets them. ' +
    `Above ${100 * NEARLY_FULL} % of storage or records an alert tells it each week.`,
  answers: { 200: operatorUsage },
} as const;

export const USAGE = {
  ...endpoints('ca', ['usage'], { getUsage: READ }),
  ...endpoints('odt', ['usage'], { getTrackingUsage: READ }),
};
