import { type Claim, listClaims, settleClaim } from '@keepout/server/fleet/satellites/claims';
import type { Database } from '@keepout/server/platform/database/database';
import type { Command } from 'commander';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { print, printableLine } from '../process/print.ts';
import { commandSettings } from '../process/read-settings.ts';
import { withDatabase } from '../process/with-database.ts';

interface Options {
  readonly all?: true;
  readonly confirm?: string;
  readonly withdraw?: string;
  readonly operator?: string;
  readonly by?: string;
}

const HELP = `
An operator who adds a satellite claims its catalogue number. Confirm the claim if you know that the
operator owns the object. Each number has at most one confirmed operator, and other operators see the
names of confirmed operators only.`;

export function addClaims(program: Command): void {
  program
    .command('claims')
    .description('list, confirm and withdraw claims on catalogue numbers')
    .option('--all', 'also list confirmed claims')
    .option('--confirm <norad>', 'confirm the claim of --operator to this number')
    .option('--withdraw <norad>', 'withdraw the confirmation of --operator')
    .option('--operator <id>', 'organisation of the claim')
    .option('--by <name>', 'name for the audit log', 'command line')
    .addHelpText('after', HELP)
    .action(async (options: Options) => {
      const settings = commandSettings(process.env, 'worker');
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
  if (operatorId === undefined) throw wrongUsage('--operator is missing: the organisation of the claim');
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
