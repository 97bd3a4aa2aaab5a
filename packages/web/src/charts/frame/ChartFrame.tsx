import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { DataTable } from '../../export/data-table.ts';
import { Menu } from '../../ui/Floating.tsx';
import { Pressable } from '../../ui/Pressable.tsx';
import type { ChartAction } from '../export/take-chart.ts';
import { type Size, useSize } from '../interaction/use-size.ts';
import { useChartText } from '../texts/en.ts';
import { TableView } from './TableView.tsx';
import './frame.css';

export interface ChartFrameProps {
  readonly title: string;
  /** Unit of the vertical axis, next to the title. */
  readonly unit?: string | undefined;
  /** Faint words at the right of the title. */
  readonly note?: string | undefined;
  /** One line under the drawing. */
  readonly caption?: string | undefined;
  readonly fileName: string;
  readonly table: DataTable;
  /** Data of the CSV export where the table on screen is a selection. */
  readonly wholeTable?: (() => DataTable) | undefined;
  /** Drawing height in px, a square as wide as the frame (at most `squareUpToPx`), or a height from the width and an aspect ratio. */
  readonly shape: number | { readonly squareUpToPx: number } | { readonly aspect: number; readonly upToPx: number };
  /** `bare` leaves out panel and title, for small drawings inside another panel. */
  readonly chrome?: 'panel' | 'bare' | undefined;
  readonly actions?: ReactNode;
  readonly legend?: ReactNode;
  readonly footer?: ReactNode;
  /** Text in place of an empty drawing. */
  readonly empty?: string | undefined;
  readonly children: (size: Size) => ReactNode;
}

/** Time for which the result of a copy is shown. */
const TAKEN_MS = 4000;

/** The panel around every chart: title, unit, note, menu (exports, table), and a measured place for the drawing. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    unit,
    note,
    caption,
    table,
    shape,
    chrome = 'panel',
    actions,
    legend,
    footer,
    empty,
    children,
  } = props;
  const text = useChartText();
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const [statusText, setStatusText] = useState('');
  const [ref, size] = useSize<HTMLDivElement>();
  const act = (action: FrameAction) => {
    if (action === 'table') setTable((old) => !old);
    else void take(action).catch(() => setStatusText(text.frame.failed));
  };
  const take = async (action: ChartAction) => {
    const { takeChart } = await import('../export/take-chart.ts');
    const figures = props.wholeTable?.() ?? table;
    const isCopied = await takeChart(action, { ...props, table: figures, plot: ref.current });
    if (isCopied || action.startsWith('copy')) setStatusText(isCopied ? text.frame.copied : text.frame.saved);
  };
  useEffect(() => {
    if (statusText === '') return;
    const timer = setTimeout(() => setStatusText(''), TAKEN_MS);
    return () => clearTimeout(timer);
  }, [statusText]);
  const style =
    typeof shape === 'number'
      ? { height: shape }
      : 'aspect' in shape
        ? { aspectRatio: String(shape.aspect), maxWidth: shape.upToPx }
        : { aspectRatio: '1', maxWidth: shape.squareUpToPx, marginBottom: -24 };
  return (
    <figure className={`chart chart-${chrome}`} aria-labelledby={titleId}>
      <header className={chrome === 'bare' ? 'visually-hidden' : 'chart-header'}>
        <div className="chart-naming">
          <h3 id={titleId}>{title}</h3>
          {unit !== undefined && <span className="chart-unit">{unit}</span>}
        </div>
        {chrome === 'panel' && (
          <div className="chart-tools">
            {note !== undefined && <span className="chart-note">{note}</span>}
            <span className="chart-taken" role="status">
              {statusText}
            </span>
            {actions}
            <FrameMenu title={title} isTable={isTable} hasTable={table.rows.length > 0} onAction={act} />
          </div>
        )}
      </header>
      {legend}
      {isTable && (
        <TableView
          className="chart-table"
          label={text.frame.table(title)}
          caption={<caption className="visually-hidden">{title}</caption>}
          table={table}
        />
      )}
      <div ref={ref} className="chart-plot" style={style} hidden={isTable}>
        {empty !== undefined && <p className="chart-empty">{empty}</p>}
        {empty === undefined && size !== null && size.width > 0 && size.height > 0 && children(size)}
      </div>
      {caption !== undefined && !isTable && <p className="chart-caption">{caption}</p>}
      {!isTable && footer}
    </figure>
  );
}

type FrameAction = 'table' | ChartAction;

interface FrameMenuProps {
  readonly title: string;
  readonly isTable: boolean;
  readonly hasTable: boolean;
  readonly onAction: (action: FrameAction) => void;
}

function FrameMenu({ title, isTable, hasTable, onAction }: FrameMenuProps) {
  const text = useChartText().frame;
  return (
    <Menu
      label={text.actions(title)}
      placement="bottom end"
      trigger={
        <Pressable className="chart-icon-button" aria-label={text.menu(title)}>
          <EllipsisVertical size={16} aria-hidden="true" />
        </Pressable>
      }
      entries={[
        ...(hasTable ? [{ id: 'table', label: isTable ? text.asChart : text.asTable }] : []),
        ...(isTable
          ? []
          : [
              { id: 'copy-picture', label: text.copyPicture },
              { id: 'png', label: text.png },
              { id: 'svg', label: text.svg },
            ]),
        ...(hasTable
          ? [
              { id: 'copy-data', label: text.copyData },
              { id: 'csv', label: text.csv },
            ]
          : []),
      ]}
      onAction={(id) => onAction(id as FrameAction)}
    />
  );
}
