import { AUDIT_READER } from '@keepout/contract/audit/role';
import type { ServerModule } from '../hosting/module.ts';
import { registerAudit } from './routes.ts';

/** The log of who did what, for those whose records it is about. Writing it is the platform's (`platform/audit`). */
export const auditLog: ServerModule = {
  name: 'audit',
  title: 'Keepout Audit Log',
  description: 'Who did what to which record, and when.',
  requirement: AUDIT_READER,
  register(app, context) {
    registerAudit(app, context);
  },
};
