import { type ReactNode, useMemo } from 'react';
import { Sparkline } from '../../../charts/sparkline/Sparkline.tsx';
import { formatMetres, formatSigmas } from '../../../format/length.ts';
import { ABSENT } from '../../../format/number.ts';
import { formatPc, formatPcChange, formatPcFull } from '../../../format/probability.ts';
import { formatSpeedKms } from '../../../format/speed.ts';
import { Countdown } from '../../../time/Countdown.tsx';
import { formatAge } from '../../../time/countdown.ts';
import { useNow } from '../../../time/ticker.ts';
import { type DisplayZone, formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { StatusSymbol } from '../../../ui/Status.tsx';
import { RiskLabel } from '../../risk/RiskCounts.tsx';
import { ObjectName } from '../../satellite/ObjectName.tsx';
import { screeningTypeName } from '../../screening/run-name.ts';
import { type ConjunctionText, useConjunctionText } from '../en.ts';
import type { ListedEvent } from '../event.ts';
import { ScaledMark } from '../ScaledSigmas.tsx';
import { nextMessageWords, workLine } from '../verdict/next-message.ts';
import {
  assumedBurnWords,
  contraryWords,
  deadlineWords,
  reasonWords,
  verdictSentences,
} from '../verdict/reason-words.ts';
import type { FieldId } from './fields.ts';
import '../conjunction.css';

/** Inputs of a cell in addition to its conjunction; changes once a minute. */
export interface CellSetting {
  readonly text: ConjunctionText;
  readonly zone: DisplayZone;
  readonly minuteMs: number;
  readonly lastVisitMs: number | undefined;
}

type Cell = (event: ListedEvent, setting: CellSetting) => ReactNode;

/** Where a number came from, for its hover. */
function sourceOf({ record, updatedMs }: ListedEvent, { text, zone }: CellSetting): string {
  return `${record.probabilityMethod} · ${confidenceWords(record, text)} · ${text.columns.covariance}: ${text.covariances[record.covarianceSource]} · ${formatTime(updatedMs, zone)}`;
}

/** How far a probability can be believed. */
function confidenceWords({ confidence, confidenceReason }: ListedEvent['record'], text: ConjunctionText): string {
  const words = `${text.confidences[confidence]}: ${text.confidenceMeanings[confidence]}`;
  return confidenceReason === 'covariance-estimated' ? `${words}; ${text.estimated.meaning}` : words;
}

export const cells: Readonly<Record<FieldId, Cell>> = {
  risk: ({ record }) => (
    <span className="cj-faint">
      <RiskLabel of={record.conjunctionData.riskLevel} />
    </span>
  ),
  tca: ({ tcaMs }, { zone }) => <span className="mono">{formatTime(tcaMs, zone)}</span>,
  countdown: ({ tcaMs }) => (
    <span className="mono">
      <Countdown atMs={tcaMs} />
    </span>
  ),
  satellite: ({ record }) => <span title={numberOf(record.object1.noradId)}>{record.satelliteName}</span>,
  secondary: ({ record }) => <ObjectName {...record.object2} />,
  pc: (event, setting) => <PcCell event={event} setting={setting} />,
  trend: (event) => <Trend event={event} />,
  maxPc: ({ record }, { text }) => <Pc value={record.maxProbability} missing={text.noMaxPc} />,
  dilution: ({ record }, { text }) => (record.dilution === null ? ABSENT : text.dilutions[record.dilution]),
  miss: (event, setting) => (
    <span title={sourceOf(event, setting)}>{formatMetres(event.record.totalMissDistance)}</span>
  ),
  r: ({ record }) => formatMetres(record.relativePosition.r),
  t: ({ record }) => formatMetres(record.relativePosition.t),
  n: ({ record }) => formatMetres(record.relativePosition.n),
  sigma: ({ record }, { text }) =>
    record.mahalanobisDistance === null ? (
      <span title={text.list.absent}>{ABSENT}</span>
    ) : (
      formatSigmas(record.mahalanobisDistance)
    ),
  speed: ({ record }) => formatSpeedKms(record.relativeSpeed),
  verdict: ({ record, mark }, { text, zone }) => (
    <span
      className="cj-verdict"
      title={[
        ...contraryWords(record, text, zone),
        ...assumedBurnWords(record, text, zone),
        ...(record.isSimulatedAhead ? [text.simulatedAhead.sentence] : []),
        verdictSentences(record, text),
      ].join('\n')}
    >
      <StatusSymbol level={mark} />
      <strong className={`level-${mark} level-text`}>{text.verdicts[record.verdict.kind]}</strong>
      {record.contraryAdvice.length > 0 && <strong className="level-serious">{text.contrary.mark}</strong>}
      {record.assumedBurn && <strong className="level-serious">{text.assumedBurn.mark}</strong>}
      {record.isSimulatedAhead && <strong className="level-serious">{text.simulatedAhead.mark}</strong>}
      <span className="cj-faint">{record.work ? workLine(record.work, text) : reasonWords(record.verdict, text)}</span>
    </span>
  ),
  decideBy: (event, setting) => <Deadline event={event} setting={setting} />,
  work: ({ record: { work } }, { text }) =>
    work === null ? ABSENT : <span title={workLine(work, text)}>{workLine(work, text)}</span>,
  owner: ({ record: { work } }) => <span title={work?.owner ?? undefined}>{work?.owner ?? ABSENT}</span>,
  covariance: ({ record }, { text }) => text.covariances[record.covarianceSource],
  confidence: ({ record }, { text }) => (
    <span title={confidenceWords(record, text)}>{text.confidences[record.confidence]}</span>
  ),
  method: ({ record }) => record.probabilityMethod,
  screening: ({ record }) => screeningTypeName(record.screeningType),
  messages: ({ record }) => record.messageCount,
  updated: ({ updatedMs, record }, { minuteMs, zone, lastVisitMs, text }) => (
    <span
      title={[formatTime(updatedMs, zone), ...nextMessageWords(record.nextMessage, text, zone)].join('\n')}
      className="cj-updated"
    >
      {lastVisitMs !== undefined && updatedMs > lastVisitMs && (
        <span className="cj-new" role="img" aria-label={text.list.newMessage} title={text.list.newMessage} />
      )}
      {formatAge(updatedMs, Math.max(minuteMs, updatedMs))}
    </span>
  ),
  reported: ({ record }, { text, zone }) =>
    record.stillReported ? text.yes : text.list.lost(formatTime(parseTime(record.lastReportedAt), zone)),
};

const numberOf = (noradId: number | null) => (noradId === null ? ABSENT : String(noradId));

function Pc({ value, missing }: { readonly value: number | null; readonly missing: string }) {
  return (
    <span className="mono" title={value === null ? missing : formatPcFull(value)}>
      {formatPc(value)}
    </span>
  );
}

function PcCell({ event, setting }: { readonly event: ListedEvent; readonly setting: CellSetting }) {
  const { record, previousPc, isEstimated } = event;
  const { text } = setting;
  const pc = record.probabilityOfCollision;
  const change = formatPcChange(pc, previousPc);
  const hint = pc === null ? text.list.noPc : `${formatPcFull(pc)}\n${sourceOf(event, setting)}`;
  return (
    <span className="cj-pc" title={hint}>
      <span className="mono">{formatPc(pc ?? (record.confidence === 'BOUND' ? record.maxProbability : null))}</span>
      <span className="cj-faint" title={confidenceWords(record, text)}>
        {isEstimated ? text.estimated.mark : text.confidenceMarks[record.confidence]}
      </span>
      <ScaledMark of={record.scaledSigmas} />
      <span className="mono cj-change" title={change === '' ? undefined : text.list.change(change)}>
        {change}
      </span>
    </span>
  );
}

/** Usable width of the cell. */
const TREND_PX = 56;

/** Shows the trend from the previous to the newest message; the complete course is on the page of the conjunction. */
function Trend({ event: { record, previousPc } }: { readonly event: ListedEvent }) {
  const values = [...(previousPc === undefined ? [] : [previousPc]), record.probabilityOfCollision];
  return (
    <Sparkline values={values} width={TREND_PX} threshold={{ value: record.thresholds.critical, level: 'critical' }} />
  );
}

function Deadline({ event, setting }: { readonly event: ListedEvent; readonly setting: CellSetting }) {
  const { deadline, tcaMs } = event;
  const { text, zone } = setting;
  if (deadline === undefined) return <span title={text.verdictBanner.noDeadline}>{ABSENT}</span>;
  return (
    <span
      className="mono"
      title={[
        formatTime(deadline.atMs, zone),
        deadlineWords(deadline, tcaMs, text),
        ...nextMessageWords(event.record.nextMessage, text, zone),
      ].join('\n')}
    >
      <Countdown atMs={deadline.atMs} passed={text.list.passed} />
    </span>
  );
}

/** Returns the common inputs of all cells: texts, time zone, minute, and the time since which a message counts as new. */
export function useCellSetting(lastVisitMs?: number): CellSetting {
  const text = useConjunctionText();
  const zone = useZone((state) => state.zone);
  const minuteMs = useNow('minute');
  return useMemo(() => ({ text, zone, minuteMs, lastVisitMs }), [text, zone, minuteMs, lastVisitMs]);
}
