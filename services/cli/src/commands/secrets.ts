import {
  forgetSecrets,
  type UnreadableSecret,
  unreadableSecrets,
} from '@keepout/server/platform/secrets/forget-secrets';
import type { Command } from 'commander';
import { onDatabase } from '../process/on-database.ts';
import { print, printableLine } from '../process/print.ts';
import { commandSettings } from '../process/read-settings.ts';

const HELP = `
Use this command if the encryption key is lost (KEEPOUT_SECRETS_KEY, or secrets.key in the data
directory). Without --confirm it changes no data. Readable values remain. The audit log has an entry
for each record. The removal cannot be undone: make a backup first.`;

/** Instructions for each kind of record with an unreadable secret. */
const TO_DO: Readonly<Record<UnreadableSecret['recordType'], string>> = {
  'user-configuration': 'the user enters the addresses of Teams, Slack, webhooks and PagerDuty again',
  'alert-place': 'switched off; a webhook gets a new signing key when its address is entered again',
  feed: 'switched off; enter its password again and switch it on',
  recipient: 'enter its password or certificate again',
  'record-key': 'the next decision record is signed by a new key; records signed before remain verifiable',
};

export function addSecrets(program: Command): void {
  program
    .command('secrets')
    .description('manage values that KEEPOUT_SECRETS_KEY encrypts')
    .command('forget')
    .description('list encrypted values that no key can decrypt, and the values to enter again')
    .option('--confirm', 'remove these values')
    .addHelpText('after', HELP)
    .action(async ({ confirm }: { readonly confirm?: true }) => {
      const settings = commandSettings(process.env, 'worker');
      const secrets = await onDatabase(settings, async (database) =>
        confirm ? await forgetSecrets(database, settings) : await unreadableSecrets(database.orm, settings),
      );
      if (secrets.length === 0) {
        print('all encrypted texts can be decrypted: nothing to forget\n');
        return;
      }
      for (const secret of secrets) print(`${lineOf(secret)}\n`);
      print(
        confirm
          ? `removed the sealed texts of ${secrets.length} records\n`
          : `no change made: keepout secrets forget --confirm removes the sealed texts of these ${secrets.length} records\n`,
      );
    });
}

const lineOf = ({ recordType, operatorId, label }: UnreadableSecret): string =>
  printableLine(
    `${recordType} ${label}${operatorId === null ? '' : ` (operator ${operatorId})`}: ${TO_DO[recordType]}`,
  );
