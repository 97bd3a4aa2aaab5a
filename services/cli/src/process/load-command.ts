import { basename } from 'node:path';
import type { Command } from 'commander';
import { print } from './print.ts';

export interface LoadCommand {
  /** Name of the loaded data in messages. */
  readonly noun: string;
  readonly argument: string;
  readonly help: string;
  /** Loads the file, and returns a description of the result. */
  readonly load: (path: string) => Promise<string>;
}

/** Adds the command that puts a file into use, for data of which the installation has one set. */
export function addLoad(parent: Command, { noun, argument, help, load }: LoadCommand): void {
  parent
    .command('load')
    .argument('<file>', argument)
    .description(`load a ${noun} into the installation and use it`)
    .addHelpText('after', help)
    .action(async (file: string) => {
      print(`${await load(file)}\n`);
    });
}

/** Returns the stored name of a file. */
export const sourceName = (path: string): string => (path === '-' ? 'standard input' : basename(path));
