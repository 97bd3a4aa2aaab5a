import type { ReactNode } from 'react';
import { toCsv } from '../../export/csv.ts';
import { cellText, columnTitle, type DataTable } from '../../export/data-table.ts';
import { download } from '../../export/download.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import './statistics.css';

export interface FigureTableProps {
  readonly title: string;
  readonly fileName: string;
  readonly table: DataTable;
  readonly empty?: string;
  readonly children?: ReactNode;
}

/** A panel with a table that can be saved as CSV. */
export function FigureTable({ title, fileName, table, empty, children }: FigureTableProps) {
  const save = () => download(`${fileName}.csv`, new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }));
  const isEmpty = table.rows.length === 0;
  return (
    <Panel title={title} actions={isEmpty ? undefined : <Button onPress={save}>CSV</Button>}>
      {isEmpty ? (
        <p className="statistics-note">{empty}</p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this names a part that scrolls
        <div
          className="statistics-table"
          role="group"
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th key={column.name} scope="col">
                    {columnTitle(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, rowIndex) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of figures have no identity of their own
                <tr key={rowIndex}>
                  {table.columns.map((column, index) => (
                    <td key={column.name}>{cellText(row[index] ?? null, column)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {children}
    </Panel>
  );
}
