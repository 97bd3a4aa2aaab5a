import { z } from 'zod';
import { auditEntry, auditExportQuery, auditOperator, auditOperatorQuery, auditQuery } from '../../audit/entry.ts';
import { PAYMENTS_ADMIN } from '../../payments/role.ts';
import { endpoints, LINES } from '../../platform/endpoint.ts';

export const AUDIT = endpoints('audit', ['audit log'], {
  listAuditEntries: {
    call: 'GET /entries',
    summary: 'Lists the audit log of your organisation, newest first',
    description:
      'Each change is logged in the same transaction; entries cannot be changed. Administrators of payments of the installation may request another organisation, which is logged there. Callers see entries about records of services in which they have a role. Users also see entries of their own actions, and administrators of a service those about accounts and sign-ins. Programs see neither.',
    query: auditQuery,
    answers: { 200: z.array(auditEntry) },
    problems: ['not-found', 'time-invalid', 'window-empty'],
  },
  exportAuditEntries: {
    call: 'GET /export',
    summary: 'Returns the audit log as a file: CSV, or JSON with one line per entry',
    description: `Has the filters of the list. Send \`Accept: text/csv\`, or \`Accept: ${LINES}\` for JSON.`,
    query: auditExportQuery,
    answers: { 200: z.string().describe('The file.') },
    offers: ['text/csv', LINES],
    problems: ['not-found', 'time-invalid', 'window-empty'],
  },
  listAuditOperators: {
    call: 'GET /operators',
    summary: 'Lists organisations with an audit log; for administrators of payments of the installation',
    query: auditOperatorQuery,
    answers: { 200: z.array(auditOperator) },
    requirement: PAYMENTS_ADMIN,
  },
});
