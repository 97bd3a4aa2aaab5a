import {
  forgetSecrets,
  type UnreadableSecret,
  unreadableSecrets,
} from '@keepout/server/platform/secrets/forget-secrets';
import type { Command } from 'commander';
import { onDatabase } from '../process/on-database.ts';
import { print, printableLine } from '../process/print.ts';
import { settingsOf } from '../process/read-settings.ts';

const HELP = `
For an installation that has lost the key that sealed them (KEEPOUT_SECRETS_KEY, or secrets.key
of the data directory). Without --confirm nothing is changed. What a key of the settings opens
stays. The audit trail has a line for each record. It cannot be undone: make a backup before.`;

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
    .description('texts in the database that are encrypted with KEEPOUT_SECRETS_KEY')
    .command('forget')
    .description('list encrypted texts that no key decrypts, and the values to enter again')
    .option('--confirm', 'remove them')
    .addHelpText('after', HELP)
    .action(async ({ confirm }: { readonly confirm?: true }) => {
      const settings = settingsOf(process.env, 'worker');
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
