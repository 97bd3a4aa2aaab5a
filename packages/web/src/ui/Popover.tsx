import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import './popover.css';

export interface PopoverProps {
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top' | 'right' | 'left';
  readonly children: ReactNode;
}

/** Content that floats beside its button; Esc and a press outside close it. */
export function Popover({ label, trigger, placement = 'bottom', children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className="popover" placement={placement} offset={6}>
        <Dialog className="popover-body" aria-label={label}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
