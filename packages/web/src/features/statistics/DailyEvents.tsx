import type { ConjunctionHistory } from '@keepout/contract/ca/statistics';
import { CalendarHeatMap } from '../../charts/calendar/CalendarHeatMap.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useStatisticsText } from './en.ts';

/** As long as the history reaches back. */
const YEAR_MS = 365.25 * 86_400_000;
/** A year of weeks side by side has squares of a few pixels on a phone. */
const PHONE_BLOCKS = 3;

/** The operator's events of a year by the UTC day of closest approach. */
export function DailyEvents({ history: { dailyEvents, to } }: { readonly history: ConjunctionHistory }) {
  const { history: text } = useStatisticsText();
  const isPhone = useMediaQuery('(max-width: 719px)');
  const { daily } = text;
  const toMs = Date.parse(to);
  return (
    <CalendarHeatMap
      title={daily.title}
      fileName="events-by-day"
      fromMs={toMs - YEAR_MS}
      toMs={toMs}
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
