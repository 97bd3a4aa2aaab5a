import { writeFileSync } from 'node:fs';
import { rewrittenMessage } from '@keepout/ccsds/cdm/rewritten';
import { type Command, Option } from 'commander';
import { readText } from '../files/input-file.ts';
import { faultLine, inputAtFault, wrongUsage } from '../process/exit.ts';

const NOTATIONS: ReadonlyMap<string, 'kvn' | 'xml' | 'json' | 'itc'> = new Map(
  Object.entries({
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
    itc: 'itc',
  }),
);

interface ConvertOptions {
  readonly to?: string;
  readonly exchangeObjects?: boolean;
  readonly cdmVersion?: '2.0';
}

export function addConvert(program: Command): void {
  program
    .command('convert')
    .description('convert a message to KVN, XML or JSON, an ephemeris also to Modified ITC')
    .argument('<in>', 'input file')
    .argument('<out>', 'output file; the extension selects the notation (.kvn .txt .oem .cdm … KVN, .xml, .json, .itc)')
    .option('--to <notation>', 'notation of the output: kvn, xml, json or itc')
    .option('--exchange-objects', 'CDM: exchange object 1 and object 2')
    .addOption(
      new Option(
        '--cdm-version <version>',
        'CDM: write the draft version 2.0 (CCSDS 508.0-P-1.1); JSON as TraCSS uses it',
      ).choices(['2.0']),
    )
    .action((input: string, output: string, options: ConvertOptions) => {
      const extension = output.slice(output.lastIndexOf('.') + 1).toLowerCase();
      const notation = NOTATIONS.get(options.to ?? extension);
      if (notation === undefined) {
        throw wrongUsage(
          `${output}: cannot tell the notation from "${options.to ?? extension}"; use --to kvn, xml, json or itc`,
        );
      }
      const addedFigures = options.cdmVersion === undefined ? undefined : {};
      const rewriting = { isExchanged: options.exchangeObjects, addedFigures, fileName: input };
      const converted = rewrittenMessage(readText(input), notation, rewriting);
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
