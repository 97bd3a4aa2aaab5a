import type { Sensor } from '@keepout/contract/odt/sensor';
import { NightGantt } from '../../charts/tracking/NightGantt.tsx';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { moonLitShare } from '../../nouns/tracking/night.ts';
import { nightRows } from '../../nouns/tracking/passes/night-rows.ts';
import { Moment } from '../../time/Moment.tsx';
import { useNow } from '../../time/use-now.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useSensorsText } from './en.ts';

const WEEK_MS = 7 * 86_400_000;
const HOUR_MS = 3_600_000;

/** When a sensor takes orders: its nights and its calendar. */
export function Availability({ sensor }: { readonly sensor: Sensor }) {
  const text = useSensorsText().availability;
  const words = useTrackingText();
  const nowMs = useNow('fiveMinutes');
  const startMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  return (
    <Panel title={text.title}>
      <div className="sensor-main">
        <NightGantt
          title={text.plan}
          rows={nightRows([sensor], [], [startMs, startMs + WEEK_MS], words)}
          nowMs={nowMs}
          startMs={startMs}
          endMs={startMs + WEEK_MS}
          moonLit={moonLitShare(startMs)}
        />
        {sensor.unavailable.length === 0 ? (
          <p className="quiet-text">{text.none}</p>
        ) : (
          <ul className="sensor-calendar">
            {sensor.unavailable.map(({ start, end, reason }) => (
              <li key={start}>
                <Moment at={start} /> <span aria-hidden>–</span> <Moment at={end} /> {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
