// biome-ignore-all lint/a11y/useSemanticElements: rows that are not drawn cannot be part of a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays on the grid, which names the active row
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { DENSITIES, useAppearance } from '../../../appearance/appearance-store.ts';
import { useSize } from '../../../charts/interaction/use-size.ts';
import { useKey } from '../../../keys/key-store.ts';
import { paths } from '../../../navigation/paths.ts';
import { cx } from '../../../styles/class-names.ts';
import { StatusSymbol } from '../../../ui/Status.tsx';
import { useVisibleRows } from '../../../ui/use-visible-rows.ts';
import { RiskLabel } from '../../risk/RiskCounts.tsx';
import { type ListedEvent, pairName } from '../event.ts';
import type { TcaPeriod } from '../past-future.ts';
import { type CellSetting, cells } from './cells.tsx';
import { type ColumnSet, columnsIn } from './column-sets.ts';
import { columnGrid, columnShapes } from './column-widths.ts';
import type { FieldId } from './fields.ts';
import type { ListLine, PairLine } from './group.ts';
import { FoldToggle, PairToggle } from './PairToggle.tsx';
import { nextSortKeys, type SortKey } from './sort.ts';
import './table.css';

export interface ConjunctionTableProps {
  readonly lines: readonly ListLine[];
  readonly side: TcaPeriod;
  readonly columns: ColumnSet;
  readonly sort: readonly SortKey[];
  readonly onSort: (keys: readonly SortKey[]) => void;
  readonly selectedId: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
  readonly onOpen: (event: ListedEvent) => void;
  /** Lays the passages of a pair out, or folds them away. */
  readonly onFold: (pair: PairLine) => void;
  /** The same for conjunctions with estimated covariance. */
  readonly onEstimated: (isOpen: boolean) => void;
  readonly setting: CellSetting;
}

/** The list as a grid: head and first two columns stay, only the rows in sight are drawn. */
export function ConjunctionTable(props: ConjunctionTableProps) {
  const { lines, side, columns, sort, onSort, selectedId, onSelect, onOpen, onFold, onEstimated, setting } = props;
  const { text } = setting;
  const [scroller, size] = useSize<HTMLDivElement>();
  const rowPx = DENSITIES[useAppearance((state) => state.density)].row;
  const widthPx = size?.width ?? Number.POSITIVE_INFINITY;
  const ids = useMemo(() => columnsIn(columns, widthPx, sort), [columns, widthPx, sort]);
  const grid = useMemo(() => columnGrid(ids, widthPx), [ids, widthPx]);
  const scrolls = useCallback(() => scroller.current, [scroller]);
  const sizeOf = useCallback(() => rowPx, [rowPx]);
  const visible = useVisibleRows({
    count: lines.length,
    sizeOf,
    keyOf: (index) => lines[index]?.id ?? index,
    scroller: scrolls,
    overscan: 8,
    headPx: rowPx,
    firstHeightPx: 700,
  });

  const selectedLine = lines.findIndex(({ id, kind }) => kind === 'event' && id === selectedId);
  const show = useRef<(index: number) => void>(() => {});
  show.current = visible.show;
  useEffect(() => {
    if (selectedLine >= 0) show.current(selectedLine);
  }, [selectedLine]);

  const step = (by: number) => {
    const from = selectedLine < 0 ? (by > 0 ? -1 : lines.length) : selectedLine;
    const next = nextEvent(lines, from, by);
    if (next !== undefined) onSelect(next.id);
  };
  const walk = (by: 1 | -1) => {
    scroller.current?.focus({ preventScroll: true });
    step(by);
  };
  useKey('list.next', () => walk(1));
  useKey('list.previous', () => walk(-1));
  /** Closing lets go of a passage that is about to leave the list: its leader is selected in its place. */
  const foldPair = (pair: PairLine) => {
    const leader = lines.find((line) => line.kind === 'event' && line.pair?.id === pair.id);
    const selected = lines[selectedLine];
    if (pair.isOpen && selected?.kind === 'event' && selected.pair?.id === pair.id) onSelect(leader?.id);
    onFold(pair);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const by = KEY_STEPS[event.key];
    const selected = lines[selectedLine];
    const pair = selected?.kind === 'event' ? selected.pair : undefined;
    if (by !== undefined) step(by);
    else if (event.key === 'ArrowRight' && pair?.isOpen === false) foldPair(pair);
    else if (event.key === 'ArrowLeft' && pair?.isOpen === true) foldPair(pair);
    else if (event.key === 'Escape') onSelect(undefined);
    else if (event.key === 'Enter' && selected?.kind === 'event') onOpen(selected.event);
    else return;
    event.preventDefault();
  };

  const style = { '--cj-columns': grid.template, '--cj-first': `${columnShapes.verdict.px}px`, minWidth: grid.minPx };
  return (
    <div
      ref={scroller}
      className={cx('cj-table', side === 'past' && 'cj-past')}
      role="grid"
      aria-label={text.list.label}
      aria-rowcount={lines.length + 1}
      aria-colcount={ids.length}
      {...(selectedLine >= 0 && { 'aria-activedescendant': rowId(lines[selectedLine]?.id ?? '') })}
      tabIndex={0}
      onKeyDown={onKeyDown}
      data-scroll-restoration-id="conjunctions"
    >
      <div className="cj-sheet" style={style}>
        <div role="rowgroup" className="cj-head" style={{ height: rowPx }}>
          <div className="cj-row" role="row" aria-rowindex={1}>
            {ids.map((id, place) => {
              const rank = sort.findIndex((key) => key.id === id);
              const direction = rank < 0 ? undefined : sort[rank]?.desc ? 'descending' : 'ascending';
              return (
                <div
                  key={id}
                  role="columnheader"
                  aria-colindex={place + 1}
                  aria-sort={direction ?? 'none'}
                  className={cellClass(id, place)}
                >
                  <button
                    type="button"
                    title={text.columnHelp[side === 'past' && id === 'pc' ? 'finalPc' : id]}
                    onClick={({ shiftKey }) => onSort(nextSortKeys(sort, id, shiftKey))}
                  >
                    {text.columns[side === 'past' && id === 'pc' ? 'finalPc' : id]}
                    {direction === 'ascending' && <ArrowUp size={12} aria-hidden />}
                    {direction === 'descending' && <ArrowDown size={12} aria-hidden />}
                    {rank >= 0 && sort.length > 1 && <sup>{rank + 1}</sup>}
                  </button>
                </div>
              );
            })}
          </div>
        </div>
        <div role="rowgroup" className="cj-body" style={{ height: visible.totalPx }}>
          {visible.rows.map(({ index, start, key }) => {
            const line = lines[index];
            if (line === undefined) return null;
            return (
              <Line
                key={key}
                line={line}
                index={index}
                top={start}
                height={rowPx}
                ids={ids}
                isSelected={index === selectedLine}
                setting={setting}
                onSelect={onSelect}
                onOpen={onOpen}
                onFold={foldPair}
                onEstimated={onEstimated}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** How far each key moves the selection, rows. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 15,
  PageUp: -15,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const rowId = (id: string) => `conjunction-${id}`;
const cellClass = (id: FieldId, place: number) =>
  cx(
    'cj-cell',
    `cj-cell-${id}`,
    columnShapes[id].isNumber === true && 'cj-number',
    place < 2 && `cj-stuck cj-stuck-${place}`,
  );

/** Returns the conjunction a number of steps away; group headers are skipped, the ends are limits. */
function nextEvent(lines: readonly ListLine[], from: number, by: number): ListLine | undefined {
  const direction = Math.sign(by);
  const bounded = Math.max(0, Math.min(lines.length - 1, from + by));
  for (const step of [direction, -direction])
    for (let at = bounded; at >= 0 && at < lines.length; at += step) if (lines[at]?.kind === 'event') return lines[at];
  return undefined;
}

interface LineProps {
  readonly line: ListLine;
  readonly index: number;
  readonly top: number;
  readonly height: number;
  readonly ids: readonly FieldId[];
  readonly isSelected: boolean;
  readonly setting: CellSetting;
  readonly onSelect: (id: string) => void;
  readonly onOpen: (event: ListedEvent) => void;
  readonly onFold: (pair: PairLine) => void;
  readonly onEstimated: (isOpen: boolean) => void;
}

const Line = memo(function Line(props: LineProps) {
  const { line, index, top, height, ids, isSelected, setting, onSelect, onOpen, onFold, onEstimated } = props;
  const style = { height, transform: `translateY(${top}px)` };
  if (line.kind === 'group')
    return (
      <div className="cj-group" role="row" aria-rowindex={index + 2} style={style}>
        <span role="gridcell" aria-colspan={ids.length}>
          <StatusSymbol level={line.level} />
          <strong>
            <RiskLabel of={line.label} />
          </strong>
          <span className="cj-faint">{line.count}</span>
        </span>
      </div>
    );
  if (line.kind === 'fold')
    return (
      <div className="cj-group" role="row" aria-rowindex={index + 2} style={style}>
        <span role="gridcell" aria-colspan={ids.length}>
          <FoldToggle line={line} text={setting.text} onFold={onEstimated} />
        </span>
      </div>
    );
  const { event, pair } = line;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the grid's
    <div
      id={rowId(event.id)}
      className={cx(
        'cj-row',
        'cj-line',
        !event.record.stillReported && 'cj-lost',
        (pair?.place ?? 0) > 0 && 'cj-passage',
      )}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-label={
        pair?.place === 0
          ? `${pairName(event.record)}, ${setting.text.pair.label(pair.count, pair.isOpen)}`
          : pairName(event.record)
      }
      style={style}
      data-opens={paths.conjunction(event.record.satelliteId, event.id)}
      onClick={() => onSelect(event.id)}
      onDoubleClick={() => onOpen(event)}
    >
      {ids.map((id, place) => (
        <div key={id} role="gridcell" aria-colindex={place + 1} className={cellClass(id, place)}>
          {id === 'secondary' && pair?.place === 0 && <PairToggle pair={pair} text={setting.text} onFold={onFold} />}
          {cells[id](event, setting)}
        </div>
      ))}
    </div>
  );
});
