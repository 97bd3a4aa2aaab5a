import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { MISS_PARTS, MissEvolution } from '../../../charts/evolution/MissEvolution.tsx';
import { PcEvolution } from '../../../charts/evolution/PcEvolution.tsx';
import { RangeChoice } from '../../../charts/evolution/RangeChoice.tsx';
import { useConjunctionText } from '../../../nouns/conjunction/en.ts';
import { missMessages, pcMessages, trackedObjects } from '../../../nouns/conjunction/message/evolution.ts';
import { PlaneView } from '../../../nouns/conjunction/message/PlaneView.tsx';
import { useAnalysis } from '../../../nouns/conjunction/queries.ts';
import { chartThresholds } from '../../../nouns/conjunction/thresholds.ts';
import { useNow } from '../../../time/ticker.ts';
import { parseTime } from '../../../time/utc.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { forecastBand } from '../analysis/forecast.ts';
import { useEventText } from '../texts/en.ts';
import { CurvePanel } from './CurvePanel.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { ObjectCard } from './ObjectCard.tsx';

export interface SummaryTabProps {
  readonly record: Conjunction;
  /** Messages, newest first; undefined while they load. */
  readonly cdms: readonly Cdm[] | undefined;
  readonly cdm: Cdm | undefined;
  /** Whether the messages could not be read; the values of the conjunction record remain on display. */
  readonly isFailed: boolean;
  readonly onSelect: (cdmId: string) => void;
}

/** History of Pc and miss distance, the encounter plane, both objects, and the basis of the decision. */
export function SummaryTab({ record, cdms, cdm, isFailed, onSelect }: SummaryTabProps) {
  const text = useEventText();
  const { thresholds } = useConjunctionText();
  const nowMs = useNow('minute');
  const newest = cdms?.[0];
  // Only for the newest message: the forecast of an older one is out of date.
  const isNewest = cdm !== undefined && cdm === newest;
  const analysis = useAnalysis(record.conjunctionId, newest?.cdmId);
  const forecast =
    isNewest && isAhead(record, nowMs) && analysis.data ? forecastBand(cdm, analysis.data.forecast) : undefined;
  const tracked = trackedObjects(analysis.data?.tracking ?? [], [record.object1.name, record.object2.name]);
  const marked = <M extends { readonly id: string }>(messages: readonly M[]) =>
    messages.map((message) => ({ ...message, tracked: tracked.get(message.id) }));
  const plots = {
    tcaMs: parseTime(record.conjunctionData.tca) ?? Number.NaN,
    nowMs,
    selectedId: cdm?.cdmId ?? null,
    onSelect,
    heightPx: 206,
  };
  return (
    <>
      <RangeChoice tcaMs={plots.tcaMs} />
      <div className="cj-summary">
        <div className="cj-stack">
          <PcEvolution
            {...plots}
            messages={marked(pcMessages(record, cdms))}
            forecast={forecast}
            thresholds={chartThresholds(record.thresholds, thresholds)}
          />
          <MissEvolution {...plots} messages={marked(missMessages(record, cdms ?? []))} />
        </div>
        {cdms === undefined && !isFailed && <Skeleton label={text.detail.messagesLoading} rows={16} />}
        {cdms !== undefined && (
          <PlaneView cdms={cdms} selectedId={cdm?.cdmId} onSelect={onSelect} maxPx={640} hasScene />
        )}
        {cdms !== undefined && (
          <div className="cj-parts">
            {MISS_PARTS.map((part) => (
              <MissEvolution key={part} {...plots} part={part} messages={marked(missMessages(record, cdms, part))} />
            ))}
          </div>
        )}
        {cdm && <CurvePanel cdm={cdm} thresholds={chartThresholds(record.thresholds, thresholds)} />}
        {cdm && (
          <div className="cj-objects">
            <DecisionCard record={record} cdm={cdm} isOlder={cdm.cdmId !== cdms?.[0]?.cdmId} />
            <ObjectCard object={cdm.object1} place={1} />
            <ObjectCard object={cdm.object2} place={2} />
          </div>
        )}
      </div>
    </>
  );
}

const isAhead = ({ conjunctionData }: Conjunction, nowMs: number): boolean =>
  (parseTime(conjunctionData.tca) ?? Number.NEGATIVE_INFINITY) > nowMs;
