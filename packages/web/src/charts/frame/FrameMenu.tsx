import { EllipsisVertical } from 'lucide-react';
import { Menu } from '../../ui/Menu.tsx';
import { Pressable } from '../../ui/Pressable.tsx';
import { useChartText } from '../texts/en.ts';

export type FrameAction = 'table' | 'png' | 'svg' | 'csv';

export interface FrameMenuProps {
  readonly title: string;
  readonly isTable: boolean;
  readonly hasTable: boolean;
  readonly onAction: (action: FrameAction) => void;
}

export function FrameMenu({ title, isTable, hasTable, onAction }: FrameMenuProps) {
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
              { id: 'png', label: text.png },
              { id: 'svg', label: text.svg },
            ]),
        ...(hasTable ? [{ id: 'csv', label: text.csv }] : []),
      ]}
      onAction={(id) => onAction(id as FrameAction)}
    />
  );
}
