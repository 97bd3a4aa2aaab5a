import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { beliefWords } from '@keepout/contract/ca/words/belief-words';
import type { ReactNode } from 'react';
import { formatPc, formatPcLimit } from '../../../format/probability.ts';
import { useConjunctionText } from '../../../nouns/conjunction/en.ts';
import { nextMessageWords } from '../../../nouns/conjunction/verdict/next-message.ts';
import { deadlineOf, deadlineWords } from '../../../nouns/conjunction/verdict/reason-words.ts';
import { screeningTypeName } from '../../../nouns/screening/run-name.ts';
import { Countdown } from '../../../time/Countdown.tsx';
import { formatAge } from '../../../time/countdown.ts';
import { useNow } from '../../../time/ticker.ts';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { StatusSymbol } from '../../../ui/Status.tsx';
import type { StatusLevel } from '../../../ui/status-level.ts';
import { useEventText } from '../texts/en.ts';
import { combinedRadius } from './ObjectCard.tsx';

export interface DecisionCardProps {
  readonly record: Conjunction;
  readonly cdm: Cdm;
  /** Whether an older message is displayed: the decision deadline does not apply to it. */
  readonly isOlder: boolean;
}

/** Basis of the decision: deadline, thresholds in force, method, sources and their age. */
export function DecisionCard({ record, cdm, isOlder }: DecisionCardProps) {
  const text = useEventText();
  const words = useConjunctionText();
  const zone = useZone((state) => state.zone);
  const nowMs = useNow('minute');
  const { thresholds } = record;
  const tcaMs = parseTime(record.conjunctionData.tca) ?? Number.NaN;
  const at = (time: string): ReactNode => {
    const timeMs = parseTime(time);
    if (timeMs === undefined) return time;
    return (
      <span className="mono" title={formatAge(timeMs, nowMs)}>
        {formatTime(timeMs, zone)}
      </span>
    );
  };
  const due = deadlineOf(record);
  const next = nextMessageWords(record.nextMessage, words, zone);
  const limit = (level: StatusLevel, value: number) => (
    <span className="cj-limit">
      <StatusSymbol level={level} size={12} /> <span className="mono">{formatPcLimit(value)}</span>
    </span>
  );
  const deadline = isOlder
    ? []
    : [
        {
          key: 'decide',
          label: text.decision.decideBy,
          value:
            due === undefined ? (
              words.verdictBanner.noDeadline
            ) : (
              <span className="mono" title={`${formatTime(due.atMs, zone)}\n${deadlineWords(due, tcaMs, words)}`}>
                <Countdown atMs={due.atMs} passed={words.verdictBanner.passed} />
              </span>
            ),
        },
        {
          key: 'next',
          label: text.decision.nextMessage,
          value: <span title={next.join('\n')}>{next[0] ?? text.decision.noNextMessage}</span>,
        },
      ];
  const rows = [
    ...deadline,
    { key: 'critical', label: text.decision.critical, value: limit('critical', thresholds.critical) },
    { key: 'high', label: text.decision.high, value: limit('serious', thresholds.high) },
    { key: 'medium', label: text.decision.medium, value: limit('caution', thresholds.medium) },
    {
      key: 'confidence',
      label: words.columns.confidence,
      value: (
        <>
          <strong>{words.confidences[cdm.confidence]}</strong>: {beliefWords(cdm, words.belief)}
        </>
      ),
    },
    { key: 'method', label: text.decision.method, value: cdm.probabilityMethod },
    {
      key: 'originator',
      label: text.decision.originator,
      value: (
        <span className="mono" title={cdm.originatorMethod ?? text.fields.absent}>
          {formatPc(cdm.originatorProbability)}
        </span>
      ),
    },
    { key: 'hardBody', label: text.decision.hardBody, value: combinedRadius(cdm) },
    {
      key: 'usage',
      label: text.decision.usage,
      value:
        cdm.usage.map((code) => text.decision.usages[code] ?? code.replaceAll('-', ' ')).join(', ') ||
        text.decision.usageOk,
    },
    { key: 'screening', label: text.decision.screening, value: screeningTypeName(record.screeningType) },
    { key: 'created', label: text.decision.created, value: at(cdm.creationDate) },
    { key: 'reported', label: text.decision.reported, value: at(record.lastReportedAt) },
    ...(record.redetections > 0
      ? [
          {
            key: 'redetections',
            label: text.decision.redetections,
            value: text.decision.seenAgainTimes(record.redetections),
          },
        ]
      : []),
    {
      key: 'identifier',
      label: text.decision.identifier,
      value: (
        <span className="cj-identifier" title={record.conjunctionId}>
          {text.decision.forSupport}
          <CopyButton text={record.conjunctionId} label={text.decision.copyIdentifier} iconOnly />
        </span>
      ),
    },
  ];
  return (
    <Panel title={text.decision.title}>
      <KeyValue rows={rows} />
    </Panel>
  );
}
