import type { Command } from 'commander';
import { createEmbeddedToken } from '../process/embedded-token.ts';
import { wrongUsage } from '../process/exit.ts';
import { print } from '../process/print.ts';
import { commandSettings } from '../process/read-settings.ts';

export function addToken(program: Command): void {
  program
    .command('token')
    .description('demo mode: print an access token for scripts and curl')
    .option('--user <name>', 'user of the token', 'demo')
    .action(async (options: { user: string }) => {
      const settings = commandSettings();
      if (settings.mode !== 'demo' || settings.issuerUrl !== undefined) {
        throw wrongUsage('tokens are printed in demo mode with the embedded identity provider only');
      }
      print(`${await createEmbeddedToken(settings, options.user)}\n`);
    });
}
