import { useText } from '../i18n/en.ts';
import { useNow } from '../time/ticker.ts';
import { formatTime, zonedDayOfYear } from '../time/utc.ts';
import { useZone } from '../time/zone-store.ts';
import { Pressable } from '../ui/Pressable.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';

/** The time ticks once a second and is not a live region; a press changes the zone. */
export function Clock() {
  const text = useText();
  const now = useNow('second');
  const zone = useZone((state) => state.zone);
  const day = zonedDayOfYear(now, zone);
  return (
    <Tooltip text={zone === 'utc' ? text.footer.clockUtc(day) : text.footer.clockLocal(day)} placement="top">
      <Pressable className="clock mono" onPress={() => useZone.getState().toggle()}>
        <span className="clock-day">{String(day).padStart(3, '0')}</span> {formatTime(now, zone)}
      </Pressable>
    </Tooltip>
  );
}
