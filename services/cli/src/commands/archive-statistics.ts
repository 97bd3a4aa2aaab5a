import { archivedEvents, missionRates } from '@keepout/conjunction/annual/archive';
import { seededRandom } from '@keepout/conjunction/pc/numbers/random';
import { readMessageArchive } from '../files/message-archive.ts';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { numberOption } from '../process/option-value.ts';

/** What a command line says of an archive and the mission that it is to stand for. */
export interface ArchiveOptions {
  readonly archive: string;
  readonly hbr?: string;
  readonly years?: string;
  readonly threshold?: string;
  readonly commitDays?: string;
  readonly considerDays?: string;
  readonly residual?: string;
}

const PC_COLUMN = /^pc_hbr_(.+)_m$/;
/** Radii to either side of the one asked for, as the source has them: where one of them has no probability lines are straight. */
const NEAR_RADII = 7;

/** Yearly rates from archived messages; the same archive and mission give the same figures. */
export function archiveStatistics(options: ArchiveOptions) {
  const { hbr, years, threshold, commitDays, considerDays, residual } = needed(options);
  if (considerDays < commitDays) throw wrongUsage('--consider-days: must not be below --commit-days');
  const { names, rows, messages: dated } = readMessageArchive(options.archive);
  const pcOf = pcAt(options.archive, names, hbr);
  const archive = dated.map((message, index) => ({ ...message, pc: pcOf(rows[index]!.values) }));
  const events = archivedEvents(archive, { commitDays, considerDays });
  if (!(events.spanYears > 0)) throw inputAtFault(`${options.archive}: its events span no time`);
  const { messages, events: count, spanYears, eventPcs } = events;
  return {
    archive: { messages, events: count, eventsUsed: eventPcs.length, years: spanYears },
    ...missionRates(events, { years, thresholdPc: threshold, residual }, seededRandom(1)),
  };
}

function needed({ hbr, years, threshold, commitDays, considerDays, residual }: ArchiveOptions) {
  const figure = (option: string, text: string | undefined, least: number, most: number): number => {
    if (text === undefined) throw wrongUsage(`--archive: ${option} is needed too`);
    return numberOption(option, text, least, most);
  };
  return {
    hbr: figure('--hbr', hbr, 1e-3, 1000),
    years: figure('--years', years, 1e-3, 100),
    threshold: figure('--threshold', threshold, 1e-12, 1),
    commitDays: figure('--commit-days', commitDays, 0, 30),
    considerDays: figure('--consider-days', considerDays, 0, 30),
    residual: figure('--residual', residual, 0, 1),
  };
}

/** The probability of a row at a radius, between those of the table: by their logarithms, or as they are where one near is zero. */
function pcAt(path: string, names: readonly string[], radiusM: number): (values: readonly number[]) => number {
  const columns = names
    .flatMap((name, at) => {
      const match = PC_COLUMN.exec(name);
      return match === null ? [] : { at, radiusM: Number(match[1]) };
    })
    .sort((a, b) => a.radiusM - b.radiusM);
  const upper = columns.findIndex((column) => column.radiusM >= radiusM);
  const [above, below] = [columns[upper], columns[upper - 1]];
  if (above === undefined || (below === undefined && above.radiusM > radiusM)) {
    const range = columns.length === 0 ? 'there is none' : `${columns[0]!.radiusM} to ${columns.at(-1)!.radiusM} m`;
    throw inputAtFault(`${path}: no probability for a radius of ${radiusM} m (pc_hbr_…_m: ${range})`);
  }
  if (below === undefined || above.radiusM === radiusM) return (values) => values[above.at]!;
  const nearest = radiusM - below.radiusM < above.radiusM - radiusM ? upper - 1 : upper;
  const from = Math.max(0, Math.min(nearest - 3, columns.length - NEAR_RADII));
  const near = columns.slice(from, from + NEAR_RADII);
  const share = (radiusM - below.radiusM) / (above.radiusM - below.radiusM);
  const logShare = Math.log(radiusM / below.radiusM) / Math.log(above.radiusM / below.radiusM);
  return (values) => {
    const [low, high] = [values[below.at]!, values[above.at]!];
    return near.some(({ at }) => values[at] === 0)
      ? low + share * (high - low)
      : Math.exp(Math.log(low) + logShare * Math.log(high / low));
  };
}

/** The same to be read. */
export function archiveTable({ archive, ratePerYear, cumulativePc }: ReturnType<typeof archiveStatistics>): string {
  return [
    `archive        ${archive.messages} messages of ${archive.events} events in ${archive.years.toFixed(2)} years, ${archive.eventsUsed} with a probability at the decision`,
    `at threshold   ${ratePerYear.median.toPrecision(3)} events a year (95 %: up to ${ratePerYear.upper95.toPrecision(3)})`,
    `collision      ${cumulativePc.without.toExponential(3)} in the mission without manoeuvres, ${cumulativePc.with.toExponential(3)} with`,
    '',
  ].join('\n');
}
