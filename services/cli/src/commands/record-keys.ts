import { publishedKeys, rotateKey } from '@keepout/server/ca/decisions/record-keys';
import { vaultOf } from '@keepout/server/platform/secrets/vault-of';
import type { Command } from 'commander';
import { print } from '../process/print.ts';
import { settingsOf } from '../process/read-settings.ts';
import { withDatabase } from '../process/with-database.ts';

const HELP = `
Prints the public keys as a JWK Set, the newest first: what the installation publishes at /api/v1/ca/record-keys, and
what keepout replay --key reads. A key that is no longer in use stays on the list, for what it has signed.`;

export function addRecordKeys(program: Command): void {
  program
    .command('record-keys')
    .description('the keys by which decision records are signed: list, change')
    .option('--rotate', 'from now on another key signs')
    .addHelpText('after', HELP)
    .action(async ({ rotate }: { rotate?: true }) => {
      const settings = settingsOf(process.env, 'worker');
      await withDatabase(settings, async ({ orm }) => {
        if (rotate) await orm.transaction((tx) => rotateKey(tx, vaultOf(settings)));
        print(`${JSON.stringify(await publishedKeys(orm), null, 2)}\n`);
      });
    });
}
