import type { EventRates } from '@keepout/contract/ca/event-rates';
import { TableView } from '../../charts/frame/TableView.tsx';
import { toCsv } from '../../export/csv.ts';
import { download } from '../../export/download.ts';
import { formatNumber, formatSignificant } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { Button } from '../../ui/Button.tsx';
import '../../nouns/figures/figure-table.css';
import { useStatisticsText } from './en.ts';

export interface RatesTableProps {
  readonly rates: EventRates;
  /** Name of the archive; undefined for the operator's own messages. */
  readonly fileName: string | undefined;
  readonly years: number;
}

/** Rates by threshold, and the data that they are computed from. */
export function RatesTable({ rates: { archive, rates }, fileName, years }: RatesTableProps) {
  const { rates: text } = useStatisticsText();
  const of = fileName ?? text.own;
  if (rates.length === 0)
    return <p className="statistics-note">{archive.years > 0 ? text.noData(of) : text.none(of)}</p>;
  const table = {
    columns: [
      { name: text.threshold, format: formatPc },
      { name: text.rate, format: (value: number) => formatSignificant(value) },
      { name: text.upper, format: (value: number) => formatSignificant(value) },
      { name: text.without, format: formatPc },
      { name: text.with, format: formatPc },
    ],
    rows: rates.map(({ thresholdPc, ratePerYear, cumulativePc }) => [
      thresholdPc,
      ratePerYear.median,
      ratePerYear.upper95,
      cumulativePc.without,
      cumulativePc.with,
    ]),
  };
  const save = () => download('event-rates.csv', new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }));
  const figures = [archive.messages, archive.events, archive.eventsUsed].map((count) => formatNumber(count));
  return (
    <>
      <p className="statistics-note">
        {text.basis(of, figures.join(' / '), formatNumber(archive.years, 2), formatNumber(archive.satellites))}
      </p>
      <TableView className="figure-table" label={text.title} isGroup table={table} />
      <p className="statistics-note">{text.note(formatSignificant(years))}</p>
      <div>
        <Button onPress={save}>CSV</Button>
      </div>
    </>
  );
}
