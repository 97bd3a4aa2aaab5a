import { type Claim, listClaims, settleClaim } from '@keepout/server/fleet/satellites/claims';
import type { Database } from '@keepout/server/platform/database/database';
import type { Command } from 'commander';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { print, printableLine } from '../process/print.ts';
import { settingsOf } from '../process/read-settings.ts';
import { withDatabase } from '../process/with-database.ts';

interface Options {
  readonly all?: true;
  readonly confirm?: string;
  readonly withdraw?: string;
  readonly operator?: string;
  readonly by?: string;
}

const HELP = `
An operator who adds a satellite claims its catalogue number. Confirm it when you know that the
object is theirs, for example by their entry at the register of launches. One operator at most is
confirmed for a number; only confirmed ones are named to others.`;

export function addClaims(program: Command): void {
  program
    .command('claims')
    .description('who claims which catalogue number: list, confirm, withdraw')
    .option('--all', 'list confirmed claims too')
    .option('--confirm <norad>', 'the number is that of --operator')
    .option('--withdraw <norad>', 'take the confirmation of --operator back')
    .option('--operator <id>', 'whose claim is settled')
    .option('--by <name>', 'who decided, for the audit trail', 'command line')
    .addHelpText('after', HELP)
    .action(async (options: Options) => {
      const settings = settingsOf(process.env, 'worker');
      await withDatabase(settings, async (database) => {
        const isSettling = options.confirm !== undefined || options.withdraw !== undefined;
        print(isSettling ? await settle(database, options) : await list(database, options.all === true));
      });
    });
}

async function list(database: Database, all: boolean): Promise<string> {
  const claims = await listClaims(database.orm, { all });
  if (claims.length === 0)
    return all ? 'no catalogue number is claimed\n' : 'every claim is confirmed, and none is disputed\n';
  return claims.map((claim) => `${printableLine(lineOf(claim))}\n`).join('');
}

function lineOf({ noradId, operatorId, name, claim, isDisputed }: Claim): string {
  const state = `${claim.toLowerCase()}${isDisputed ? ', disputed' : ''}`;
  return `${String(noradId).padStart(9)}  ${state.padEnd(21)}  ${operatorId.padEnd(24)}  ${name}`;
}

async function settle(database: Database, options: Options): Promise<string> {
  const { confirm, withdraw, operator: operatorId, by = 'command line' } = options;
  if (confirm !== undefined && withdraw !== undefined) throw wrongUsage('--confirm and --withdraw exclude each other');
  if (operatorId === undefined) throw wrongUsage('--operator says whose claim is settled');
  const text = confirm ?? withdraw ?? '';
  if (!/^[1-9]\d{0,8}$/.test(text)) throw wrongUsage(`${text} is not a catalogue number`);
  const noradId = Number(text);
  const claim = confirm === undefined ? 'UNVERIFIED' : 'CONFIRMED';
  const settled = await settleClaim(database, { noradId, operatorId, claim, by });
  if (settled.ok) return `${noradId} of ${operatorId} is ${claim.toLowerCase()}\n`;
  throw inputAtFault(
    settled.fault.code === 'no-such-claim'
      ? `${operatorId} does not claim ${noradId}`
      : `${noradId} is confirmed for ${settled.fault.operatorId}: withdraw that first`,
  );
}
