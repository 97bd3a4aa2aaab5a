import { ArrowRight, X } from 'lucide-react';
import { QueryState } from '../../../api/QueryState.tsx';
import { useSentences } from '../../../api/use-fault-words.ts';
import { BPlane } from '../../../charts/b-plane/BPlane.tsx';
import { PcEvolution } from '../../../charts/evolution/PcEvolution.tsx';
import { formatDistance, formatMetres } from '../../../format/length.ts';
import { formatPc, formatPcChange, formatPcFull } from '../../../format/probability.ts';
import { formatSpeed } from '../../../format/speed.ts';
import { paths } from '../../../navigation/paths.ts';
import { Countdown } from '../../../time/Countdown.tsx';
import { formatTime } from '../../../time/utc.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { StatusSymbol } from '../../../ui/Status.tsx';
import { type ListedEvent, pairName } from '../event.ts';
import { pcMessages } from '../message/evolution.ts';
import { planeMessageOfCdm } from '../message/plane.ts';
import { useMessages } from '../message/queries.ts';
import { useConjunction } from '../queries.ts';
import { chartThresholds } from '../thresholds.ts';
import { VerdictBanner } from '../verdict/VerdictBanner.tsx';
import type { CellSetting } from './cells.tsx';
import { EventActions } from './EventActions.tsx';
import './preview.css';

export interface PreviewProps {
  readonly event: ListedEvent;
  readonly setting: CellSetting;
  readonly onClose: () => void;
}

/** The selected conjunction next to the list: key figures, verdict, course of Pc, encounter plane. */
export function Preview({ event, setting, onClose }: PreviewProps) {
  const wording = useSentences();
  const { record, tcaMs, mark } = event;
  const { text, zone } = setting;
  const messages = useMessages(event.id);
  const page = useConjunction(event.id);
  const fullRecord = page.data ?? undefined;
  return (
    <aside className="cj-preview" aria-label={text.preview.label}>
      <header className="cj-preview-top">
        <div className="cj-preview-head">
          <StatusSymbol level={mark} />
          <h2>{pairName(record)}</h2>
          <Link kind="primary" href={paths.conjunction(record.satelliteId, event.id)}>
            {text.preview.open}
            <ArrowRight size={14} aria-hidden />
          </Link>
          <IconButton label={text.preview.close} onPress={onClose}>
            <X size={16} aria-hidden />
          </IconButton>
        </div>
        <EventActions event={event} text={text} />
      </header>
      <dl className="cj-preview-hero">
        <div>
          <dt>{text.figures.tca}</dt>
          <dd className="mono">
            <Countdown atMs={tcaMs} />
          </dd>
          <dd className="cj-sub mono">{formatTime(tcaMs, zone)}</dd>
        </div>
        <div>
          <dt>{text.figures.pc}</dt>
          <dd
            className="mono"
            title={
              record.probabilityOfCollision === null
                ? fullRecord
                  ? wording(fullRecord.probabilityReason ?? '', fullRecord.probabilityReasonSentences) || undefined
                  : undefined
                : formatPcFull(record.probabilityOfCollision)
            }
          >
            {formatPc(record.probabilityOfCollision)}
          </dd>
          <dd className="cj-sub">
            {[formatPcChange(record.probabilityOfCollision, event.previousPc), record.probabilityMethod]
              .filter(Boolean)
              .join(' · ')}
          </dd>
        </div>
        <div>
          <dt>{text.figures.miss}</dt>
          <dd>{formatDistance(record.totalMissDistance)}</dd>
          <dd className="cj-sub">
            R {formatMetres(record.relativePosition.r)} T {formatMetres(record.relativePosition.t)} N{' '}
            {formatMetres(record.relativePosition.n)} m
          </dd>
        </div>
        <div>
          <dt>{text.figures.speed}</dt>
          <dd>{formatSpeed(record.relativeSpeed)}</dd>
          <dd className="cj-sub">{text.preview.messages(record.messageCount)}</dd>
        </div>
      </dl>
      <QueryState query={page} loading={text.preview.loading} rows={6}>
        {(detail) =>
          detail === null ? (
            <p className="cj-faint">{text.preview.gone}</p>
          ) : (
            <>
              <VerdictBanner
                verdict={detail.verdict}
                needsDecision={detail.needsDecision}
                work={detail.work}
                assumedBurn={detail.assumedBurn}
                isSimulatedAhead={detail.isSimulatedAhead}
                tcaMs={tcaMs}
                nextMessage={detail.nextMessage}
              />
              <PcEvolution
                chrome="bare"
                heightPx={132}
                messages={pcMessages(detail)}
                tcaMs={tcaMs}
                nowMs={setting.minuteMs}
                thresholds={chartThresholds(record.thresholds, text.thresholds)}
              />
            </>
          )
        }
      </QueryState>
      <QueryState query={messages} loading={text.preview.messagesLoading} rows={8}>
        {(cdms) => (
          <BPlane
            key={event.id}
            chrome="bare"
            maxPx={360}
            messages={cdms.map(planeMessageOfCdm)}
            object1Name={record.object1.name}
            object2Name={record.object2.name}
          />
        )}
      </QueryState>
    </aside>
  );
}
