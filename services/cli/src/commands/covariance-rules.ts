import type { Command } from 'commander';
import { readCovarianceRulesChange } from '../files/covariance-rules-file.ts';
import { print } from '../process/print.ts';
import { onPlatform, type PlatformOptions, TOKEN_OPTION, URL_OPTION } from './on-platform.ts';

const HELP = `
The output of get is the input of set, and of pc and plan with --covariance-rules. set refuses a file
if the rules were changed after get. New rules are tested with past CDMs of the platform.`;

export function addCovarianceRules(program: Command): void {
  const group = program
    .command('covariance-rules')
    .description('read and set the covariance rules of a platform')
    .addHelpText('after', HELP);
  group
    .command('get')
    .description('print the current rules as JSON')
    .option(...URL_OPTION)
    .option(...TOKEN_OPTION)
    .action((options: PlatformOptions) =>
      onPlatform(options, async (client) => printAnswer(await client.call('getCovarianceRules'))),
    );
  group
    .command('set')
    .description('replace the rules; open conjunctions are assessed again')
    .argument('<file>', 'changed output of `get`')
    .option('--preview', 'print the effect on open conjunctions without changing the rules')
    .option(...URL_OPTION)
    .option(...TOKEN_OPTION)
    .action(async (file: string, options: PlatformOptions & { readonly preview?: true }) => {
      const { rules, version } = readCovarianceRulesChange(file);
      const headers = { 'If-Match': `"${version}"` };
      await onPlatform(options, async (client) =>
        printAnswer(
          options.preview
            ? await client.call('previewCovarianceRules', { body: { rules } })
            : await client.call('changeCovarianceRules', { headers, body: { rules } }),
        ),
      );
    });
}

function printAnswer(answer: object): void {
  print(`${JSON.stringify(answer, null, 2)}\n`);
}
