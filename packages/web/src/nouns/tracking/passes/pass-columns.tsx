import type { VisibilityInterval } from '@keepout/contract/odt/pass-prediction';
import { formatDuration } from '../../../format/duration.ts';
import { ABSENT, formatDegrees, formatNumber } from '../../../format/number.ts';
import { Moment } from '../../../time/Moment.tsx';
import { parseTime } from '../../../time/utc.ts';
import type { RowColumn } from '../../../ui/RowTable.tsx';
import type { TrackingText } from '../en.ts';

const spanS = ({ start, end }: VisibilityInterval) => ((parseTime(end) ?? 0) - (parseTime(start) ?? 0)) / 1000;

/** Returns the common columns of pass tables: time, elevation, illumination. */
export function passColumns<Row>(passOf: (row: Row) => VisibilityInterval, text: TrackingText['pass']) {
  const figure = (id: string, header: string, cell: (pass: VisibilityInterval) => string): RowColumn<Row> => ({
    id,
    header,
    align: 'end',
    isMono: true,
    cell: (row) => cell(passOf(row)),
  });
  const time = (id: 'start' | 'culmination' | 'end'): RowColumn<Row> => ({
    id,
    header: text[id],
    cell: (row) => <Moment at={passOf(row)[id]} isClockOnly={id !== 'start'} />,
  });
  return [
    time('start'),
    time('culmination'),
    time('end'),
    figure('duration', text.duration, (pass) => formatDuration(spanS(pass))),
    figure('elevation', text.elevation, ({ maxElevation }) => formatDegrees(maxElevation)),
    figure('sun', text.sun, ({ sunElevation }) => formatDegrees(sunElevation)),
    figure('phase', text.phase, ({ phaseAngle }) => formatDegrees(phaseAngle)),
    figure('moon', text.moon, ({ moonSeparation }) => formatDegrees(moonSeparation)),
    figure('magnitude', text.magnitude, ({ magnitude }) => (magnitude === null ? ABSENT : formatNumber(magnitude, 1))),
  ] as const satisfies readonly RowColumn<Row>[];
}
