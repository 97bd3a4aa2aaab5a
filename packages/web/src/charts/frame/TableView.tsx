import { cellText, columnTitle, type DataTable } from '../../export/data-table.ts';
import { useChartText } from '../texts/en.ts';

/** The chart's numbers in place of the drawing. */
export function TableView({ caption, table }: { readonly caption: string; readonly table: DataTable }) {
  const text = useChartText();
  return (
    <section
      className="chart-table"
      aria-label={text.frame.table(caption)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        <caption className="visually-hidden">{caption}</caption>
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
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a chart have no identity of their own
            <tr key={rowIndex}>
              {table.columns.map((column, index) => {
                const cell = row[index] ?? null;
                return (
                  <td key={column.name} className={typeof cell === 'number' ? 'chart-number' : undefined}>
                    {cellText(cell, column)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
