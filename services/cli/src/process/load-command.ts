import { basename } from 'node:path';
import type { Command } from 'commander';
import { print } from './print.ts';

export interface LoadCommand {
  /** What is loaded, as its sentence says it. */
  readonly noun: string;
  readonly argument: string;
  readonly help: string;
  /** Loads the file, and says what came of it. */
  readonly load: (path: string) => Promise<string>;
}

/** The command that makes a file the one in use, of what the installation has one of. */
export function addLoad(parent: Command, { noun, argument, help, load }: LoadCommand): void {
  parent
    .command('load')
    .argument('<file>', argument)
    .description(`load a ${noun} into the installation and make it the one in use`)
    .addHelpText('after', help)
    .action(async (file: string) => {
      print(`${await load(file)}\n`);
    });
}

/** What a file is called from then on. */
export const sourceName = (path: string): string => (path === '-' ? 'standard input' : basename(path));
