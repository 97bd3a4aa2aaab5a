import { type CovarianceRealism, covarianceRealism, normalisedResidual } from '@keepout/conjunction/covariance/realism';
import { type ComparedGroup, LEAST_FOR_FACTOR } from '@keepout/conjunction/event/realism-by-kind';
import { REALISM_SHORTFALLS } from '@keepout/contract/ca/words/confidence';
import type { Command } from 'commander';
import { placeIn } from '../files/catalogue-file.ts';
import { numberTableIn } from '../files/csv-file.ts';
import { EOP_OPTION } from '../files/earth-orientation-file.ts';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { print } from '../process/print.ts';
import { type OrbitFiles, realismOfOrbitFiles } from './realism-of-orbits.ts';

const COLUMNS = ['r1', 'r2', 'r3', 'c11', 'c12', 'c13', 'c22', 'c23', 'c33'] as const;
/** Optional column with the object of a residual. */
const OBJECT_COLUMN = 'object';

export function addRealism(program: Command): void {
  program
    .command('realism')
    .description('test whether covariances are as large as the actual errors')
    .argument('[file]', `CSV, also gzip: ${COLUMNS.join(',')}, and optionally ${OBJECT_COLUMN} (a number)`)
    .option('--predicted <files...>', 'predicted OEM or OCM files with covariances')
    .option('--definitive <files...>', 'definitive OEM or OCM files of the same objects')
    .option(
      '--elements <files...>',
      'successive element sets (TLE or OMM), compared with --definitive and with each other',
    )
    .option(...EOP_OPTION)
    .option('--json', 'print JSON')
    .action((file: string | undefined, { json, ...files }: OrbitFiles & { readonly json?: boolean }) => {
      const hasOrbits = [files.predicted, files.definitive, files.elements].some((paths) => paths !== undefined);
      if ((file === undefined) !== hasOrbits) throw wrongUsage('give a CSV, or --predicted, --definitive, --elements');
      if (file === undefined) {
        const groups = realismOfOrbitFiles(files);
        print(json ? `${JSON.stringify({ groups }, null, 2)}\n` : groups.map(groupTable).join('\n'));
        return;
      }
      const realism = realismOf(file);
      print(json ? `${JSON.stringify(realism, null, 2)}\n` : table(realism));
    });
}

const COMPARISONS: Readonly<Record<ComparedGroup['comparison'], string>> = {
  MESSAGES: 'messages of conjunctions',
  PREDICTED_DEFINITIVE: 'predicted against definitive',
  ELEMENTS_DEFINITIVE: 'element sets against definitive',
  ELEMENTS_ELEMENTS: 'element sets against each other: a lower bound of the factor',
};

const tooFew = (samples: number): string => `${samples}: too few for a factor`;

function groupTable({ comparison, samples, objects, realism, heldOut, ...kind }: ComparedGroup): string {
  const { originator, covarianceSource, regime, leadFromDays, leadToDays } = kind;
  const age = leadToDays === null ? `over ${leadFromDays}` : `${leadFromDays} to ${leadToDays}`;
  const title = `${originator}, ${covarianceSource}, ${regime}, ${age} d old, ${objects} objects; ${COMPARISONS[comparison]}`;
  if (realism === undefined) return `${title}\nsamples        ${tooFew(samples)}\n`;
  const halves =
    heldOut === undefined
      ? ''
      : `held out       factor ${heldOut.factor.toFixed(3)} of the older half, newer half ${heldOut.realism.confidence}\n`;
  return `${title}\n${table(realism)}${halves}`;
}

function realismOf(file: string): CovarianceRealism {
  const { names, rows } = numberTableIn(file, COLUMNS);
  const places = COLUMNS.map((column) => names.indexOf(column));
  const residuals = rows.map(({ line, values }) => {
    const [r1, r2, r3, xx, xy, xz, yy, yz, zz] = places.map((place) => values[place]!) as [
      number,
      number,
      number,
      ...number[],
    ];
    const residual = normalisedResidual([r1, r2, r3], Float64Array.of(xx!, xy!, xz!, xy!, yy!, yz!, xz!, yz!, zz!));
    if (residual === undefined) throw inputAtFault(`${placeIn(file, line)}: the covariance is not positive definite`);
    return residual;
  });
  if (rows.length < LEAST_FOR_FACTOR) throw inputAtFault(`${file}: samples ${tooFew(rows.length)}`);
  const object = names.indexOf(OBJECT_COLUMN);
  const objects = object < 0 ? undefined : new Set(rows.map(({ values }) => values[object])).size;
  const realism = covarianceRealism(residuals, objects);
  if (!realism.ok) throw inputAtFault(`${file}: at least half of the residuals are zero`);
  return realism.value;
}

function table(realism: CovarianceRealism): string {
  const { samples, factor, factorLow, factorHigh, pValue, within1Sigma, within2Sigma, beyond3Sigma } = realism;
  const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
  const reasons = realism.shortfalls.map((shortfall) => REALISM_SHORTFALLS.en[shortfall]).join('; ');
  return [
    `samples        ${samples}`,
    `factor         ${factor.toFixed(3)} on sigma (95 %: ${factorLow.toFixed(3)} to ${factorHigh.toFixed(3)})`,
    `fit            p ${pValue.toPrecision(3)} that a realistic covariance fits as badly (Cramer-von Mises)`,
    `coverage       ${percent(within1Sigma)} within 1 sigma, ${percent(within2Sigma)} within 2, ${percent(beyond3Sigma)} beyond 3`,
    `confidence     ${realism.confidence}${reasons === '' ? '' : `: ${reasons}`}`,
    '',
  ].join('\n');
}
