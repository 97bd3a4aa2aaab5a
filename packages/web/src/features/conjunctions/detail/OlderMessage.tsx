import { formatTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Breakable } from '../../../ui/Breakable.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useEventText } from '../texts/en.ts';

export interface OlderMessageProps {
  /** Position of the displayed message; the oldest is 1. */
  readonly place: number;
  readonly count: number;
  readonly createdMs: number;
  readonly onNewest: () => void;
}

/** Banner above an older message: the figures below are not current; with a link to the newest message. */
export function OlderMessage({ place, count, createdMs, onNewest }: OlderMessageProps) {
  const text = useEventText();
  const zone = useZone((state) => state.zone);
  return (
    <p className="cj-older" role="status">
      <Status level="caution">
        <Breakable text={text.older.viewing(place, count, formatTime(createdMs, zone))} />
      </Status>
      <Button onPress={onNewest}>{text.older.back}</Button>
    </p>
  );
}
