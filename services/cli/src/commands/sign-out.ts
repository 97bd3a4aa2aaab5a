import { revokeAccess } from '@keepout/server/identity/embedded/record-store';
import { findUserByName } from '@keepout/server/identity/embedded/users';
import { writeAudit } from '@keepout/server/platform/audit/audit';
import type { Command } from 'commander';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { print } from '../process/print.ts';
import { commandSettings } from '../process/read-settings.ts';
import { withDatabase } from '../process/with-database.ts';

const HELP = `
Sessions and refresh tokens end immediately, access tokens within five minutes. With your own
identity provider, end them there.`;

export function addSignOut(program: Command): void {
  program
    .command('sign-out')
    .description('built-in identity provider: end all sessions and refresh tokens of a user')
    .requiredOption('--user <name>', 'user name')
    .addHelpText('after', HELP)
    .action(async (options: { user: string }) => {
      const settings = commandSettings();
      if (settings.issuerUrl !== undefined) {
        throw wrongUsage('sessions are the identity provider’s, which KEEPOUT_ISSUER_URL names: end them there');
      }
      const ended = await withDatabase(settings, async (database) => {
        const user = await findUserByName(database, options.user);
        if (user === undefined) throw inputAtFault(`--user ${options.user}: there is no such user`);
        const records = await revokeAccess(database, user.subject);
        await writeAudit(database.orm, {
          operatorId: user.operatorId,
          actor: 'command line',
          action: 'access-revoked',
          recordType: 'session',
          recordId: user.userName,
          detail: { records },
        });
        return records;
      });
      print(ended === 0 ? 'no sessions to end\n' : `ended ${ended} sessions and tokens of ${options.user}\n`);
    });
}
