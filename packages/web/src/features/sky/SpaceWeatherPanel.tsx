import { QueryState } from '../../api/QueryState.tsx';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { formatAge } from '../../time/countdown.ts';
import { useNow } from '../../time/ticker.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Select } from '../../ui/Select.tsx';
import { Status } from '../../ui/Status.tsx';
import { ActivityPlot } from './ActivityPlot.tsx';
import { useSkyText } from './en.ts';
import { useSpaceWeather } from './queries.ts';
import { type WeatherTable, weatherAge } from './weather-age.ts';

const WINDOWS = [180, 730, 4018] as const;

/** Solar and geomagnetic activity over time, from the table that the atmosphere model uses. */
export function SpaceWeatherPanel() {
  const text = useSkyText().weather;
  const [chosenTable, choose] = useQueryParam('weather');
  const window = WINDOWS.find((days) => String(days) === chosenTable) ?? WINDOWS[0];
  const query = useSpaceWeather(window);
  return (
    <Panel title={text.title}>
      <QueryState query={query} loading={text.loading} rows={2} rowPx={220}>
        {({ table, days }) =>
          table === null ? (
            <EmptyState text={text.none} />
          ) : (
            <div className="sky-weather">
              <TableAge table={table} />
              <Select
                label={text.window}
                choices={WINDOWS.map((length) => ({ id: String(length), label: text.windows[length] }))}
                selected={String(window)}
                onSelect={choose}
              />
              <ActivityPlot figure="f107" days={days} />
              <ActivityPlot figure="ap" days={days} />
            </div>
          )
        }
      </QueryState>
    </Panel>
  );
}

/** Formats a date without line breaks. */
const unbroken = (day: string): string => day.replaceAll('-', '\u2011');

/** Age of the table, and whether a newer one is due. */
function TableAge({ table }: { readonly table: WeatherTable }) {
  const text = useSkyText().weather;
  const nowMs = useNow('minute');
  const { fileName, loadedAt, lastDay, lastObservedDay } = table;
  const age = weatherAge(table, nowMs);
  return (
    <div>
      <p className="sky-quiet">
        {text.table(fileName, formatAge(Date.parse(loadedAt), nowMs))}{' '}
        {lastObservedDay === null
          ? text.notObserved
          : text.observed(unbroken(lastObservedDay), formatAge(age.observedUntilMs, nowMs))}{' '}
        {lastDay !== lastObservedDay && text.predicted(unbroken(lastDay))} {text.others}
      </p>
      {age.due !== undefined && (
        <Status level="caution">{age.due === 'ended' ? text.ended(unbroken(lastDay)) : text.old}</Status>
      )}
    </div>
  );
}
