import { writeAudit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/observing/logs.ts';
import type { EmbeddedUser } from './users.ts';

/** What happened at the door; each is a line of the log and of the audit trail, with the address it came from. */
export type SignInAction =
  | 'signed-in'
  | 'sign-in-failed'
  | 'locked-out'
  | 'signed-out'
  | 'session-ended'
  | 'access-revoked';

/** Who is told of; a name that no user has is not repeated, since people type passwords into the wrong field. */
export type KnownUser = Pick<EmbeddedUser, 'userName' | 'operatorId'> | undefined;

export interface SignInLog {
  tell(action: SignInAction, user: KnownUser, address: string): Promise<void>;
}

/** Stands where nobody is known. */
const NOBODY = { userName: '(unknown)', operatorId: '(none)' } as const;

export function signInLog(database: Database, log: Logger): SignInLog {
  return {
    tell: async (action, user, address) => {
      const { userName, operatorId } = user ?? NOBODY;
      const level = action === 'sign-in-failed' || action === 'locked-out' ? 'warn' : 'info';
      log[level]({ event: action, userName, operator: operatorId, address }, 'identity');
      await writeAudit(database.orm, {
        operatorId,
        actor: userName,
        action,
        recordType: 'session',
        recordId: userName,
        detail: { address },
      });
    },
  };
}
