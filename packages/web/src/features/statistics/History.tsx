import type { ConjunctionHistory } from '@keepout/contract/ca/statistics';
import { CalendarHeatMap } from '../../charts/calendar/CalendarHeatMap.tsx';
import { formatNumber, formatPercent } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { FigureTable } from '../../nouns/figures/FigureTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { ColumnChart } from './ColumnChart.tsx';
import { useStatisticsText } from './en.ts';

const LEVELS = ['critical', 'high', 'medium', 'low'] as const;
const day = (utc: string) => utc.slice(0, 10);
/** Returns month and day; the table gives the year. */
const month = (utc: string) => utc.slice(5, 10);
const kilometres = (lengthM: number) => String(Number((lengthM / 1000).toPrecision(2)));

/** History of the operator's conjunctions: months, histograms, and accuracy of their forecasts. */
export function History({ history }: { readonly history: ConjunctionHistory }) {
  const { history: text, backTest, top } = useStatisticsText();
  const { months, missDistances, warningTimes, calibration, topSecondaries } = history;
  if (months.length === 0) return <EmptyState text={text.none} />;
  const monthTable = {
    columns: [
      { name: text.month },
      ...LEVELS.map((level) => ({ name: text.levels[level] })),
      { name: text.cumulative, format: formatPc },
    ],
    rows: months.map((row) => [day(row.start), ...LEVELS.map((level) => row[level]), row.cumulativePc]),
  };
  const power = Math.floor(Math.log10(Math.max(1e-12, months.at(-1)?.cumulativePc ?? 0)));
  const bins = (
    title: string,
    unit: string,
    write: (edge: number) => string,
    list: typeof missDistances,
    file: string,
  ) => (
    <ColumnChart
      title={title}
      unit={`[${unit}]`}
      fileName={file}
      table={{
        columns: [{ name: text.from, unit }, { name: text.to, unit }, { name: text.events }],
        rows: list.map((bin) => [write(bin.from), write(bin.to), bin.events]),
      }}
      columns={list.map((bin) => ({ label: `${write(bin.from)}–${write(bin.to)}`, value: bin.events }))}
    />
  );
  return (
    <>
      <h2>{text.title}</h2>
      <p className="statistics-note">{text.span(history.events, history.messages, Math.round(history.spanDays))}</p>
      <div className="statistics-levels">
        {LEVELS.map((level) => (
          <ColumnChart
            key={level}
            title={text.levels[level]}
            fileName={`events-${level}`}
            heightPx={130}
            table={monthTable}
            columns={months.map((row) => ({ label: month(row.start), value: row[level] }))}
          />
        ))}
      </div>
      <DailyEvents history={history} />
      <div className="statistics-grid">
        <ColumnChart
          title={text.cumulative}
          unit={`1e${power}`}
          fileName="cumulative-pc"
          table={monthTable}
          columns={months.map((row) => ({ label: month(row.start), value: row.cumulativePc / 10 ** power }))}
        />
        {bins(text.miss, 'km', (edge) => kilometres(edge), missDistances, 'miss-distances')}
        {bins(text.warning, 'h', (edge) => formatNumber(edge), warningTimes, 'warning-times')}
      </div>
      <Panel title={backTest.calibration}>
        <p className="statistics-note">
          {calibration === null
            ? backTest.noCalibration
            : backTest.calibrationText(
                calibration.events,
                formatPercent(calibration.withinThree),
                formatPercent(calibration.withinTen),
              )}
        </p>
      </Panel>
      <FigureTable
        title={top.secondaries}
        fileName="top-secondaries"
        empty={top.none}
        table={{
          columns: [
            { name: top.name },
            { name: top.norad },
            { name: top.events },
            { name: top.largest, format: formatPc },
          ],
          rows: topSecondaries.map((object) => [
            object.name,
            object.noradId === null ? null : String(object.noradId),
            object.events,
            object.largestPc,
          ]),
        }}
      />
    </>
  );
}

/** Number of blocks of weeks on phones, where the squares of one row for a year would be only a few pixels wide. */
const PHONE_BLOCKS = 3;

/** The operator's conjunctions by UTC day of TCA, over the months of the column chart: no earlier conjunctions are stored. */
function DailyEvents({ history: { months, dailyEvents, to } }: { readonly history: ConjunctionHistory }) {
  const { history: text } = useStatisticsText();
  const isPhone = useMediaQuery('(max-width: 719px)');
  const { daily } = text;
  return (
    <CalendarHeatMap
      title={daily.title}
      fileName="events-by-day"
      fromMs={Date.parse(months[0]?.start ?? to)}
      toMs={Date.parse(to)}
      blocks={isPhone ? PHONE_BLOCKS : 1}
      days={dailyEvents.map(({ date, ...counts }) => ({ dayMs: Date.parse(date), ...counts }))}
      words={{
        label: daily.label,
        day: daily.day,
        high: daily.high,
        critical: daily.critical,
        none: daily.none,
        empty: daily.empty,
        events: text.events,
        weekdays: daily.weekdays.split(' '),
        spoken: (day, { events, high, critical }) => daily.spoken(day, events, high, critical),
      }}
    />
  );
}
