import { formatTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { useListText } from './texts/en.ts';

export interface FreshnessProps {
  /** Time of the last read from the server, Unix ms; 0 if another element shows it, or before the first read. */
  readonly readAtMs: number;
}

/** Age of the list. */
export function Freshness({ readAtMs }: FreshnessProps) {
  const text = useListText();
  const zone = useZone((state) => state.zone);
  if (readAtMs === 0) return <span className="cj-fresh" />;
  const time = formatTime(readAtMs, zone);
  return (
    <span className="cj-fresh" title={text.freshness.hint(time)}>
      {text.freshness.updated(time.slice(11))}
    </span>
  );
}
