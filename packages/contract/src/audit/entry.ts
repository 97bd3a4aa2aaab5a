import { z } from 'zod';
import { record } from '../platform/described.ts';
import { count, id, idOf, pageQuery, text, timeInput, utcTimeOf } from '../platform/primitives.ts';

/** Who did what to which record, and when. Written with the change itself, never changed afterwards. */
export const auditEntry = record('AuditEntry', 'A line of the audit log.', {
  entryId: z.int().describe('Grows from entry to entry.'),
  at: utcTimeOf('When'),
  operatorId: idOf('the organisation whose record it is'),
  actor: text('Who did it: a user name, or the part of the platform that acts by itself.'),
  action: text('Action, a verb in the past tense: `created`, `changed`, `signed-in`, `looked-at`.'),
  recordType: text('Kind of record.'),
  recordId: text('Which record.'),
  recordName: text(
    'What people call the record: both objects of a conjunction, the object of a request, the name of a satellite. Absent where it has none or is gone, and in exports.',
  ).optional(),
  recordTime: utcTimeOf('Distinguishes it from others of that name: a closest approach, an ignition').optional(),
  detail: z.record(z.string(), z.unknown()).describe('Further data, by kind of action.'),
});

const filter = {
  'operator-id': id
    .optional()
    .describe(
      'Of another organisation, for who runs the payments of the installation; that they looked is written into its log. Yours without it.',
    ),
  actor: z.string().max(200).optional().describe('Done by this user.'),
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
  'record-id': z.string().max(200).optional().describe('Of one record.'),
  from: timeInput('Not before').optional(),
  to: timeInput('Not after').optional(),
};

export const auditQuery = z.object({ ...filter, ...pageQuery });
export const auditExportQuery = z.object(filter);

/** An organisation with how much its log holds. */
export const auditOperator = record('AuditOperator', 'An organisation with how much its audit log holds.', {
  operatorId: idOf('the organisation'),
  entries: count('Lines of its log'),
  lastAt: utcTimeOf('When the last one was written'),
});

export const auditOperatorQuery = z.object(pageQuery);

export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditOperator = z.infer<typeof auditOperator>;
