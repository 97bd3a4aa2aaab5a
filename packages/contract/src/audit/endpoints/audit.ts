import { z } from 'zod';
import { auditEntry, auditExportQuery, auditOperator, auditOperatorQuery, auditQuery } from '../../audit/entry.ts';
import { PAYMENTS_ADMIN } from '../../payments/role.ts';
import { endpoints, LINES } from '../../platform/endpoint.ts';

export const AUDIT = endpoints('audit', ['audit log'], {
  listAuditEntries: {
    call: 'GET /entries',
    summary: 'Audit log of your organisation, newest first',
    description:
      'Every change is written into the log with the change itself; nothing in it can be changed. Who runs the ' +
      'payments of the installation may name another organisation, and is written into its log for it. A caller sees the lines about records of the ' +
      'services that it has a role of; a user in addition those of the own actions, and an administrator of a service those about accounts and ' +
      'sign-ins. A program sees none of these.',
    query: auditQuery,
    answers: { 200: z.array(auditEntry) },
    problems: ['not-found', 'time-invalid', 'window-empty'],
  },
  exportAuditEntries: {
    call: 'GET /export',
    summary: 'All of these lines as a file: CSV, or JSON with a line for each',
    description: `The filters are those of the list. \`Accept: text/csv\`, or \`Accept: ${LINES}\` for JSON.`,
    query: auditExportQuery,
    answers: { 200: z.string().describe('The file.') },
    offers: ['text/csv', LINES],
    problems: ['not-found', 'time-invalid', 'window-empty'],
  },
  listAuditOperators: {
    call: 'GET /operators',
    summary: 'The organisations that have a log, for who runs the payments of the installation',
    query: auditOperatorQuery,
    answers: { 200: z.array(auditOperator) },
    requirement: PAYMENTS_ADMIN,
  },
});
