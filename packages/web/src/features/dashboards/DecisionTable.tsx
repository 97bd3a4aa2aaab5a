import { nextActionOf } from '@keepout/contract/ca/next-action';
import { formatDistance } from '../../format/length.ts';
import { formatPc } from '../../format/probability.ts';
import { paths } from '../../navigation/paths.ts';
import { useConjunctionText } from '../../nouns/conjunction/en.ts';
import { type ListedEvent, pairName } from '../../nouns/conjunction/event.ts';
import { nextMessageWords, workLine } from '../../nouns/conjunction/verdict/next-message.ts';
import { reasonWords } from '../../nouns/conjunction/verdict/reason-words.ts';
import { cx } from '../../styles/class-names.ts';
import { Countdown } from '../../time/Countdown.tsx';
import { hasPassed } from '../../time/countdown.ts';
import { useNow } from '../../time/ticker.ts';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { CardValue } from '../../ui/CardValue.tsx';
import { Link } from '../../ui/Link.tsx';
import { type RowColumn, RowTable } from '../../ui/RowTable.tsx';
import { StatusSymbol } from '../../ui/Status.tsx';
import { useDashboardTexts } from './en.ts';

interface DecisionTableProps {
  readonly events: readonly ListedEvent[];
  readonly label: string;
}

/** Conjunctions in the given order: verdict, state of work, next action and deadline. */
export function DecisionTable({ events, label }: DecisionTableProps) {
  const text = useDashboardTexts().overview;
  const zone = useZone((state) => state.zone);
  const columns: readonly RowColumn<ListedEvent>[] = [
    { id: 'event', header: text.columns.event, cell: (event) => <EventLink event={event} /> },
    { id: 'verdict', header: text.columns.verdict, cell: (event) => <VerdictWords event={event} /> },
    {
      id: 'action',
      header: text.columns.action,
      cell: (event) => <Advice event={event} />,
    },
    { id: 'work', header: text.columns.work, cell: (event) => <WorkState event={event} /> },
    { id: 'decideBy', header: text.columns.decideBy, align: 'end', cell: (event) => <Deadline event={event} /> },
    {
      id: 'tca',
      header: text.columns.tca,
      isMono: true,
      cell: ({ tcaMs }) => formatTime(tcaMs, zone),
    },
    {
      id: 'pc',
      header: text.columns.pc,
      align: 'end',
      isMono: true,
      cell: ({ record }) => formatPc(record.probabilityOfCollision),
    },
    {
      id: 'miss',
      header: text.columns.miss,
      align: 'end',
      cell: ({ record }) => formatDistance(record.totalMissDistance),
    },
  ];
  return (
    <RowTable
      label={label}
      columns={columns}
      rows={events}
      keyOf={({ id }) => id}
      card={(event) => (
        <div className="dashboard-card">
          <EventLink event={event} />
          <span className="dashboard-card-line">
            <VerdictWords event={event} />
            <CardValue label={text.columns.decideBy}>
              <Deadline event={event} />
            </CardValue>
          </span>
          <WorkState event={event} />
          <span className="dashboard-card-line">
            <Advice event={event} />
            <CardValue label={text.columns.pc}>
              <span className="mono">{formatPc(event.record.probabilityOfCollision)}</span>
            </CardValue>
          </span>
        </div>
      )}
    />
  );
}

function EventLink({ event: { record, id, mark } }: { readonly event: ListedEvent }) {
  return (
    <span className="dashboard-event">
      <StatusSymbol level={mark} size={12} />
      <Link href={paths.conjunction(record.satelliteId, id)}>{pairName(record)}</Link>
    </span>
  );
}

function VerdictWords({ event: { record, mark, isEstimated } }: { readonly event: ListedEvent }) {
  const words = useConjunctionText();
  return (
    <span className="decide-verdict">
      <strong className={`level-${mark} level-text`}>{words.verdicts[record.verdict.kind]}</strong>{' '}
      <span className="quiet-text">
        {reasonWords(record.verdict, words)}
        {isEstimated && `; ${words.reasons['covariance-estimated']}`}
      </span>
    </span>
  );
}

/** State of work and its owner. */
function WorkState({ event: { record } }: { readonly event: ListedEvent }) {
  const words = useConjunctionText();
  const { work } = record;
  if (work === null) return null;
  return <span className="quiet-text">{workLine(work, words)}</span>;
}

/** The next action. */
function Advice({ event: { record } }: { readonly event: ListedEvent }) {
  const words = useConjunctionText();
  const zone = useZone((state) => state.zone);
  return (
    <span className="decide-advice" title={nextMessageWords(record.nextMessage, words, zone).join('\n') || undefined}>
      {words.nextActions[nextActionOf(record)]}
    </span>
  );
}

/** Time left until the decision deadline, marked if a pending decision is overdue; the tooltip gives the deadline itself. */
export function Deadline({ event: { record, decideByMs } }: { readonly event: ListedEvent }) {
  const words = useConjunctionText();
  const text = useDashboardTexts().overview;
  const nowMs = useNow('second');
  if (decideByMs === undefined) return <span className="quiet-text">{words.verdictBanner.noDeadline}</span>;
  const isOverdue = record.needsDecision && hasPassed(decideByMs, nowMs);
  return (
    <span className={cx('mono', isOverdue && 'level-serious level-text')}>
      <Countdown atMs={decideByMs} passed={text.passed} />
    </span>
  );
}
