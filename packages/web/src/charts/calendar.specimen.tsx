import { CalendarHeatMap, type CalendarHeatMapProps } from './calendar/CalendarHeatMap.tsx';
import type { Specimen } from './specimen.ts';
import { SPECIMEN_NOW_MS } from './specimen-data.ts';

const DAY_MS = 86_400_000;
const LAST_MS = Math.floor(SPECIMEN_NOW_MS / DAY_MS) * DAY_MS;
const DAYS = Array.from({ length: 120 }, (_, at) => ({
  dayMs: LAST_MS - at * DAY_MS,
  events: (at * 7) % 11,
  high: at % 13 === 0 ? 2 : 0,
  critical: at % 29 === 0 ? 1 : 0,
}));
const WORDS: CalendarHeatMapProps['words'] = {
  label: 'Events of each day; arrow keys walk from day to day',
  day: 'Day',
  events: 'Events',
  high: 'High',
  critical: 'Critical',
  none: 'no event',
  empty: 'No event in this year.',
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  spoken: (day, { events, high, critical }) => `${day}: ${events} events, ${high} high, ${critical} critical`,
};
const shared = { fileName: 'events-by-day', fromMs: LAST_MS - 365 * DAY_MS, toMs: LAST_MS, words: WORDS };

export const specimens: readonly Specimen[] = [
  {
    name: 'Events of a year by day',
    render: () => <CalendarHeatMap title="Events by day" days={DAYS} blocks={3} {...shared} />,
  },
  {
    name: 'A year without events',
    render: () => <CalendarHeatMap title="Events by day, none" days={[]} blocks={3} {...shared} />,
  },
];
