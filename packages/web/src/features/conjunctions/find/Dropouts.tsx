import { toUnixMs } from '@keepout/astro/epoch';
import type { LiveDropout } from '../../../screening-worker/protocol.ts';
import { formatTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { useFindText } from './use-find-text.ts';

/** Lines that are worth reading; the count says how many there are. */
const mostLines = 200;

/** Objects that were not screened to the end of the window, and why. */
export function Dropouts({ dropouts }: { readonly dropouts: readonly LiveDropout[] }) {
  const text = useFindText();
  const zone = useZone((state) => state.zone);
  if (dropouts.length === 0) return null;
  return (
    <details className="find-dropouts">
      <summary>{text.live.dropouts(dropouts.length)}</summary>
      <ul>
        {dropouts.slice(0, mostLines).map(({ noradId, name, reason, atTaiS }) => (
          <li key={noradId}>
            {text.live.dropout(`${name} ${noradId}`.trim(), reason, formatTime(toUnixMs(atTaiS), zone))}
          </li>
        ))}
      </ul>
    </details>
  );
}
