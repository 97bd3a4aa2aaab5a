import { z } from 'zod';
import { count, id, idOf, pageQuery, text, timeInput, utcTimeOf } from '../platform/primitives.ts';

/** Who did what to which record, and when. Written with the change itself, never changed afterwards. */
export const auditEntry = z
  .object({
    entryId: z.int().meta({ description: 'Grows from entry to entry.' }),
    at: utcTimeOf('When'),
    operatorId: idOf('the organisation whose record it is'),
    actor: text('Who did it: a user name, or the part of the platform that acts by itself.'),
    action: text('What was done, a verb in the past tense: `created`, `changed`, `signed-in`, `looked-at`.'),
    recordType: text('Kind of record.'),
    recordId: text('Which record.'),
    recordName: text(
      'What people call the record: both objects of a conjunction, the object of a request, the name of a satellite. Absent where it has none or is gone, and in exports.',
    ).optional(),
    recordTime: utcTimeOf('What tells it from others of that name: a closest approach, an ignition').optional(),
    detail: z.record(z.string(), z.unknown()).meta({ description: 'What else is known of it, by kind of action.' }),
  })
  .meta({ id: 'AuditEntry', description: 'A line of the audit log.' });

const filter = {
  'operator-id': id.optional().meta({
    description:
      'Of another organisation, for who runs the payments of the installation; that they looked is written into its log. Yours without it.',
  }),
  actor: z.string().max(200).optional().meta({ description: 'Done by this user.' }),
  action: z
    .string()
    .max(80)
    .optional()
    .meta({ description: 'Of this action.', examples: ['changed'] }),
  'record-type': z
    .string()
    .max(80)
    .optional()
    .meta({ description: 'Of this kind of record.', examples: ['satellite'] }),
  'record-id': z.string().max(200).optional().meta({ description: 'Of one record.' }),
  from: timeInput('Not before').optional(),
  to: timeInput('Not after').optional(),
};

export const auditQuery = z.object({ ...filter, ...pageQuery });
export const auditExportQuery = z.object(filter);

/** An organisation with how much its log holds. */
export const auditOperator = z
  .object({
    operatorId: idOf('the organisation'),
    entries: count('Lines of its log'),
    lastAt: utcTimeOf('When the last one was written'),
  })
  .meta({ id: 'AuditOperator', description: 'An organisation with how much its audit log holds.' });

export const auditOperatorQuery = z.object(pageQuery);

export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditOperator = z.infer<typeof auditOperator>;
