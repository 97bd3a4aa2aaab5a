import type { ReactNode } from 'react';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly hint?: string;
  /** Goes there; otherwise `onAction` of the menu is called with the id. */
  readonly href?: string;
  /** Ticked as the current entry. */
  readonly isCurrent?: boolean;
  readonly isDisabled?: boolean;
}

/** Content of a menu, without the button that opens it. */
export interface MenuContent {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onAction?: (id: string) => void;
  readonly placement?: 'bottom start' | 'bottom end';
}
