import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import './popover.css';
import './list.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly hint?: string;
  /** Goes there; otherwise `onAction` of the menu is called with the id. */
  readonly href?: string;
  /** Ticked, as the current one of its kind. */
  readonly isCurrent?: boolean;
  readonly isDisabled?: boolean;
}

export interface MenuProps {
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly entries: readonly MenuEntry[];
  readonly onAction?: (id: string) => void;
  readonly placement?: 'bottom start' | 'bottom end';
  /** Given when something else than a press may open it; the first entry then takes the focus. */
  readonly open?: { readonly isOpen: boolean; readonly onChange: (isOpen: boolean) => void };
}

export function Menu({ label, trigger, entries, onAction, placement = 'bottom start', open }: MenuProps) {
  return (
    <MenuTrigger {...(open && { isOpen: open.isOpen, onOpenChange: open.onChange })}>
      {trigger}
      <Popover className="popover popover-list" placement={placement} offset={6}>
        <AriaMenu<MenuEntry>
          className="list"
          aria-label={label}
          items={entries}
          {...(open && { autoFocus: 'first' as const })}
          {...(onAction && { onAction: (key) => onAction(String(key)) })}
        >
          {(entry) => (
            <MenuItem
              className="list-item"
              textValue={entry.label}
              isDisabled={entry.isDisabled ?? false}
              {...(entry.href !== undefined && { href: entry.href })}
            >
              <span className="list-tick">{entry.isCurrent ? <Check size={14} aria-hidden /> : entry.icon}</span>
              <span className="list-text">{entry.label}</span>
              {entry.hint !== undefined && <span className="list-hint">{entry.hint}</span>}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
