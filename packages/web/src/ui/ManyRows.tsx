import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import { ROW_PX, type RowsProps, Spacer } from './FirstRows.tsx';

/** Of many rows those in sight, and a few around them. */
export function ManyRows({ count, columns, draw, scroller, show }: RowsProps) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
  });
  useEffect(() => {
    show.current = (index) => virtual.scrollToIndex(index);
  }, [show, virtual]);
  const items = virtual.getVirtualItems();
  return (
    <>
      <Spacer columns={columns} heightPx={items[0]?.start ?? 0} />
      {items.map(({ index }) => draw(index, virtual.measureElement))}
      <Spacer columns={columns} heightPx={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </>
  );
}
