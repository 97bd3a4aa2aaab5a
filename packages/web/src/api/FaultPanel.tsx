import { useText } from '../i18n/en.ts';
import { pathLog } from '../navigation/path-log.ts';
import { formatTime } from '../time/utc.ts';
import { useZone } from '../time/zone-store.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { faultOf } from './fault.ts';
import { useFaultWords } from './use-fault-words.ts';
import { useTryAgain } from './use-try-again.ts';

export interface FaultPanelProps {
  readonly error: unknown;
  readonly atUnixMs: number;
  readonly onAgain?: () => void;
}

/** Shows the error of a query or a mutation. */
export function FaultPanel({ error, atUnixMs, onAgain }: FaultPanelProps) {
  const text = useText();
  const zone = useZone((state) => state.zone);
  const fault = faultOf(error);
  const faultText = useFaultWords()(fault);
  const retry = useTryAgain(() => onAgain?.());
  return (
    <ErrorPanel
      code={fault.code}
      title={faultText.title}
      message={faultText.message || text.states.error}
      {...(faultText.message !== fault.message && { original: fault.message })}
      time={formatTime(atUnixMs, zone)}
      details={JSON.stringify(
        { ...fault, at: formatTime(atUnixMs), page: location.pathname, pages: pathLog() },
        null,
        2,
      )}
      labels={{ retry: text.states.again, copy: text.states.copyDetails }}
      {...(onAgain && { onAgain: retry })}
    />
  );
}

const NOTHING_ELSE = () => {};

/** Retry button next to a message: repeats every failed load on the page. */
export function TryAgain() {
  const retry = useTryAgain(NOTHING_ELSE);
  return (
    <Button kind="quiet" onPress={retry}>
      {useText().states.again}
    </Button>
  );
}
