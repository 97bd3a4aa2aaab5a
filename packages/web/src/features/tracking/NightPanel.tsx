import { moonLitShare } from '@keepout/astro/sun/night';
import type { ObservationRequest, RequestSummary } from '@keepout/contract/odt/request';
import { MS_PER_HOUR } from '@keepout/units/duration';
import { TryAgain } from '../../api/FaultPanel.tsx';
import { QueryState } from '../../api/QueryState.tsx';
import { NightGantt } from '../../charts/tracking/NightGantt.tsx';
import { type TrackingText, useTrackingText } from '../../nouns/tracking/en.ts';
import { type DrawnPass, nightRows } from '../../nouns/tracking/passes/night-rows.ts';
import { usePlannedRequests, useSensors } from '../../nouns/tracking/queries.ts';
import { requestNumber, shownSensors } from '../../nouns/tracking/sensor-order.ts';
import { useNow } from '../../time/ticker.ts';
import { parseTime } from '../../time/utc.ts';
import { levelOfLabel } from '../../ui/status-level.ts';
import { useObservationsText } from './en.ts';

const BEFORE_MS = MS_PER_HOUR / 2;

export interface NightPanelProps {
  readonly requests: readonly RequestSummary[];
  readonly selectedId: string | undefined;
  readonly onSelect: (requestId: string) => void;
}

/** Nights of all sensors with the scheduled passes; a click on a pass selects its request. */
export function NightPanel({ requests, selectedId, onSelect }: NightPanelProps) {
  const text = useObservationsText();
  const words = useTrackingText();
  const nowMs = useNow('minute');
  const sensors = useSensors();
  const planned = usePlannedRequests(requests);
  const startMs = Math.floor(nowMs / (10 * 60_000)) * 10 * 60_000 - BEFORE_MS;
  const endMs = startMs + BEFORE_MS + 24 * MS_PER_HOUR;
  if (sensors.data === undefined) return <QueryState query={sensors} rows={6} />;
  const passes = planned.requests
    .flatMap((request) => passesOf(request, words))
    .filter(({ pass }) => isWithin(pass.start, pass.end, startMs, endMs));
  const selected = passes.find(({ id }) => id.startsWith(`${selectedId} `))?.id;
  return (
    <>
      <NightGantt
        title={text.night}
        rows={nightRows(shownSensors(sensors.data, false), passes, [startMs, endMs], words)}
        nowMs={nowMs}
        startMs={startMs}
        endMs={endMs}
        moonLit={moonLitShare(startMs)}
        selectedId={selected}
        onSelect={(id) => onSelect(id.split(' ')[0] ?? '')}
      />
      {planned.error !== null ? (
        <p role="alert">
          {text.nightFailed} <TryAgain />
        </p>
      ) : (
        passes.length === 0 && !planned.isLoading && <p className="quiet-text">{text.nightEmpty}</p>
      )}
    </>
  );
}

const isWithin = (start: string, end: string, fromMs: number, toMs: number) =>
  (parseTime(end) ?? 0) >= fromMs && (parseTime(start) ?? 0) <= toMs;

function passesOf(
  { observationRequestId, target, passes }: ObservationRequest,
  words: TrackingText,
): readonly DrawnPass[] {
  return passes.map(({ passId, sensorCode, pass, status, clouds }) => ({
    id: `${observationRequestId} ${passId}`,
    sensorCode,
    pass,
    clouds,
    level: levelOfLabel(status),
    status: words.statuses[status],
    label: `${target.name}, ${requestNumber(observationRequestId)}`,
  }));
}
