import { MS_PER_DAY } from '@keepout/units/duration';
import { CalendarHeatMap, type CalendarHeatMapProps } from './calendar/CalendarHeatMap.tsx';
import type { ChartSpecimen } from './specimen.ts';
import { SPECIMEN_NOW_MS } from './specimen-data.ts';

const LAST_MS = Math.floor(SPECIMEN_NOW_MS / MS_PER_DAY) * MS_PER_DAY;
const DAYS = Array.from({ length: 120 }, (_, at) => ({
  dayMs: LAST_MS - at * MS_PER_DAY,
  events: (at * 7) % 11,
  high: at % 13 === 0 ? 2 : 0,
  critical: at % 29 === 0 ? 1 : 0,
}));
const WORDS: CalendarHeatMapProps['words'] = {
  label: 'Conjunctions of each day; arrow keys move from day to day',
  day: 'Day',
  events: 'Conjunctions',
  high: 'High',
  critical: 'Critical',
  none: 'no conjunction',
  empty: 'No conjunction in this year.',
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  spoken: (day, { events, high, critical }) => `${day}: ${events} conjunctions, ${high} high, ${critical} critical`,
};
const shared = { fileName: 'events-by-day', fromMs: LAST_MS - 365 * MS_PER_DAY, toMs: LAST_MS, words: WORDS };

export const specimens: readonly ChartSpecimen[] = [
  {
    name: 'Conjunctions of a year by day',
    render: () => <CalendarHeatMap title="Conjunctions by day" days={DAYS} blocks={3} {...shared} />,
  },
  {
    name: 'A year without conjunctions',
    render: () => <CalendarHeatMap title="Conjunctions by day, none" days={[]} blocks={3} {...shared} />,
  },
];
