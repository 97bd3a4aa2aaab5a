import { FaultPanel } from '../../api/FaultPanel.tsx';
import { useText } from '../../i18n/en.ts';
import { PlaceTable } from '../../nouns/upload/PlaceTable.tsx';
import { LiveScreeningFailed } from '../../screening-worker/client.ts';
import type { LiveFault } from '../../screening-worker/protocol.ts';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { useFindText } from './en.ts';

export interface LiveFailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly atMs: number;
  readonly onAgain: () => void;
}

/** Error of a screening in the browser: text of the worker's error code, or the problem of a failed call. */
export function LiveFailure({ title, error, atMs, onAgain }: LiveFailureProps) {
  const text = useFindText();
  const shell = useText();
  const zone = useZone((state) => state.zone);
  if (!(error instanceof LiveScreeningFailed)) return <FaultPanel error={error} atUnixMs={atMs} onAgain={onAgain} />;
  const { code, object, detail, places = [] }: Omit<LiveFault, 'code'> & { readonly code: string } = error.fault;
  const about = code === 'FIELD_MISSING' ? detail : object;
  return (
    <>
      <ErrorPanel
        code={code}
        title={title}
        message={`${text.live.faults[code] ?? code}${about === undefined ? '' : ` (${about})`}`}
        time={formatTime(atMs, zone)}
        details={JSON.stringify({ ...error.fault, page: location.pathname }, null, 2)}
        labels={{ retry: shell.states.again, copy: shell.states.copyDetails }}
        onAgain={onAgain}
      />
      {places.length > 0 && <PlaceTable label={text.unsent.places} places={places} />}
    </>
  );
}
