import type { ReactNode } from 'react';
import { TableView } from '../../charts/frame/TableView.tsx';
import { toCsv } from '../../export/csv.ts';
import type { DataTable } from '../../export/data-table.ts';
import { download } from '../../export/download.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import './figure-table.css';

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
        <p className="figure-note">{empty}</p>
      ) : (
        <TableView className="figure-table" label={title} isGroup table={table} />
      )}
      {children}
    </Panel>
  );
}
