import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import './popover.css';
import { inLocale } from './in-locale.tsx';

export interface PopoverPanelProps extends PopoverContent {
  readonly buttonRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Panel of an open popover. */
export const PopoverPanel = inLocale(function PopoverPanel({
  label,
  placement = 'bottom',
  children,
  buttonRef,
  onClose,
}: PopoverPanelProps) {
  return (
    <AriaPopover
      className="popover"
      placement={placement}
      offset={6}
      trigger="DialogTrigger"
      triggerRef={buttonRef}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog className="popover-body" aria-label={label}>
        {children}
      </Dialog>
    </AriaPopover>
  );
});

/** Content of a popover, without the button that opens it. */
export interface PopoverContent {
  readonly label: string;
  readonly placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top' | 'right' | 'left';
  readonly children: ReactNode;
}
