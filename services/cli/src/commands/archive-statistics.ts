import { RATE_NUMBERS } from '@keepout/contract/ca/fields';
import type { NumberField } from '@keepout/contract/platform/number-field';
import { eventRates } from '@keepout/operations/archive/event-rates';
import { probabilitiesAt } from '@keepout/operations/archive/probability-at';
import { messageArchiveIn, readOf } from '../files/csv-file.ts';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { numberOption } from '../process/option-value.ts';

/** Options for an archive and the mission that it represents. */
export interface ArchiveOptions {
  readonly archive: string;
  readonly hbr?: string;
  readonly years?: string;
  readonly threshold?: string;
  readonly commitDays?: string;
  readonly considerDays?: string;
  readonly residual?: string;
}

/** Yearly rates from archived messages; the same archive and mission give the same figures. */
export function archiveStatistics(options: ArchiveOptions) {
  const { radiusM, thresholdPc, ...mission } = needed(options);
  if (mission.considerDays < mission.commitDays) throw wrongUsage('--consider-days: must not be below --commit-days');
  const messages = readOf(options.archive, probabilitiesAt(messageArchiveIn(options.archive), radiusM));
  const counts = eventRates(messages, { ...mission, thresholdPcs: [thresholdPc] });
  const [rates] = counts.ok ? counts.value.rates : [];
  if (!counts.ok || rates === undefined) throw inputAtFault(`${options.archive}: its conjunctions span no time`);
  const { messages: messageCount, events, eventsUsed, spanYears } = counts.value;
  return {
    archive: { messages: messageCount, events, eventsUsed, years: spanYears },
    ratePerYear: rates.ratePerYear,
    cumulativePc: rates.cumulativePc,
  };
}

function needed({ hbr, years, threshold, commitDays, considerDays, residual }: ArchiveOptions) {
  const figure = (option: string, text: string | undefined, { least, most: maximum }: NumberField): number => {
    if (text === undefined) throw wrongUsage(`--archive: ${option} is needed too`);
    return numberOption(option, text, least, maximum);
  };
  return {
    radiusM: figure('--hbr', hbr, RATE_NUMBERS.radius),
    years: figure('--years', years, RATE_NUMBERS.years),
    thresholdPc: figure('--threshold', threshold, RATE_NUMBERS.threshold),
    commitDays: figure('--commit-days', commitDays, RATE_NUMBERS.commitDays),
    considerDays: figure('--consider-days', considerDays, RATE_NUMBERS.considerDays),
    residual: figure('--residual', residual, RATE_NUMBERS.residual),
  };
}

/** The same to be read. */
export function archiveTable({ archive, ratePerYear, cumulativePc }: ReturnType<typeof archiveStatistics>): string {
  return [
    `archive        ${archive.messages} messages of ${archive.events} conjunctions in ${archive.years.toFixed(2)} years, ${archive.eventsUsed} with a probability at the decision`,
    `at threshold   ${ratePerYear.median.toPrecision(3)} conjunctions a year (95 %: up to ${ratePerYear.upper95.toPrecision(3)})`,
    `collision      ${cumulativePc.without.toExponential(3)} in the mission without manoeuvres, ${cumulativePc.with.toExponential(3)} with`,
    '',
  ].join('\n');
}
