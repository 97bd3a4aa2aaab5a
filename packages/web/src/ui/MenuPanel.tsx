import { Check } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useNavigate } from './Link.tsx';
import type { MenuContent, MenuEntry } from './menu-entry.ts';
import './popover.css';
import './list.css';
import { inLocale } from './in-locale.tsx';

export interface MenuPanelProps extends MenuContent {
  readonly buttonRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The open list of a menu. */
export const MenuPanel = inLocale(function MenuPanel(props: MenuPanelProps) {
  const { label, entries, onAction, placement = 'bottom start', buttonRef, onClose } = props;
  // Opened after it is there: a list that is built open in one go leaves the focus on itself and not on its first entry.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return (
    <Navigating>
      <Popover
        className="popover popover-list"
        placement={placement}
        offset={6}
        aria-label={label}
        trigger="MenuTrigger"
        triggerRef={buttonRef}
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
      >
        <AriaMenu<MenuEntry>
          className="list"
          aria-label={label}
          items={entries}
          autoFocus="first"
          onClose={onClose}
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
    </Navigating>
  );
});

/** Entries that are addresses go through the application's router, where it has one. */
function Navigating({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  return navigate === undefined ? children : <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}
