import type { ScreenedEvent } from '@keepout/contract/ca/post-manoeuvre-screening';
import { formatDistance } from '../../format/length.ts';
import { formatPc } from '../../format/probability.ts';
import { ScaledNote } from '../../nouns/conjunction/ScaledSigmas.tsx';
import { screeningTypeName } from '../../nouns/screening/run-name.ts';
import { Moment } from '../../time/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type RowColumn, RowTable } from '../../ui/RowTable.tsx';
import { Status } from '../../ui/Status.tsx';
import type { StatusLevel } from '../../ui/status-level.ts';
import { usePostText } from './en.ts';

const levels: Readonly<Record<ScreenedEvent['change'], StatusLevel>> = {
  NEW: 'caution',
  WORSE: 'caution',
  BETTER: 'ok',
  GONE: 'ok',
  UNCHANGED: 'inactive',
};

const keyOf = ({ before, after, secondaryName, secondaryNoradId }: ScreenedEvent): string =>
  [after?.conjunctionId, before?.conjunctionId, secondaryNoradId, secondaryName, after?.tca ?? before?.tca].join(' ');

/** All conjunctions before and after the manoeuvre, in the given order. */
export function EventTable({ title, events }: { readonly title: string; readonly events: readonly ScreenedEvent[] }) {
  const text = usePostText();
  const words = text.columns;
  const change = (event: ScreenedEvent) => (
    <Status level={levels[event.change]}>
      {text.changes[event.change]}
      {event.isEstimated && `, ${text.estimated}`}
    </Status>
  );
  const tca = (event: ScreenedEvent) => {
    const at = event.after?.tca ?? event.before?.tca;
    return at ? <Moment at={at} /> : '–';
  };
  const end = { align: 'end', isMono: true } as const;
  const columns: readonly RowColumn<ScreenedEvent>[] = [
    { id: 'object', header: words.object, cell: ({ secondaryName }) => secondaryName },
    { id: 'change', header: words.change, cell: change },
    { id: 'pcBefore', header: words.pcBefore, ...end, cell: ({ before }) => formatPc(before?.probability) },
    { id: 'pcAfter', header: words.pcAfter, ...end, cell: ({ after }) => formatPc(after?.probability) },
    { id: 'missBefore', header: words.missBefore, ...end, cell: ({ before }) => formatDistance(before?.missDistance) },
    { id: 'missAfter', header: words.missAfter, ...end, cell: ({ after }) => formatDistance(after?.missDistance) },
    { id: 'tca', header: words.tca, cell: tca },
    { id: 'type', header: words.type, cell: ({ screeningType }) => screeningTypeName(screeningType) },
  ];
  return (
    <Panel title={title}>
      {events.length === 0 ? (
        <p className="mv-faint post-pad">{text.noEvents}</p>
      ) : (
        <RowTable
          label={title}
          columns={columns}
          rows={events}
          keyOf={keyOf}
          card={(event) => (
            <div className="post-card">
              <span>{event.secondaryName}</span>
              {change(event)}
              <span className="mono">
                Pc {formatPc(event.before?.probability)} → {formatPc(event.after?.probability)}
              </span>
            </div>
          )}
        />
      )}
      <ScaledNote of={events.map(({ before, after }) => (after ?? before)?.scaledSigmas)} />
    </Panel>
  );
}
