import type { PlotBox } from '../axis/plot-box.ts';
import type { LegendItem } from '../frame/Legend.tsx';
import type { PlotText } from '../texts/plots/en.ts';
import type { TrackedMessage } from './message-span.ts';

/** A wedge on the time axis under its message. */
const WEDGE = 'M-5,0h10l-5,-8z';

export interface TrackingMarksProps {
  readonly messages: readonly TrackedMessage[];
  readonly box: PlotBox;
  readonly toPx: (timeMs: number) => number;
}

/** Marks messages that include new tracking data since the previous one. */
export function TrackingMarks({ messages, box, toPx }: TrackingMarksProps) {
  return messages
    .map((message) => ({ ...message, x: toPx(message.createdMs) }))
    .filter(({ tracked, x }) => tracked !== undefined && x >= box.left && x <= box.right)
    .map(({ id, x }) => (
      <path key={id} className="chart-tracked" d={WEDGE} transform={`translate(${x},${box.bottom})`} />
    ));
}

/** Returns the legend of the mark, where any message has it. */
export const trackingLegend = (messages: readonly TrackedMessage[], { tracking }: PlotText): readonly LegendItem[] =>
  messages.some(({ tracked }) => tracked !== undefined)
    ? [
        {
          label: tracking.fresh,
          symbol: <path className="chart-tracked" d={WEDGE} transform="translate(9,9)" />,
        },
      ]
    : [];

/** Returns the tracked objects for the card of a message. */
export const trackingRows = ({ tracked }: TrackedMessage, { tracking }: PlotText) =>
  tracked === undefined ? [] : [{ name: tracking.fresh, value: tracked.join(', ') }];

/** The same as a column of the table, with the cell of a message. */
export const trackingColumn = ({ tracking }: PlotText) => ({ name: tracking.fresh });
export const trackingCell = ({ tracked }: TrackedMessage): string | null => tracked?.join(', ') ?? null;
