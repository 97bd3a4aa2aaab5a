import type { AuditEntry } from '@keepout/contract/audit/entry';
import { useState } from 'react';
import { useTotalText } from '../../api/pages.ts';
import { QueryStale, QueryState } from '../../api/QueryState.tsx';
import { useSentences } from '../../api/use-fault-words.ts';
import { formatNumber } from '../../format/number.ts';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { RowTable } from '../../ui/RowTable.tsx';
import { detailLine, detailRows, inOwnWords, nameOf, namesById } from './detail-rows.ts';
import { useAuditText } from './en.ts';
import { useEntries } from './queries.ts';

const SHOWN_DETAIL = 90;

export interface AuditLinesProps {
  readonly query: Readonly<Record<string, string>>;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** Matching entries, newest first; an expanded entry shows all its details. */
export function AuditLines({ query, isFiltered, onClear }: AuditLinesProps) {
  const text = useAuditText();
  const totalText = useTotalText();
  const zone = useZone((state) => state.zone);
  const lines = useEntries(query);
  const [opened, open] = useState<AuditEntry>();
  const entries = lines.data?.pages.flatMap(({ records }) => records) ?? [];
  const when = ({ at }: AuditEntry) => formatTime(parseTime(at), zone);
  const wording = useSentences();
  const names = namesById(entries, zone);
  const detailOf = ({ detail }: AuditEntry) => detailRows(inOwnWords(detail, wording), text.detail, zone, names);
  const kind = ({ recordType }: AuditEntry) => text.recordTypes[recordType] ?? recordType;
  const record = (entry: AuditEntry) => `${kind(entry)} ${nameOf(entry, zone) ?? entry.recordId}`;
  // An entry with several actions lists them separated by commas.
  const actionText = ({ action }: AuditEntry) =>
    action
      .split(', ')
      .map((part) => text.actions[part] ?? part)
      .join(', ');

  if (lines.data === undefined) return <QueryState query={lines} loading={text.loading} rows={14} />;
  return (
    <>
      <ProgressLine label={text.refreshing} isActive={lines.isFetching} />
      <QueryStale query={lines} />
      {entries.length === 0 ? (
        <EmptyState
          text={isFiltered ? text.filteredNone : text.none}
          action={isFiltered && <Button onPress={onClear}>{text.clear}</Button>}
        />
      ) : (
        <RowTable
          label={text.table}
          rows={entries}
          keyOf={({ entryId }) => String(entryId)}
          {...(opened && { selectedKey: String(opened.entryId) })}
          onOpen={open}
          columns={[
            { id: 'at', header: text.columns.at, isMono: true, cell: when },
            { id: 'actor', header: text.columns.actor, cell: ({ actor }) => actor },
            { id: 'action', header: text.columns.action, cell: actionText },
            { id: 'record', header: text.columns.record, cell: record },
            { id: 'detail', header: text.columns.detail, cell: (entry) => shortened(detailLine(detailOf(entry))) },
          ]}
          card={(entry) => (
            <button type="button" className="audit-card" onClick={() => open(entry)}>
              <strong>
                {entry.actor}: {actionText(entry)}
              </strong>
              <span>{record(entry)}</span>
              <span className="audit-quiet mono">{when(entry)}</span>
            </button>
          )}
        />
      )}
      {entries.length > 0 && (
        <p className="audit-foot" role="status">
          {text.shown(formatNumber(entries.length), totalText(lines.data.pages[0]!, entries.length))}
          {lines.hasNextPage && (
            <Button isPending={lines.isFetchingNextPage} onPress={() => void lines.fetchNextPage()}>
              {text.more}
            </Button>
          )}
        </p>
      )}
      {opened && (
        <Dialog title={text.detail.title} size="medium" isOpen onClose={() => open(undefined)}>
          <p>
            {when(opened)} · {opened.actor} · {actionText(opened)}
          </p>
          <p className="audit-record">{record(opened)}</p>
          <p className="audit-id">
            <span className="mono">{opened.recordId}</span>
            <CopyButton text={opened.recordId} label={text.detail.copyId} iconOnly />
          </p>
          <KeyValue rows={detailOf(opened).map(({ key, name, value }) => ({ key, label: name, value }))} />
          {Object.keys(opened.detail).length > 0 && (
            <details>
              <summary>{text.detail.raw}</summary>
              <CodeBlock label={text.detail.label} text={JSON.stringify(opened.detail, null, 2)} />
            </details>
          )}
        </Dialog>
      )}
    </>
  );
}

const shortened = (text: string): string => (text.length > SHOWN_DETAIL ? `${text.slice(0, SHOWN_DETAIL)}…` : text);
