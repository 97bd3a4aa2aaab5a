import { useText } from '../i18n/en.ts';
import { formatTime } from '../time/utc.ts';
import { useZone } from '../time/zone-store.ts';
import { Button } from '../ui/Button.tsx';
import { Status } from '../ui/Status.tsx';
import { faultOf } from './fault.ts';
import { useFaultWords } from './use-fault-words.ts';
import { useTryAgain } from './use-try-again.ts';
import './stale-line.css';

export interface StaleLineProps {
  readonly error: unknown;
  /** When the data on the screen was read. */
  readonly dataAtUnixMs: number;
  readonly onAgain: () => void;
}

/** Over data that could not be renewed: since when it is old, why, and a way to try again. */
export function StaleLine({ error, dataAtUnixMs, onAgain }: StaleLineProps) {
  const text = useText();
  const zone = useZone((state) => state.zone);
  const { code, title } = useFaultWords()(faultOf(error));
  const again = useTryAgain(onAgain);
  return (
    <p className="stale-line" role="status">
      <Status level="caution">{text.states.asOf(formatTime(dataAtUnixMs, zone))}</Status>
      <span>
        {code} {title}
      </span>
      <Button kind="quiet" onPress={again}>
        {text.states.again}
      </Button>
    </p>
  );
}
