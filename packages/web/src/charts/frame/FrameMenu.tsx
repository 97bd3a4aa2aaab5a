import { EllipsisVertical } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

export type FrameAction = 'table' | 'png' | 'svg' | 'csv';

export interface FrameMenuProps {
  readonly title: string;
  readonly isTable: boolean;
  readonly hasTable: boolean;
  readonly onAction: (action: FrameAction) => void;
}

export function FrameMenu({ title, isTable, hasTable, onAction }: FrameMenuProps) {
  return (
    <MenuTrigger>
      <Button className="chart-icon-button" aria-label={`${title}: menu`}>
        <EllipsisVertical size={16} aria-hidden="true" />
      </Button>
      <Popover className="chart-menu" placement="bottom end">
        <Menu aria-label={`${title}: actions`} onAction={(key) => onAction(key as FrameAction)}>
          {hasTable && <MenuItem id="table">{isTable ? 'Show as chart' : 'Show as table'}</MenuItem>}
          {!isTable && <MenuItem id="png">Export PNG</MenuItem>}
          {!isTable && <MenuItem id="svg">Export SVG</MenuItem>}
          {hasTable && <MenuItem id="csv">Export CSV</MenuItem>}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
