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
    .description(
      'convert a message between KVN, XML and JSON, an ephemeris also to Modified ITC; the notation follows from the name of the output',
    )
    .argument('<in>', 'message in any notation')
    .argument('<out>', 'file to write (.kvn .txt .oem .cdm … as KVN, .xml, .json, .itc)')
    .option('--to <notation>', 'kvn, xml, json or itc, independent of the file name')
    .option(
      '--exchange-objects',
      'of a CDM: object 2 as object 1, each with its own covariance, the relative state in its axes',
    )
    .addOption(
      new Option(
        '--cdm-version <version>',
        'of a CDM: as drafted in CCSDS 508.0-P-1.1, which is not published; JSON as TraCSS has it',
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
