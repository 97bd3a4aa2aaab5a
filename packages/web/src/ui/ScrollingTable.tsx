import type { ReactNode, Ref } from 'react';
import { TableHead } from './TableHead.tsx';

export interface ScrollingTableProps {
  readonly label: string;
  readonly className: string;
  /** Where a section around it bears the same name. */
  readonly isGroup?: boolean;
  /** Heads of the columns, an empty one for a corner; left out, the children begin with their own. */
  readonly columns?: readonly ReactNode[];
  readonly caption?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** A table that scrolls where it is wider than its place: the keyboard reaches it, and it has a name. */
export function ScrollingTable({ label, className, isGroup, columns, caption, ref, children }: ScrollingTableProps) {
  return (
    <section ref={ref} role={isGroup ? 'group' : undefined} className={className} aria-label={label} tabIndex={0}>
      <table>
        {caption}
        {columns && <TableHead columns={columns} />}
        {children}
      </table>
    </section>
  );
}
