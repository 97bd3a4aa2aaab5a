import { Columns3 } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Floating.tsx';
import type { MenuEntry } from '../../../ui/menu-entry.ts';
import { useConjunctionText } from '../en.ts';
import { type ColumnSet, columnSets } from './column-sets.ts';

export interface ColumnMenuProps {
  readonly columns: ColumnSet;
  readonly onColumns: (set: string) => void;
  /** Additional menu entries with their actions. */
  readonly more?: readonly MenuEntry[];
  readonly onMore?: (id: string) => void;
}

/** Which columns a table of conjunctions shows. */
export function ColumnMenu({ columns, onColumns, more = [], onMore }: ColumnMenuProps) {
  const { view } = useConjunctionText();
  return (
    <Menu
      label={view.columns}
      placement="bottom end"
      trigger={<Button icon={<Columns3 size={14} aria-hidden />}>{view.sets[columns]}</Button>}
      entries={[...columnSets.map((id) => ({ id, label: view.sets[id], isCurrent: id === columns })), ...more]}
      onAction={(id) => (more.some((entry) => entry.id === id) ? onMore?.(id) : onColumns(id))}
    />
  );
}
