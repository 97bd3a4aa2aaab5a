import { formatAge } from './countdown.ts';
import { useNow } from './ticker.ts';
import { formatTime, parseTime } from './utc.ts';
import { useZone } from './zone-store.ts';

/** A time in wire form, shown in the display zone; its full digits and its age appear on hover. */
export function Moment({ at }: { readonly at: string }) {
  const zone = useZone((state) => state.zone);
  const now = useNow('minute');
  const unixMs = parseTime(at);
  if (unixMs === undefined) return <span>{at}</span>;
  const away = unixMs <= now ? `\u2212${formatAge(unixMs, now)}` : `+${formatAge(now, unixMs)}`;
  return (
    <time className="mono moment" dateTime={at} title={`${at} (${away})`}>
      {formatTime(unixMs, zone)}
    </time>
  );
}
