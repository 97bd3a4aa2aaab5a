import { Command } from 'commander';
import { addConvert } from './commands/convert.ts';
import { addDoctor } from './commands/doctor.ts';
import { addMigrate } from './commands/migrate.ts';
import { addPc } from './commands/pc.ts';
import { addPlatform } from './commands/platform.ts';
import { addPropagate } from './commands/propagate.ts';
import { addScreen } from './commands/screen.ts';
import { addToken } from './commands/token.ts';
import { addValidate } from './commands/validate.ts';
import { productVersion } from './product.ts';

/** The `keepout` command line. Exit codes: 0 done, 1 the input is at fault, 2 usage, 3 an outage. */
export function createProgram(): Command {
  const program = new Command('keepout')
    .description('Collision avoidance for satellite operators')
    .version(productVersion())
    .exitOverride()
    .showHelpAfterError('(--help tells more)');
  for (const add of [
    addPlatform,
    addMigrate,
    addDoctor,
    addToken,
    addScreen,
    addPc,
    addPropagate,
    addValidate,
    addConvert,
  ]) {
    add(program);
  }
  for (const command of program.commands) command.exitOverride().showHelpAfterError('(--help tells more)');
  return program;
}
