import type { ReactNode } from 'react';

/** What floats in a popover, apart from the button that opens it. */
export interface PopoverContent {
  readonly label: string;
  readonly placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top' | 'right' | 'left';
  readonly children: ReactNode;
}
