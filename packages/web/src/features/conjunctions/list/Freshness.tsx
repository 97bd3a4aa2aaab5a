import { formatTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { useListText } from './texts/en.ts';

export interface FreshnessProps {
  /** When the list was last read from the server, Unix ms; 0 where that is told elsewhere, or before. */
  readonly readAtMs: number;
}

/** How old the list is. */
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
