import { z } from 'zod';
import { record } from '../platform/described.ts';
import { count, id, idOf, pageQuery, text, timeInput, utcTimeOf } from '../platform/primitives.ts';

/** An entry of the audit log, written in the transaction of the change and never changed. */
export const auditEntry = record('AuditEntry', 'An entry of the audit log.', {
  entryId: z.int().describe('Number of the entry, ascending.'),
  at: utcTimeOf('Time of the action'),
  operatorId: idOf('the organisation of the record'),
  actor: text('Author of the action: a user name, or a component of the platform.'),
  action: text('Action, a verb in the past tense: `created`, `changed`, `signed-in`, `looked-at`.'),
  recordType: text('Kind of the record.'),
  recordId: text('Id of the record.'),
  recordName: text(
    'Displayed name of the record: both objects of a conjunction, the object of a request, the name of a satellite. Absent without a name, for a removed record, and in exports.',
  ).optional(),
  recordTime: utcTimeOf('Time that distinguishes records with the same name, such as TCA or ignition').optional(),
  detail: z.record(z.string(), z.unknown()).describe('Further data; the fields depend on the action.'),
});

const filter = {
  'operator-id': id
    .optional()
    .describe(
      'Id of another organisation; only for administrators of payments of the installation, and logged in its audit log. Default: your own.',
    ),
  actor: z.string().max(200).optional().describe('Entries of one user.'),
  action: z
    .string()
    .max(80)
    .optional()
    .meta({ description: 'Entries of one action.', examples: ['changed'] }),
  'record-type': z
    .string()
    .max(80)
    .optional()
    .meta({ description: 'Entries of one kind of record.', examples: ['satellite'] }),
  'record-id': z.string().max(200).optional().describe('Entries of one record.'),
  from: timeInput('Earliest time of an entry').optional(),
  to: timeInput('Latest time of an entry').optional(),
};

export const auditQuery = z.object({ ...filter, ...pageQuery });
export const auditExportQuery = z.object(filter);

/** An organisation with the size of its audit log. */
export const auditOperator = record('AuditOperator', 'An organisation with the size of its audit log.', {
  operatorId: idOf('the organisation'),
  entries: count('Entries of the audit log'),
  lastAt: utcTimeOf('Time of the last entry'),
});

export const auditOperatorQuery = z.object(pageQuery);

export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditOperator = z.infer<typeof auditOperator>;
