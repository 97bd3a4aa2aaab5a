import { publishedKeys, rotateKey } from '@keepout/server/ca/decisions/record-keys';
import { vaultOf } from '@keepout/server/platform/secrets/vault-of';
import type { Command } from 'commander';
import { print } from '../process/print.ts';
import { commandSettings } from '../process/read-settings.ts';
import { withDatabase } from '../process/with-database.ts';

const HELP = `
Prints the public keys as a JWK Set, newest first, as at /api/v1/ca/record-keys. keepout replay --key
reads this file. Retired keys remain in the list, so that earlier records can be verified.`;

export function addRecordKeys(program: Command): void {
  program
    .command('record-keys')
    .description('list and change the keys that sign decision records')
    .option('--rotate', 'sign with a new key from now on')
    .addHelpText('after', HELP)
    .action(async ({ rotate }: { rotate?: true }) => {
      const settings = commandSettings(process.env, 'worker');
      await withDatabase(settings, async ({ orm }) => {
        if (rotate) await orm.transaction((tx) => rotateKey(tx, vaultOf(settings)));
        print(`${JSON.stringify(await publishedKeys(orm), null, 2)}\n`);
      });
    });
}
