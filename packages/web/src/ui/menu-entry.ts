import type { ReactNode } from 'react';

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

/** What a menu offers, apart from the button that opens it. */
export interface MenuContent {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onAction?: (id: string) => void;
  readonly placement?: 'bottom start' | 'bottom end';
}
