import { writeAudit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/observing/logs.ts';
import type { EmbeddedUser } from './users.ts';

/** Kinds of sign-in events; each is written to the log and to the audit trail, with the client's address. */
export type SignInAction =
  | 'signed-in'
  | 'sign-in-failed'
  | 'locked-out'
  | 'signed-out'
  | 'session-ended'
  | 'access-revoked';

/** User of the entry. Unknown user names are not logged, since people type passwords into the wrong field. */
export type KnownUser = Pick<EmbeddedUser, 'userName' | 'operatorId'> | undefined;

export interface SignInLog {
  tell(action: SignInAction, user: KnownUser, address: string): Promise<void>;
}

/** Replacement for an unknown user. */
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
