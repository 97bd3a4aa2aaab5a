import { z } from 'zod';
import { record } from './described.ts';
import { endpoints } from './endpoint.ts';
import { text } from './primitives.ts';

/** Share of a limit from which an alert is raised, in time to raise the limit or delete records. */
export const NEARLY_FULL = 0.8;

const quotaUsage = record('QuotaUsage', 'Quotas and current usage.', {
  quota: z
    .enum(['STORAGE', 'RECORDS', 'SCREENINGS'])
    .describe(
      'STORAGE: bytes of files of all services. RECORDS: records of this service. SCREENINGS: waiting and running screenings.',
    ),
  of: text('Name of the counted quantity.'),
  used: z.number().min(0).describe('Current usage, at most 30 s old.'),
  limit: z.number().min(0).describe('Limit; a request that would exceed it is refused.'),
});

export const operatorUsage = record('OperatorUsage', 'Quotas of your organisation in this service, with their usage.', {
  quotas: z.array(quotaUsage).describe('All limits on stored and queued records.'),
});

export type OperatorUsage = z.infer<typeof operatorUsage>;
export type QuotaUsage = z.infer<typeof quotaUsage>;

const READ = {
  call: 'GET /usage',
  summary: 'Returns quotas and current usage of your organisation',
  description:
    'The operator of the installation sets the limits of your organisation. ' +
    `Above ${100 * NEARLY_FULL} % of storage or records, an alert is raised each week.`,
  answers: { 200: operatorUsage },
} as const;

export const USAGE = {
  ...endpoints('ca', ['usage'], { getUsage: READ }),
  ...endpoints('odt', ['usage'], { getTrackingUsage: READ }),
};
