import { inspect } from 'node:util';
import { Outage } from '@keepout/server/platform/outage';
import { Command, CommanderError } from 'commander';
import { CommandEnd, EXIT } from './process/exit.ts';
import { print, printError } from './process/print.ts';
import { programVersion } from './process/read-settings.ts';

/** Runs a command line; every error becomes a message and an exit code, never a stack trace. */
export async function runProgram(args: readonly string[]): Promise<void> {
  try {
    await (await createProgram(args[0])).parseAsync([...args], { from: 'user' });
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (error instanceof CommandEnd) {
    printError(`keepout: ${error.message}\n`);
    return error.exitCode;
  }
  if (error instanceof Outage || (error instanceof Error && 'code' in error)) {
    printError(`keepout: ${error.message}\n`);
    return EXIT.outage;
  }
  const detail = error instanceof Error ? error.message : String(error);
  printError(`keepout: something went wrong on our side: ${detail}\n`);
  if (process.env['KEEPOUT_LOG_LEVEL'] === 'debug') printError(`${inspect(error)}\n`);
  return EXIT.outage;
}

type Add = (program: Command) => void;

/** The commands and their modules, so that a command does not load the imports of others. */
const COMMANDS: readonly (readonly [readonly string[], () => Promise<Add>])[] = [
  [['demo', 'serve', 'worker'], async () => (await import('./commands/platform.ts')).addPlatform],
  [['migrate'], async () => (await import('./commands/migrate.ts')).addMigrate],
  [['backup', 'restore'], async () => (await import('./commands/backup.ts')).addBackup],
  [['mail'], async () => (await import('./commands/mail.ts')).addMail],
  [['secrets'], async () => (await import('./commands/secrets.ts')).addSecrets],
  [['doctor'], async () => (await import('./commands/doctor.ts')).addDoctor],
  [['space-weather'], async () => (await import('./commands/space-weather.ts')).addSpaceWeather],
  [['earth-orientation'], async () => (await import('./commands/earth-orientation.ts')).addEarthOrientation],
  [['feed'], async () => (await import('./commands/feed.ts')).addFeed],
  [['catalogue'], async () => (await import('./commands/catalogue.ts')).addCatalogue],
  [['sign-out'], async () => (await import('./commands/sign-out.ts')).addSignOut],
  [['claims'], async () => (await import('./commands/claims.ts')).addClaims],
  [['token'], async () => (await import('./commands/token.ts')).addToken],
  [['user', 'client'], async () => (await import('./commands/accounts.ts')).addAccounts],
  [['screen'], async () => (await import('./commands/screen.ts')).addScreen],
  [['screen-all'], async () => (await import('./commands/screen-all.ts')).addScreenAll],
  [['statistics'], async () => (await import('./commands/statistics.ts')).addStatistics],
  [['mission'], async () => (await import('./commands/mission.ts')).addMission],
  [['pc'], async () => (await import('./commands/pc.ts')).addPc],

  [['encounter'], async () => (await import('./commands/encounter.ts')).addEncounter],
  [['interpolate'], async () => (await import('./commands/interpolate.ts')).addInterpolate],
  [['next-message'], async () => (await import('./commands/next-message.ts')).addNextMessage],
  [['covariance-rules'], async () => (await import('./commands/covariance-rules.ts')).addCovarianceRules],
  [['realism'], async () => (await import('./commands/realism.ts')).addRealism],

  [['od-quality'], async () => (await import('./commands/od-quality.ts')).addOdQuality],
  [['plan'], async () => (await import('./commands/plan.ts')).addPlan],
  [['record-keys'], async () => (await import('./commands/record-keys.ts')).addRecordKeys],
  [['replay'], async () => (await import('./commands/replay.ts')).addReplay],
  [['passes'], async () => (await import('./commands/passes.ts')).addPasses],
  [['propagate'], async () => (await import('./commands/propagate.ts')).addPropagate],
  [['validate'], async () => (await import('./commands/validate.ts')).addValidate],
  [['convert'], async () => (await import('./commands/convert.ts')).addConvert],
  [['associate'], async () => (await import('./commands/associate.ts')).addAssociate],
  [['orbit-update'], async () => (await import('./commands/orbit-update.ts')).addOrbitUpdate],
  [['expected-gain'], async () => (await import('./commands/expected-gain.ts')).addExpectedGain],
];

/**
 * The `keepout` command line. Exit codes: 0 done, 1 the input is at fault, 2 usage, 3 an outage, 130 interrupted.
 * With the name of a command only that one is there; with any other word, or none, all are.
 */
export async function createProgram(name?: string): Promise<Command> {
  const program = new Command('keepout')
    .description('Collision avoidance for satellite operators')
    .version(programVersion())
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: printError })
    .showHelpAfterError('(--help shows the options)');
  const commandRows = COMMANDS.filter(([names]) => name !== undefined && names.includes(name));
  // Who asks for the version alone waits for none of them.
  const isVersionAsked = name === '--version' || name === '-V';
  for (const [, load] of commandRows.length > 0 || isVersionAsked ? commandRows : COMMANDS) (await load())(program);
  for (const command of program.commands.flatMap((group) => [group, ...group.commands])) {
    command.exitOverride().showHelpAfterError('(--help shows the options)');
  }
  return program;
}
