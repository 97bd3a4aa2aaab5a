import type { EventAnalysis } from '@keepout/contract/ca/analysis';
import type { Threshold } from '../../../charts/threshold.ts';
import { formatDistance } from '../../../format/length.ts';
import { formatNumber } from '../../../format/number.ts';
import { formatPc } from '../../../format/probability.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { ScrollingTable } from '../../../ui/ScrollingTable.tsx';
import { StatusSymbol } from '../../../ui/Status.tsx';
import type { StatusLevel } from '../../../ui/status-level.ts';
import { useAnalysisText } from './en.ts';

type Drag = NonNullable<EventAnalysis['drag']>;

export interface DragPanelProps {
  readonly drag: EventAnalysis['drag'];
  readonly thresholds: readonly Threshold[];
  /** Names of both objects. */
  readonly names: readonly [string, string];
}

/** Space-weather trade space: Pc and miss distance for other drag factors of both objects; the current values are in the middle. */
export function DragPanel({ drag, thresholds, names }: DragPanelProps) {
  const text = useAnalysisText().drag;
  if (drag === null || drag.cells.length === 0) {
    return (
      <Panel title={text.title}>
        <p className="cj-faint">{text.none}</p>
      </Panel>
    );
  }
  const { own, rows } = tradeRows(drag);
  return (
    <Panel title={text.title}>
      <ScrollingTable
        className="cj-analysis-scroll"
        label={text.table}
        caption={<caption className="cj-faint">{text.axes(names[0], names[1])}</caption>}
        columns={[text.factor, ...own.map((factor) => `× ${formatNumber(factor, 2)}`)]}
      >
        <tbody>
          {rows.map(({ factor, cells }) => (
            <tr key={factor}>
              <th scope="row" className="mono">
                × {formatNumber(factor, 2)}
              </th>
              {cells.map((cell, place) => (
                <td key={own[place]} data-now={(factor === 1 && own[place] === 1) || undefined}>
                  {cell === undefined ? text.apart : <Cell cell={cell} thresholds={thresholds} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
      <p className="cj-faint">{text.help}</p>
    </Panel>
  );
}

function Cell({
  cell,
  thresholds,
}: {
  readonly cell: Drag['cells'][number];
  readonly thresholds: readonly Threshold[];
}) {
  const text = useAnalysisText().drag;
  const { probability, totalMissDistance, isInadequate } = cell;
  return (
    <>
      <span className="cj-drag-pc">
        <StatusSymbol level={dragLevel(probability, thresholds)} size={10} />
        <span className="mono">{formatPc(probability)}</span>
        {isInadequate && <abbr title={text.inadequate}>*</abbr>}
      </span>
      <span className="cj-faint">{formatDistance(totalMissDistance)}</span>
    </>
  );
}

/** Returns the status level of the highest threshold that a Pc reaches. */
export const dragLevel = (pc: number, thresholds: readonly Threshold[]): StatusLevel =>
  thresholds.findLast(({ value }) => pc >= value)?.level ?? 'ok';

/** Returns the cells by rows: drag factors of object 2 downwards, of object 1 to the right; undefined for a missing combination. */
export function tradeRows({ cells }: Pick<Drag, 'cells'>) {
  const factorsOf = (object: 'object1' | 'object2') =>
    [...new Set(cells.map((cell) => cell[object]))].sort((a, b) => a - b);
  const ownFactors = factorsOf('object1');
  const rows = factorsOf('object2').map((factor) => ({
    factor,
    cells: ownFactors.map((ownFactor) =>
      cells.find(({ object1, object2 }) => object1 === ownFactor && object2 === factor),
    ),
  }));
  return { own: ownFactors, rows };
}
