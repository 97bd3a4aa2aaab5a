import { EllipsisVertical } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useChartText } from '../texts/use-chart-text.ts';

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
    <MenuTrigger>
      <Button className="chart-icon-button" aria-label={text.menu(title)}>
        <EllipsisVertical size={16} aria-hidden="true" />
      </Button>
      <Popover className="chart-menu" placement="bottom end">
        <Menu aria-label={text.actions(title)} onAction={(key) => onAction(key as FrameAction)}>
          {hasTable && <MenuItem id="table">{isTable ? text.asChart : text.asTable}</MenuItem>}
          {!isTable && <MenuItem id="png">{text.png}</MenuItem>}
          {!isTable && <MenuItem id="svg">{text.svg}</MenuItem>}
          {hasTable && <MenuItem id="csv">{text.csv}</MenuItem>}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
