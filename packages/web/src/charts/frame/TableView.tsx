import { columnTitle, type DataTable, dataCellText } from '../../export/data-table.ts';
import { ScrollingTable, type ScrollingTableProps } from '../../ui/ScrollingTable.tsx';

interface TableViewProps extends Pick<ScrollingTableProps, 'label' | 'className' | 'isGroup' | 'caption'> {
  readonly table: DataTable;
}

/** Figures as they are saved, as a table on the screen. */
export function TableView({ table, ...scrolling }: TableViewProps) {
  return (
    <ScrollingTable {...scrolling} columns={table.columns.map(columnTitle)}>
      <tbody>
        {table.rows.map((row, rowIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of figures have no identity of their own
          <tr key={rowIndex}>
            {table.columns.map((column, index) => {
              const cell = row[index] ?? null;
              return (
                <td key={column.name} className={typeof cell === 'number' ? 'chart-number' : undefined}>
                  {dataCellText(cell, column)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
