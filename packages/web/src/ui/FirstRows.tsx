import { type ReactNode, type Ref, type RefObject, useEffect } from 'react';

/** Number of rows that are drawn without a visibility test. */
export const MAX_FIRST_ROWS = 60;
/** Assumed height of a row before it is drawn, px. */
export const ROW_PX = 28;

export interface RowsProps {
  readonly count: number;
  readonly columns: number;
  readonly draw: (index: number, measure?: Ref<HTMLTableRowElement>) => ReactNode;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Brings a row into sight. */
  readonly show: RefObject<((index: number) => void) | undefined>;
}

/** The rows of a short table, or the first of a long one. */
export function FirstRows({ count, columns, draw, scroller, show }: RowsProps) {
  useEffect(() => {
    show.current = (index) => {
      const row = scroller.current?.querySelector(`tr[data-index="${index}"]`);
      row?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
  }, [scroller, show]);
  const drawnCount = Math.min(count, MAX_FIRST_ROWS);
  return (
    <>
      {Array.from({ length: drawnCount }, (_, index) => draw(index))}
      <Spacer columns={columns} heightPx={(count - drawnCount) * ROW_PX} />
    </>
  );
}

/** The room of rows that are not drawn. */
export function Spacer({ columns, heightPx }: { readonly columns: number; readonly heightPx: number }) {
  if (heightPx <= 0) return null;
  return (
    <tr>
      <td colSpan={columns} style={{ height: heightPx, padding: 0, border: 0 }} />
    </tr>
  );
}
