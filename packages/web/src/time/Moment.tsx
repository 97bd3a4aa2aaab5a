import { formatAge } from './countdown.ts';
import { useNow } from './ticker.ts';
import { formatTime, parseTime } from './utc.ts';
import { useZone } from './zone-store.ts';

interface MomentProps {
  readonly at: string;
  /** Leaves out the date where a column next to it has it. */
  readonly isClockOnly?: boolean;
}

/** Length of the date and the space after it. */
const DATE_LENGTH = 11;

/** A time in wire form, shown in the display zone; its full digits and its age appear on hover. */
export function Moment({ at, isClockOnly = false }: MomentProps) {
  const zone = useZone((state) => state.zone);
  const now = useNow('minute');
  const unixMs = parseTime(at);
  if (unixMs === undefined) return <span>{at}</span>;
  const away = unixMs <= now ? `\u2212${formatAge(unixMs, now)}` : `+${formatAge(now, unixMs)}`;
  return (
    <time className="mono moment" dateTime={at} title={`${at} (${away})`}>
      {formatTime(unixMs, zone).slice(isClockOnly ? DATE_LENGTH : 0)}
    </time>
  );
}
