import type { Command } from 'commander';
import { readCovarianceRulesChange } from '../files/covariance-rules-file.ts';
import { print } from '../process/print.ts';
import { onPlatform, type PlatformOptions, TOKEN_OPTION, URL_OPTION } from './on-platform.ts';

const HELP = `
get prints what pc and plan read with --covariance-rules, and set takes: a file of before is refused
where somebody has changed the rules since. New kinds are tested on the past messages of the platform.`;

export function addCovarianceRules(program: Command): void {
  const group = program
    .command('covariance-rules')
    .description('how covariances count on a platform, by kind: get, set')
    .addHelpText('after', HELP);
  group
    .command('get')
    .description('print the rules in force as JSON')
    .option(...URL_OPTION)
    .option(...TOKEN_OPTION)
    .action((options: PlatformOptions) =>
      onPlatform(options, async (client) => printAnswer(await client.call('getCovarianceRules'))),
    );
  group
    .command('set')
    .description('replace the rules by those of a file; open events are judged by them again')
    .argument('<file>', 'what get prints, changed')
    .option('--preview', 'print the effect on open conjunctions without changing anything')
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
