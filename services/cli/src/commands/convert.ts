import { writeFileSync } from 'node:fs';
import { exchangedMessage } from '@keepout/ccsds/cdm/exchanged';
import { convertMessage } from '@keepout/ccsds/convert';
import type { Command } from 'commander';
import { readText } from '../files/input-file.ts';
import { faultLine, inputAtFault, wrongUsage } from '../process/exit.ts';

const NOTATIONS: Readonly<Record<string, 'kvn' | 'xml' | 'json'>> = {
  kvn: 'kvn',
  txt: 'kvn',
  oem: 'kvn',
  opm: 'kvn',
  omm: 'kvn',
  ocm: 'kvn',
  cdm: 'kvn',
  tdm: 'kvn',
  xml: 'xml',
  json: 'json',
};

export function addConvert(program: Command): void {
  program
    .command('convert')
    .description('convert a message between KVN, XML and JSON; the notation follows from the name of the output')
    .argument('<in>', 'message in any notation')
    .argument('<out>', 'file to write (.kvn .txt .oem .cdm … as KVN, .xml, .json)')
    .option('--to <notation>', 'kvn, xml or json, whatever the name says')
    .option(
      '--exchange-objects',
      'of a CDM: object 2 as object 1, each with its own covariance, the relative state in its axes',
    )
    .action((input: string, output: string, options: { to?: string; exchangeObjects?: boolean }) => {
      const extension = output.slice(output.lastIndexOf('.') + 1).toLowerCase();
      const notation = NOTATIONS[options.to ?? extension];
      if (notation === undefined) {
        throw wrongUsage(
          `${output}: cannot tell the notation from "${options.to ?? extension}"; use --to kvn, xml or json`,
        );
      }
      const convert = options.exchangeObjects ? exchangedMessage : convertMessage;
      const converted = convert(readText(input), notation);
      if (!converted.ok) throw inputAtFault(faultLine(input, converted.fault));
      try {
        writeFileSync(output, converted.value);
      } catch (error) {
        throw inputAtFault(
          `${output}: cannot be written (${error instanceof Error && 'code' in error ? error.code : 'error'})`,
        );
      }
    });
}
