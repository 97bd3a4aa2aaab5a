import { AUDIT_READER } from '@keepout/contract/audit/role';
import type { ServerModule } from '../hosting/module.ts';
import { registerAudit } from './routes.ts';

/** Reading of the audit trail by the operators concerned. The platform writes it (`platform/audit`). */
export const auditLog: ServerModule = {
  name: 'audit',
  title: 'Keepout Audit Log',
  description: 'Who did what to which record, and when.',
  requirement: AUDIT_READER,
  register(app, context) {
    registerAudit(app, context);
  },
};
