import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { useGoTo } from '../../../navigation/use-search-change.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { worstLevel } from '../../../ui/status-level.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import type { ListedEvent } from '../event.ts';
import type { TcaPeriod } from '../past-future.ts';
import { useWalk } from '../walk.ts';
import { ConjunctionTable } from './ConjunctionTable.tsx';
import type { CellSetting } from './cells.tsx';
import { type ListLine, type PairLine, recordsInOrder } from './group.ts';
import type { TableChanges, TableState } from './table-state.ts';
import './work.css';

// The table is the first thing seen; cards and the preview with its charts come when they are needed.
const ConjunctionCards = lazy(async () => ({ default: (await import('./ConjunctionCards.tsx')).ConjunctionCards }));
const Preview = lazy(async () => ({ default: (await import('./Preview.tsx')).Preview }));

export interface ConjunctionWorkProps {
  readonly lines: readonly ListLine[];
  readonly side: TcaPeriod;
  readonly state: TableState;
  readonly changes: TableChanges;
  readonly setting: CellSetting;
  /** Expands or folds the conjunctions with estimated covariance; absent without a fold. */
  readonly onEstimated?: (isOpen: boolean) => void;
}

const KEEP = () => {};

/** Work list of conjunctions: the table with a preview of the selected row; on a phone, cards. */
export function ConjunctionWork(props: ConjunctionWorkProps) {
  const { lines: unfolded, side, state, changes, setting, onEstimated = KEEP } = props;
  const isPhone = useMediaQuery('(max-width: 719px)');
  const goTo = useGoTo();
  const open = useCallback(({ id, record }: ListedEvent) => goTo(paths.conjunction(record.satelliteId, id)), [goTo]);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const { selectedId } = state;
  useEffect(() => {
    useWalk.getState().lay(recordsInOrder(unfolded));
  }, [unfolded]);
  const lines = useMemo(() => foldPairs(unfolded, openIds, selectedId), [unfolded, openIds, selectedId]);
  const fold = useCallback((pair: PairLine) => {
    setOpenIds((open) => new Set(pair.isOpen ? [...open].filter((id) => id !== pair.id) : [...open, pair.id]));
  }, []);
  if (isPhone)
    return (
      <Suspense fallback={<Skeleton label={setting.text.list.loading} rows={8} rowPx={76} />}>
        <ConjunctionCards lines={lines} side={side} setting={setting} onFold={fold} onEstimated={onEstimated} />
      </Suspense>
    );
  const selected = lines.find((line) => line.kind === 'event' && line.id === state.selectedId);
  const event = selected?.kind === 'event' ? selected.event : undefined;
  return (
    <div className="cj-work">
      <ConjunctionTable
        lines={lines}
        side={side}
        columns={state.columns}
        sort={state.sort}
        onSort={changes.sortBy}
        selectedId={event?.id}
        onSelect={changes.select}
        onOpen={open}
        onFold={fold}
        onEstimated={onEstimated}
        setting={setting}
      />
      {event && (
        <Suspense fallback={<PreviewSkeleton label={setting.text.preview.messagesLoading} />}>
          <Preview event={event} setting={setting} onClose={() => changes.select(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** Keeps the place of the preview while its chunk is on the way. */
function PreviewSkeleton({ label }: { readonly label: string }) {
  return (
    <aside className="cj-preview">
      <Skeleton label={label} rows={16} />
    </aside>
  );
}

/** Both objects of an event; without a catalogue number the other one is its name. */
function pairOf({ record: { satelliteId, object2 } }: ListedEvent): string {
  return `pair:${satelliteId}:${object2.noradId ?? object2.name}`;
}

/**
 * Folds the passages of a pair into the row of the worst of them, in its place, and lays those of open pairs out there in the order of the list.
 * Group heads stay, and pairs are folded within their group. A pair with the selected event in it is open.
 */
export function foldPairs(
  lines: readonly ListLine[],
  openIds: ReadonlySet<string>,
  selectedId: string | undefined,
): readonly ListLine[] {
  return sections(lines).flatMap(([head, events]) => [...head, ...foldSection(events, openIds, selectedId)]);
}

type EventLine = Extract<ListLine, { kind: 'event' }>;

function sections(lines: readonly ListLine[]): readonly (readonly [readonly ListLine[], readonly EventLine[]])[] {
  const groups: [ListLine[], EventLine[]][] = [[[], []]];
  for (const line of lines)
    if (line.kind !== 'event') groups.push([[line], []]);
    else groups.at(-1)![1].push(line);
  return groups;
}

function foldSection(
  lines: readonly EventLine[],
  openIds: ReadonlySet<string>,
  selectedId: string | undefined,
): readonly ListLine[] {
  const pairs = new Map<string, EventLine[]>();
  for (const line of lines) {
    const id = pairOf(line.event);
    const group = pairs.get(id);
    if (group) group.push(line);
    else pairs.set(id, [line]);
  }
  return lines.flatMap((line): readonly ListLine[] => {
    const id = pairOf(line.event);
    const passages = pairs.get(id)!;
    if (passages.length === 1) return [line];
    const mark = worstLevel(passages.map(({ event }) => event.mark));
    if (line !== passages.find(({ event }) => event.mark === mark)) return [];
    const isOpen = openIds.has(id) || passages.some((passage) => passage !== line && passage.id === selectedId);
    const visiblePassages = isOpen ? passages : [line];
    return visiblePassages.map((passage, place) => ({
      ...passage,
      pair: { id, count: passages.length, isOpen, place, mark },
    }));
  });
}
