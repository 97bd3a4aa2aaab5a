import type { ReactNode } from 'react';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** On the cross, where it is more than `Close`. */
  readonly closeLabel?: string;
  /** `sheet` takes the height of the window and, on a phone, all of it. */
  readonly form?: 'dialog' | 'sheet';
  readonly size?: 'small' | 'medium' | 'large';
  /** Off while unsaved work would be lost by a press outside. */
  readonly isDismissable?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}
